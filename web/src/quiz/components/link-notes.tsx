import { Icon } from '../../ui/icon';
import type { Asked } from '../model/link';

/** Says what of a link could not be used, and whether the bank has changed since. */
export function LinkNotes({ asked }: { asked: Asked }) {
  const { bankChanged, problems } = asked;
  if (!bankChanged && problems.length === 0) return null;
  return (
    <div
      role="status"
      className="flex gap-3 rounded-xl border border-on-warning bg-warning p-4 text-on-warning"
    >
      <Icon name="info" className="mt-0.5 size-5" />
      <div className="min-w-0 space-y-2">
        {problems.length > 0 && (
          <>
            <p className="font-semibold">Part of this link could not be used.</p>
            <ul className="list-disc space-y-1 pl-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <p>In its place you get what a usual quiz has.</p>
          </>
        )}
        {bankChanged && (
          <p>
            The questions have changed since this link was made: the quiz may differ from the one
            that was meant.
          </p>
        )}
      </div>
    </div>
  );
}
