import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { writeProgress } from '../model/progress';
import { hasInput } from '../model/session';
import { now } from './clock';
import { placeAtom, type Quiz } from './quiz';

/**
 * The delay before a change of a quiz in progress is saved: browsers limit how often the history may be
 * changed. Results are saved at once, since the next quiz may follow.
 */
const delayMs = 300;

/**
 * Saves the progress of a quiz in its browser history entry once the learner has entered anything, so
 * that the quiz can be continued, or its results shown, after a reload. The entry stays as long as its
 * tab; nothing else is stored. Returns a function that saves it now, with the time taken, and returns the
 * state that an entry needs to show the quiz.
 */
export function useKeepProgress({ attempt, session }: Quiz) {
  const { finishedAt } = session;
  const place = useAtomValue(placeAtom);
  const keep = useCallback(() => {
    const progress = hasInput(session) ? writeProgress(session, place, now()) : undefined;
    const usr = { attempt, progress };
    const { state } = window.history;
    // The router reads the entry when the page is loaded again.
    if (state?.usr?.attempt === attempt) window.history.replaceState({ ...state, usr }, '');
    return usr;
  }, [attempt, session, place]);
  useEffect(() => {
    const timer = setTimeout(keep, finishedAt === null ? delayMs : 0);
    // Updates the time taken. Later events, such as pagehide, cannot change the history.
    window.addEventListener('beforeunload', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', keep);
    };
  }, [keep, finishedAt]);
  return keep;
}
