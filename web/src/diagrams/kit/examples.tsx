import { memo, useId } from 'react';
import { Button } from '../../ui/button';
import type { Example } from './spec';

interface ExamplesProps<P> {
  examples: readonly Example<P>[];
  /** Receives what differs from the diagram's initial state. */
  onTry: (changes: Partial<P>) => void;
}

/** States to try, and what to notice in each. */
export const Examples = memo(AllExamples) as typeof AllExamples;

function AllExamples<P>({ examples, onTry }: ExamplesProps<P>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-2 print:hidden">
      <p id={id} className="font-semibold">
        Try this
      </p>
      <ol className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
        {examples.map((example) => (
          <li key={example.label} className="space-y-1.5">
            <Button variant="secondary" onClick={() => onTry(example.params)} className="w-full">
              {example.label}
            </Button>
            <p className="text-sm">{example.notice}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
