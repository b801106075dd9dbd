import type { ComponentType } from 'react';
import { retriable } from '../bank/retriable';
import { loadAhead, useLoaded } from '../bank/use-loaded';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';

/** Makes an input whose code is loaded when a quiz needs it. */
export function lazyInput<P extends object>(
  importInput: () => Promise<{ default: ComponentType<P> }>,
): { Input: ComponentType<P>; preload: () => Promise<void> } {
  const load = retriable(importInput);
  return {
    preload: () => loadAhead(load),
    Input(props) {
      const loaded = useLoaded(load);
      switch (loaded.status) {
        case 'loading':
          return <Spinner label="Loading the answer field..." />;
        case 'failed':
          return <Failure what="The answer field" retry={loaded.retry} />;
        case 'ready':
          return <loaded.value.default {...props} />;
      }
    },
  };
}
