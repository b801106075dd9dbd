import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { shareText } from './format';
import type { Tally } from './tally';

interface TallyTableProps {
  /** What the rows are, such as "Category". */
  what: string;
  tallies: readonly Tally[];
  nameOf: (key: string) => ReactNode;
}

/** How many rows are shown at first. Up to two more are shown too: a button would take as much space. */
const shownAtFirst = 8;

/** A table of shares of correct answers, with bars. */
export function TallyTable({ what, tallies, nameOf }: TallyTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const canFold = tallies.length > shownAtFirst + 2;
  const rows = showsAll || !canFold ? tallies : tallies.slice(0, shownAtFirst);
  const hasBars = rows.some(({ total }) => total > 1);
  return (
    <div>
      <table className="w-full border-collapse text-left">
        <caption className="pb-2 text-left font-semibold">By {what.toLowerCase()}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, correct, total }) => (
            <tr key={key} className="border-t border-hairline">
              <th scope="row" className="py-2 pr-3 align-middle font-normal">
                {nameOf(key)}
              </th>
              <td className={classNames('py-2 align-middle', hasBars ? 'w-32' : 'w-20')}>
                {/* For a single question, a percentage would add nothing. */}
                <span className="block text-right text-sm tabular-nums">
                  {total > 1 ? shareText(correct, total) : `${correct} of ${total}`}
                </span>
                {total > 1 && <Bar share={correct / total} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {canFold && (
        <Button
          variant="quiet"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="-ml-4 print:hidden"
        >
          {showsAll ? 'Show fewer' : `Show all ${tallies.length} rows`}
        </Button>
      )}
    </div>
  );
}

/** A bar that shows a share, which the text above it states. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="mt-1 h-1.5 w-full overflow-hidden rounded-full"
    >
      <rect
        width="100"
        height="6"
        className="fill-hairline forced-colors:fill-[CanvasText] forced-colors:opacity-30"
      />
      <rect
        width={100 * share}
        height="6"
        className="fill-primary forced-colors:fill-[Highlight]"
      />
    </svg>
  );
}
