import type { Stimulus } from '../bank/bundle';
import { retriable } from '../bank/retriable';
import { loadAhead, useLoaded } from '../bank/use-loaded';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';
import type { FigureProps } from './figure';

const loadFigure = retriable(() => import('./figure'));

/** Loads the code that shows a stimulus. */
export async function preloadStimulus(stimulus: Stimulus): Promise<void> {
  await loadAhead(loadFigure);
  await (await loadFigure()).preloadDiagram(stimulus);
}

/** Shows a stimulus once its code has loaded. */
export function LazyStimulus(props: FigureProps) {
  const loaded = useLoaded(loadFigure);
  switch (loaded.status) {
    case 'loading':
      return <Spinner label="Loading the figure..." />;
    case 'failed':
      return <Failure what="The figure" retry={loaded.retry} />;
    case 'ready':
      return <loaded.value.Figure {...props} />;
  }
}
