import { useLoaded } from '../bank/use-loaded';
import { ErrorBoundary } from '../ui/error-boundary';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';
import { type Kind, titleOf } from './kinds';
import type { DiagramProps } from './kit/spec';
import { NoDiagram } from './no-diagram';
import { type DiagramModule, loaderOf } from './registry';

type LazyDiagramProps = Omit<DiagramProps, 'title'> & { kind: Kind | undefined };

/** A diagram whose code is loaded when it is first shown. */
export function LazyDiagram({ kind, ...props }: LazyDiagramProps) {
  const load = kind && loaderOf(kind);
  if (!load) return <NoDiagram />;
  return (
    // With the key, a diagram of another kind inherits neither the failure nor the state of this one.
    <ErrorBoundary key={kind} what="The diagram">
      <DiagramLoader load={load} title={titleOf(kind)} {...props} />
    </ErrorBoundary>
  );
}

type DiagramLoaderProps = DiagramProps & { load: () => Promise<DiagramModule> };

function DiagramLoader({ load, ...props }: DiagramLoaderProps) {
  const loaded = useLoaded(load);
  switch (loaded.status) {
    case 'loading':
      return <Spinner label="Loading the diagram..." />;
    case 'failed':
      return <Failure what="The diagram" retry={loaded.retry} />;
    case 'ready':
      return <loaded.value.default {...props} />;
  }
}
