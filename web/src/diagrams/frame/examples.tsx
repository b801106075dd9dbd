import { type MouseEvent, memo, useId } from 'react';
import { Button } from '../../ui/button';
import { keepPlace } from '../../ui/keep-place';
import type { Example } from '../kit/spec';
import type { Units } from '../kit/units';
import type { Origin } from './origin';
import { inUnits } from './prompts';

interface ExamplesProps<P> {
  examples: readonly Example<P>[];
  units: Units;
  /** The label of the example whose state is shown. */
  shown: string | undefined;
  /** The labels of the controls that the example shown has changed. */
  changed: readonly string[];
  /** Whether examples replace the case of the quiz question. */
  replacesCase: boolean;
  /** Receives what differs from the diagram's initial state. */
  onState: (changes: Partial<P>, origin: Origin) => void;
}

/**
 * States to try. The notice of an example is shown only while the state, apart from its time, is that
 * of the example: the notice may answer a question, and it does not apply to other states.
 */
export const Examples = memo(ExampleList) as typeof ExampleList;

function ExampleList<P>(props: ExamplesProps<P>) {
  const { examples, shown, changed, replacesCase, units, onState } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-2 print:hidden">
      <p id={id} className="font-semibold">
        Try this{replacesCase && ', with the diagram’s own numbers instead of the question’s'}
      </p>
      <ol className="grid gap-x-4 gap-y-2 md:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
        {examples.map(({ label, notice, params }) => {
          const show = (event: MouseEvent) => {
            onState(params, { example: label });
            keepPlace(event);
            // The notice that appears may be below the edge of the window.
            const item = event.currentTarget.parentElement;
            requestAnimationFrame(() => item?.scrollIntoView({ block: 'nearest' }));
          };
          return (
            <li key={label} className="space-y-1.5">
              <Button variant="secondary" onClick={show} className="w-full">
                {label}
              </Button>
              <p aria-live="polite" className="text-sm">
                {shown === label && inUnits(notice, units)}
                {shown === label && changed.length > 0 && (
                  <span className="text-on-muted"> Changed: {changed.join('; ')}.</span>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
