import type { Score } from '../model/score';
import type { Mode } from '../model/session';

/** The score as the learner may see it: a timed quiz shows it at the end. */
export function shownScore(score: Score, mode: Mode): string {
  return mode === 'timed' ? 'at end' : `${score.correct}/${score.total}`;
}
