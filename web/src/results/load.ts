import { loadTopics } from '../bank/load';
import { retriable } from '../bank/retriable';

const reportModule = retriable(() => import('./report'));
const paperModule = retriable(() => import('./paper'));
const summaryModule = retriable(() => import('./summary'));

/** Loads the code of the report, the printed quiz and the summary, and the titles of topics. */
export async function loadReport() {
  const [{ Report }, { Paper }, { summaryText }, topics] = await Promise.all([
    reportModule(),
    paperModule(),
    summaryModule(),
    // If the topics cannot be loaded, their IDs are shown instead of their titles.
    loadTopics().catch(() => ({})),
  ]);
  return { Report, Paper, summaryText, topics };
}
