import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Returns a function that announces a sentence to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

interface Sentence {
  text: string;
  /**
   * When it was announced, in milliseconds, made unique. It identifies the sentence, so that the same
   * text is announced again.
   */
  id: number;
}

/** How far apart sentences are announced together, in milliseconds. A later one replaces them. */
const togetherMs = 100;

/**
 * How long sentences stay on the page after the last one, in milliseconds. They would mislead a
 * reader who finds them later.
 */
const keptMs = 5000;

/** The ID of the latest sentence. */
let latestId = 0;

const SentencesContext = createContext<readonly Sentence[]>([]);

/**
 * The live region for what is announced while it is on the page. A modal dialog has its own,
 * because screen readers do not read the page behind it.
 */
export function LiveRegion() {
  const [earlier] = useState(latestId);
  return (
    <div aria-live="polite" className="sr-only">
      {useContext(SentencesContext).map(({ text, id }) => id > earlier && <p key={id}>{text}</p>)}
    </div>
  );
}

/** Renders its children, and the live region for the sentences that they announce. */
export function Announcer({ children }: { children: ReactNode }) {
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const announce = useCallback((text: string) => {
    const id = Math.max(latestId + 1, Date.now());
    latestId = id;
    startTransition(() =>
      setSentences((before) => [
        ...before.filter((other) => id - other.id < togetherMs),
        { text, id },
      ]),
    );
  }, []);
  useEffect(() => {
    if (sentences.length === 0) return;
    const timer = setTimeout(setSentences, keptMs, []);
    return () => clearTimeout(timer);
  }, [sentences]);
  return (
    <AnnounceContext value={announce}>
      <SentencesContext value={sentences}>
        {children}
        <LiveRegion />
      </SentencesContext>
    </AnnounceContext>
  );
}
