import type { Question } from '../bank/bundle';
import { loadTopics } from '../bank/load';
import { retriable } from '../bank/retriable';

/** Loads the code of the dialog. */
export const loadDialog = retriable(() => import('./details-dialog'));

/** Begins to load what a question's dialog needs, when the pointer or focus is near. */
export function preloadDetails(question: Question): void {
  Promise.all([loadDialog(), loadTopics()]).then(
    ([{ preloadDiagram }, topics]) => preloadDiagram(question, topics),
    // A failure is shown when the dialog is opened.
    () => {},
  );
}
