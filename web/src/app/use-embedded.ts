import { useLocation } from 'react-router-dom';
import { paths } from './paths';

/** Whether this is the quiz for pages of others, without header and footer. */
export function useEmbedded(): boolean {
  const { pathname } = useLocation();
  return pathname.replace(/\/+$/, '').toLowerCase() === paths.embed;
}
