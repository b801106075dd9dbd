import { loadTopics } from '../bank/load';

/** Loads the code of the dialog. */
export const loadDialog = () =>
  import('./details-dialog').then(({ DetailsDialog }) => ({ DetailsDialog }));

/** Begins to load what the dialog needs, when the pointer or focus is near. */
export function preloadDetails(): void {
  // A failure is shown when the dialog is opened.
  loadDialog().catch(() => {});
  loadTopics().catch(() => {});
}
