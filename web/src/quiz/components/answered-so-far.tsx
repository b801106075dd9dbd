import { count } from '../../bank/format';
import type { Score } from '../model/score';

interface AnsweredSoFarProps {
  /** The score without unchecked answers. */
  score: Score;
  /** How many answers were entered but not checked. */
  unchecked: number;
}

/** The sentence in dialogs that says how much of a quiz is answered. */
export function AnsweredSoFar({ score, unchecked }: AnsweredSoFarProps) {
  return (
    <>
      You have answered {score.answered} of {count(score.total, 'question')}
      {unchecked > 0 && `, and ${count(unchecked, 'answer is', 'answers are')} not checked yet`}.
    </>
  );
}
