import { useId } from 'react';
import { Button } from '../../ui/button';
import type { Example } from './spec';

interface ExamplesProps<P> {
  examples: readonly Example<P>[];
  onTry: (example: Example<P>) => void;
}

/** What to try, and what to notice then. */
export function Examples<P>({ examples, onTry }: ExamplesProps<P>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-2 print:hidden">
      <p id={id} className="font-semibold">
        Try this
      </p>
      <ol className="grid gap-4 md:grid-cols-3">
        {examples.map((example) => (
          <li key={example.label} className="space-y-1.5">
            <Button look="secondary" onClick={() => onTry(example)} className="w-full">
              {example.label}
            </Button>
            <p className="text-sm">{example.notice}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
