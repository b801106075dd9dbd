import type { Question } from '../bank/item';
import { loadTopics } from '../bank/load';
import { retriable } from '../bank/retriable';

/** Loads the code of the dialog. */
export const loadDetailsDialog = retriable(() => import('./details-dialog'));

/** Starts to load what the dialog of a question needs. */
export function preloadDetails(question: Question): void {
  Promise.all([loadDetailsDialog(), loadTopics()]).then(
    ([{ preloadDiagram }, topics]) => preloadDiagram(question, topics),
    // The dialog reports a failure when it opens.
    () => {},
  );
}
