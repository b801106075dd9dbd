import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Returns a function that announces a sentence to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

interface Sentence {
  text: string;
  turn: number;
}

/** The maximum number of sentences kept, so that those announced together do not replace one another. */
const most = 3;

/** How long, in milliseconds, sentences stay on the page. Later they would mislead. */
const keptMs = 5000;

/** Renders the live region for sentences from useAnnounce. */
export function Announcer({ children }: { children: ReactNode }) {
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const announce = useCallback((text: string) => {
    setSentences((before) => [
      ...before.slice(1 - most),
      { text, turn: (before.at(-1)?.turn ?? 0) + 1 },
    ]);
  }, []);
  useEffect(() => {
    if (sentences.length === 0) return;
    const timer = setTimeout(setSentences, keptMs, []);
    return () => clearTimeout(timer);
  }, [sentences]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" className="sr-only" data-testid="announcer">
        {/* A new element each time, so that the same sentence is announced again. */}
        {sentences.map(({ text, turn }) => (
          <p key={turn}>{text}</p>
        ))}
      </div>
    </AnnounceContext>
  );
}
