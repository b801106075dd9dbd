import { loadTopics } from '../bank/load';
import { retriable } from '../bank/retriable';

const reportModule = retriable(() => import('./report'));
const paperModule = retriable(() => import('./paper'));

/** Loads the report and the printed quiz, which are separate chunks, and the titles of topics. */
export async function loadReport() {
  const [{ Report }, { Paper }, topics] = await Promise.all([
    reportModule(),
    paperModule(),
    // If the topics cannot be loaded, their ids are shown instead of their titles.
    loadTopics().catch(() => ({})),
  ]);
  return { Report, Paper, topics };
}
