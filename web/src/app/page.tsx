import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCatalog } from '../bank/catalog-context';

/** The location at which the app was opened: the browser's own focus is right there. */
let opened: string | undefined;

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
  const { key } = useLocation();
  useEffect(() => {
    document.title = title === product ? product : `${title} – ${product}`;
  }, [title, product]);
  useEffect(() => {
    opened ??= key;
    if (key === opened) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
