import { LinkProblems } from '../../ui/link-problems';
import { Notice } from '../../ui/notice';
import type { LinkRequest } from '../model/link';

/** Lists the parts of a link that could not be used, and reports a changed bank. */
export function LinkNotes({ request }: { request: LinkRequest }) {
  const { sameBank, problems } = request;
  return (
    <Notice>
      {problems.length > 0 && <LinkProblems problems={problems} />}
      {sameBank === false && (
        <p>
          The questions have changed since this link was made: the quiz may differ from the original
          one.
        </p>
      )}
    </Notice>
  );
}
