import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Speaks a sentence to people who use a screen reader. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** Holds the one polite live region of the app. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => {
    setMessage(({ turn }) => ({ text, turn: turn + 1 }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" className="sr-only" data-testid="announcer">
        {/* A new element each time lets the same sentence be spoken again. */}
        <p key={message.turn}>{message.text}</p>
      </div>
    </AnnounceContext>
  );
}
