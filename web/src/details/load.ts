import type { Question } from '../bank/item';
import { loadTopics } from '../bank/load';
import { retriable } from '../bank/retriable';

/** Loads the code of the details dialog's content. */
export const loadDetailsContent = retriable(() => import('./details-content'));

/** Starts to load what the details dialog of a question needs. */
export function preloadDetails(question: Question): void {
  Promise.all([loadDetailsContent(), loadTopics()]).then(
    ([{ preloadDiagram }, topics]) => preloadDiagram(question, topics),
    // The dialog reports a failure when it opens.
    () => {},
  );
}
