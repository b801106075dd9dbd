import type { ReactNode } from 'react';
import { LinkProblems } from '../../ui/link-problems';
import { Notice } from '../../ui/notice';
import type { Control } from '../kit/controls';
import { searchProblems } from './search-problems';

/** Returns a notice of what could not be used of an address; null if all of it was used. */
export function linkNotice<P>(
  controls: readonly Control<P>[],
  initial: P,
  search: string,
): ReactNode {
  const problems = searchProblems(controls, initial, search);
  if (problems.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice>
        <LinkProblems problems={problems} />
      </Notice>
    </div>
  );
}
