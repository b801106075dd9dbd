import { useState } from 'react';
import type { Stimulus } from '../bank/bundle';
import { loadAhead } from '../bank/use-loaded';
import { isKind } from '../diagrams/kinds';
import { LazyDiagram } from '../diagrams/lazy-diagram';
import { loaderOf } from '../diagrams/registry';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { Chart } from './chart';
import { DataTable } from './chart/data-table';
import { Listing } from './listing';
import { Picture } from './picture';

export interface FigureProps {
  stimulus: Stimulus;
  /** The number of the question in a quiz. It is absent on paper and in dialogs, which have no Enlarge button. */
  number?: number;
}

/** What a question is about: a picture, a chart, a still of a diagram, or a listing. */
export function Figure({ stimulus, number }: FigureProps) {
  const canEnlarge = number !== undefined;
  const [isLarge, setLarge] = useState(false);
  const name = stimulus.listing === undefined ? 'Figure' : 'Listing';
  // For screen readers. In a quiz it is only in the dialog: it is too long between a stem and its options.
  const table = stimulus.chart && <DataTable chart={stimulus.chart} />;
  return (
    <figure
      aria-label={name}
      className={classNames(
        'relative mt-3 break-inside-avoid space-y-2 border-hairline font-normal text-on-card [--drawing-width:34rem] sm:rounded-lg sm:border sm:p-3',
        canEnlarge && '-mx-3 sm:mx-0 sm:[--drawing-height:max(15rem,100dvh-34rem)]',
      )}
    >
      <Content stimulus={stimulus} />
      {!canEnlarge && table}
      {canEnlarge && (
        <Button
          variant="quiet"
          onClick={() => setLarge(true)}
          className={classNames(
            'px-3! sm:-ml-1 sm:px-2! print:hidden',
            // The button is beside the legend.
            stimulus.chart && 'sm:absolute sm:right-1 sm:bottom-1',
          )}
        >
          <Icon name="enlarge" />
          Enlarge{' '}
          <span className="sr-only">
            the {name.toLowerCase()} of question {number}
            {table && ', with a table of its data'}
          </span>
        </Button>
      )}
      {isLarge && (
        <Dialog title={`${name} of question ${number}`} onClose={() => setLarge(false)}>
          {stimulus.listing === undefined && (
            <p
              aria-hidden="true"
              className="pb-2 text-sm text-on-muted min-[32rem]:hidden print:hidden"
            >
              Scroll sideways to see the rest
            </p>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
          <div tabIndex={0} className="sideways overflow-x-auto [--paper:var(--card)]!">
            <div
              className={classNames(
                stimulus.listing === undefined && 'min-w-[30rem]',
                '[--drawing-height:max(24rem,90dvh-14rem)] [--drawing-width:64rem] [--still-width:100%]',
              )}
            >
              <Content stimulus={stimulus} large />
              {table}
            </div>
          </div>
        </Dialog>
      )}
    </figure>
  );
}

/** Loads the code of the diagram if the stimulus is a still of one. */
export async function preloadDiagram({ diagram }: Stimulus): Promise<void> {
  const load = isKind(diagram) ? loaderOf(diagram) : undefined;
  if (load) await loadAhead(load);
}

/** The stimulus and its text alternative. */
function Content({ stimulus, large = false }: { stimulus: Stimulus; large?: boolean }) {
  const { image, alt } = stimulus;
  if (image) return <Picture image={image} alt={alt ?? ''} large={large} />;
  return (
    <>
      {alt && <p className="sr-only">{alt}</p>}
      <Drawn {...stimulus} large={large} />
    </>
  );
}

function Drawn({ chart, diagram, state = '', listing, large }: Stimulus & { large: boolean }) {
  if (chart) return <Chart chart={chart} />;
  if (listing !== undefined) return <Listing text={listing} large={large} />;
  return <LazyDiagram kind={isKind(diagram) ? diagram : undefined} search={`?${state}`} still />;
}
