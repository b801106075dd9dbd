import type { Score } from '../model/score';
import type { Mode } from '../model/session';

/** Returns the score of a quiz in progress as text; a timed quiz shows it only at the end. */
export function shownScore(score: Score, mode: Mode): string {
  return mode === 'timed' ? 'at the end' : `${score.correct}/${score.total}`;
}
