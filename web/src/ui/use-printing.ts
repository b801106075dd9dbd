import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is drawn for paper. The events before and after printing
 * come early enough for what is drawn then; the media query also tells of a
 * browser's view of the page as paper.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('print');
    // The browser lays the pages out as soon as this returns.
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
