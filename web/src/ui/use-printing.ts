import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Reports whether the page is rendered for print. The print events come early enough to
 * render for them; the media query also reports a print view in developer tools.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('print');
    // The browser starts the layout as soon as this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(query.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    query.addEventListener('change', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      query.removeEventListener('change', end);
    };
  }, []);
  return printing;
}
