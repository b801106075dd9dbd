import { loadTopics } from '../bank/load';

/** Loads the parts of the results that are not in the quiz's own code. */
export async function loadReport() {
  const [{ Report }, { Paper }, topics] = await Promise.all([
    import('./report'),
    import('./paper'),
    // Without them the topics' ids stand in place of their titles.
    loadTopics().catch(() => ({})),
  ]);
  return { Report, Paper, topics };
}
