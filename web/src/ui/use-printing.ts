import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Reports whether the page is rendered for print. The print events come early enough to render
 * for paper; the media query also covers the print view in developer tools.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('print');
    // The browser starts the layout as soon as this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const update = () => setPrinting(query.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', update);
    query.addEventListener('change', update);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', update);
      query.removeEventListener('change', update);
    };
  }, []);
  return printing;
}
