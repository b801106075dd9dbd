import { typeOf } from '../../items/types';
import { preloadStimulus } from '../../stimulus/lazy-stimulus';
import type { ShuffledQuestion } from '../model/shuffle-options';

/** Preloads the code of a quiz's inputs and figures, so that its questions are complete at once. */
export async function preloadInputs(questions: readonly ShuffledQuestion[]): Promise<void> {
  const types = new Set(questions.map(typeOf));
  await Promise.all([
    ...[...types].map(({ preload }) => preload?.()),
    ...questions.map(({ stimulus }) => stimulus && preloadStimulus(stimulus)),
  ]);
}
