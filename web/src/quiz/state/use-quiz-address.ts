import { useHref } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { isBrowser } from '../../ui/is-browser';
import type { Plan } from '../model/draw';
import { linkQuery } from '../model/link';
import type { Mode } from '../model/session';

/** Returns the address that draws a quiz again, on any device. */
export function useQuizAddress(plan: Plan, mode: Mode): string {
  const path = useHref(paths.quiz());
  const origin = isBrowser ? window.location.origin : '';
  return `${origin}${path}${linkQuery(plan, mode, useCatalog())}`;
}
