import { type ReactNode, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useCatalog } from '../bank/catalog-context';

/** The location at which the app was opened: the browser's own focus is right there. */
let opened: Location | undefined;

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
  useEffect(() => {
    document.title = title === product ? product : `${title} – ${product}`;
  }, [title, product]);
  useEffect(() => {
    // The object, not its key: going back to where it was opened is a change, too.
    opened ??= location;
    if (location === opened) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [location]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
