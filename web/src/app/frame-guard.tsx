import { type ReactNode, useEffect, useMemo } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useCatalog } from '../bank/catalog-context';
import { isBrowser } from '../ui/is-browser';
import { currentFrame, type Framing, framingOf } from './framing';
import { useEmbedded } from './use-embedded';

const unframed: Framing = { kind: 'none' };

/** Adapts its children to the frame that they are in. Replaces them if the frame is not allowed. */
export function FrameGuard({ children }: { children: ReactNode }) {
  const { embedParents } = useCatalog();
  const embedded = useEmbedded();
  const framing = useMemo(
    () => (isBrowser ? framingOf(currentFrame(), embedded, embedParents) : unframed),
    [embedded, embedParents],
  );
  const address = useHref(useLocation());
  useEffect(() => {
    if (framing.kind !== 'embedded') return;
    const ending = new AbortController();
    // The quiz works without it.
    import('./embedding')
      .then(({ adaptToFrame }) => adaptToFrame(framing.parent, ending.signal))
      .catch(() => {});
    return () => ending.abort();
  }, [framing]);
  if (framing.kind !== 'refused') return children;
  return (
    <main id="main" className="p-6">
      <p>
        This page cannot be embedded.{' '}
        <a href={address} target="_blank" rel="noopener" className="text-link underline">
          Open it in a new tab
        </a>
      </p>
    </main>
  );
}
