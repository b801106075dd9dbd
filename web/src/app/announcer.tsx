import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Speaks a sentence to people who use a screen reader. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

interface Sentence {
  text: string;
  turn: number;
  /** When it was said, in milliseconds since the page was opened. */
  at: number;
}

/** Sentences so close to one another, in milliseconds, are all spoken: none takes the place of another. */
const together = 200;

/** Holds the one polite live region of the app. */
export function Announcer({ children }: { children: ReactNode }) {
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const announce = useCallback((text: string) => {
    const at = performance.now();
    setSentences((before) => [
      ...before.filter((sentence) => at - sentence.at < together),
      { text, turn: (before.at(-1)?.turn ?? 0) + 1, at },
    ]);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" className="sr-only" data-testid="announcer">
        {/* A new element each time lets the same sentence be spoken again. */}
        {sentences.map(({ text, turn }) => (
          <p key={turn}>{text}</p>
        ))}
      </div>
    </AnnounceContext>
  );
}
