import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../bank/use-loaded';
import type { Kind } from '../../diagrams/kinds';
import { type DiagramModule, loaderOf } from '../../diagrams/registry';
import { ErrorBoundary } from '../../ui/error-boundary';

/**
 * The first drawing of a diagram, loaded when it comes near the viewport. The keyboard and screen
 * readers skip it: the link below it has the title.
 */
export function SmallPicture({ kind }: { kind: Kind }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const load = loaderOf(kind);
  return (
    <ErrorBoundary what="The picture">
      <div
        ref={box}
        aria-hidden="true"
        inert
        className="small-picture mb-3 flex aspect-3/2 items-center overflow-hidden"
      >
        {isNear && load && <Picture load={load} />}
      </div>
    </ErrorBoundary>
  );
}

/** Draws a diagram once its code has loaded. Draws nothing if the code cannot be loaded. */
function Picture({ load }: { load: () => Promise<DiagramModule> }) {
  const loaded = useLoaded(load);
  // Deferred, so that drawing several pictures does not hold up the page.
  const Diagram = useDeferredValue(loaded.status === 'ready' ? loaded.value.default : undefined);
  if (!Diagram) return null;
  return (
    <div className="w-full">
      <Diagram title="" still />
    </div>
  );
}
