import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCatalog } from '../bank/catalog-context';
import { OpenedAt } from './opened-at';
import { toTop } from './to-top';

interface PageTitleProps {
  /** The document's title, without the product's name. */
  title: string;
  children: ReactNode;
  className?: string;
}

/**
 * The page's main heading. It names the document, and takes the focus when the
 * page is reached within the app, so that a screen reader starts there.
 */
export function PageTitle({ title, children, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { product } = useCatalog();
  const location = useLocation();
  const opened = useContext(OpenedAt);
  useEffect(() => {
    document.title = title === product ? product : `${title} – ${product}`;
  }, [title, product]);
  useEffect(() => {
    // The browser's own focus is right where the app was opened.
    if (location === opened) return;
    toTop(heading.current);
  }, [location, opened]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
