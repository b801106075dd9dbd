import type { Question } from '../bank/bundle';
import { loadTopics } from '../bank/load';

/** Loads the code of the dialog. */
export const loadDialog = () =>
  import('./details-dialog').then(({ DetailsDialog, preloadDiagram }) => ({
    DetailsDialog,
    preloadDiagram,
  }));

/** Begins to load what a question's dialog needs, when the pointer or focus is near. */
export function preloadDetails(question: Question): void {
  Promise.all([loadDialog(), loadTopics()]).then(
    ([{ preloadDiagram }, topics]) => preloadDiagram(question, topics),
    // A failure is shown when the dialog is opened.
    () => {},
  );
}
