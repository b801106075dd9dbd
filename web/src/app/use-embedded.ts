import { useLocation } from 'react-router-dom';
import { paths } from './paths';

/** Reports whether this is the page of the embedded quiz, which has no header or footer. */
export function useEmbedded(): boolean {
  const { pathname } = useLocation();
  return pathname.replace(/\/+$/, '').toLowerCase() === paths.embed;
}
