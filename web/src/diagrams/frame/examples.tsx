import { type MouseEvent, memo, useId, useState } from 'react';
import { Button } from '../../ui/button';
import type { Example } from '../kit/spec';
import type { Units } from '../kit/units';
import { inUnits } from './prompts';

interface ExamplesProps<P> {
  examples: readonly Example<P>[];
  units: Units;
  /** Receives what differs from the diagram's initial state. */
  onTry: (changes: Partial<P>) => void;
}

/** States to try. What to notice is shown only after a try, because it may answer a question. */
export const Examples = memo(ExampleList) as typeof ExampleList;

function ExampleList<P>({ examples, units, onTry }: ExamplesProps<P>) {
  const id = useId();
  const [tried, setTried] = useState<readonly string[]>([]);
  return (
    <section aria-labelledby={id} className="space-y-2 print:hidden">
      <p id={id} className="font-semibold">
        Try this
      </p>
      <ol className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
        {examples.map(({ label, notice, params }) => {
          const show = ({ currentTarget }: MouseEvent) => {
            setTried([...tried, label]);
            onTry(params);
            // The text that appears may be below the edge.
            const item = currentTarget.parentElement;
            requestAnimationFrame(() => item?.scrollIntoView({ block: 'nearest' }));
          };
          return (
            <li key={label} className="space-y-1.5">
              <Button variant="secondary" onClick={show} className="w-full">
                {label}
              </Button>
              <p aria-live="polite" className="text-sm">
                {tried.includes(label) && inUnits(notice, units)}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
