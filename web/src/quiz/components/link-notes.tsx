import { LinkProblems } from '../../ui/link-problems';
import { Notice } from '../../ui/notice';
import type { Asked } from '../model/link';

/** Says what of a link could not be used, and whether the bank has changed since. */
export function LinkNotes({ asked }: { asked: Asked }) {
  const { bankChanged, problems } = asked;
  if (!bankChanged && problems.length === 0) return null;
  return (
    <Notice>
      {problems.length > 0 && (
        <LinkProblems problems={problems} instead="In its place you get what a usual quiz has." />
      )}
      {bankChanged && (
        <p>
          The questions have changed since this link was made: the quiz may differ from the one that
          was meant.
        </p>
      )}
    </Notice>
  );
}
