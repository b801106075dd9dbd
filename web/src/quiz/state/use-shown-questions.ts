import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Filter, matchingIndexes } from '../../results/filter';
import { usePrinting } from '../../ui/use-printing';
import type { Session } from '../model/session';
import { statusesOf } from '../model/status';
import { focusQuestion } from './focus-question';
import { placeAtom } from './quiz';

/** Decides which questions of a quiz are shown, and in which order. */
export function useShownQuestions(session: Session) {
  const completed = session.finishedAt !== null;
  const [place, setPlace] = useAtom(placeAtom);
  const current = completed ? null : place;
  const [chosen, setChosen] = useState<Filter | null>(null);
  const printing = usePrinting();
  useEffect(() => {
    if (!completed) setChosen(null);
  }, [completed]);

  const all = [...session.questions.keys()];
  const statuses = statusesOf(session);
  const isCorrect = (index: number) => completed && statuses[index] === 'correct';
  const correct = all.filter(isCorrect);
  const canFold = correct.length > 0 && correct.length < all.length;
  // The answer key begins with the missed questions; those answered correctly are folded.
  const filter = chosen ?? (canFold ? 'missed' : 'all');
  const matching = new Set(matchingIndexes(session, filter));
  const order = [...all.filter((index) => !isCorrect(index)), ...correct];
  const isShown = (index: number) =>
    current !== null && !printing ? index === current : matching.has(index);

  return {
    /** All questions by index, in the order of the page. */
    order,
    isShown,
    /** The questions to step through. */
    steps: current !== null ? order : order.filter(isShown),
    /** The index of the only question shown; null after the end or if all are on one page. */
    current,
    setCurrent: setPlace,
    /** Shows a question if it is hidden, and focuses it or its answer. */
    goTo: (index: number, toAnswer = false) => {
      if (!isShown(index)) {
        flushSync(() => {
          if (completed) setChosen('all');
          else setPlace(index);
        });
      }
      focusQuestion(index, toAnswer);
    },
    filter,
    show: setChosen,
    /** Whether there are missed and correct questions; if all are shown, the missed ones come first. */
    canFold,
    /** The number of questions that match the filter. */
    matches: matching.size,
    /** How many correctly answered questions a button shows or hides; 0 if there is no such button. */
    foldable: canFold && (filter === 'all' || filter === 'missed') ? correct.length : 0,
  };
}
