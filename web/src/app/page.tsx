import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCatalog } from '../bank/catalog-context';
import { OpenedAt } from './opened-at';
import { toTop } from './to-top';

interface PageTitleProps {
  /** The document's title without the product's name; on the home page, the product's name. */
  title: string;
  children: ReactNode;
  className?: string;
}

/**
 * The main heading of a page. It sets the title of the document, and receives the focus after each
 * navigation within the app, so that screen readers start there.
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
    // On the page where the app was opened, the browser sets the focus.
    if (location === opened) return;
    toTop(heading.current);
  }, [location, opened]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
