import type { Catalog, Question, Topics } from './bundle';

/** Loads what the first page needs: counts, categories, contact. */
export async function loadCatalog(): Promise<Catalog> {
  return (await import('../generated/catalog.json')).default;
}

/** Loads all questions. */
export async function loadQuestions(): Promise<Question[]> {
  return (await import('../generated/questions.json')).default;
}

/** Loads the technical detail of all topics. */
export async function loadTopics(): Promise<Topics> {
  return (await import('../generated/topics.json')).default;
}
