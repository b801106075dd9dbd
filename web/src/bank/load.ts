import type { Catalog, Item, Teachings, Topics } from './bundle';

/** Loads what the first page needs: counts, categories, contact. */
export async function loadCatalog(): Promise<Catalog> {
  return (await import('../generated/catalog.json')).default;
}

/** Loads all questions, without what follows their answers. */
export async function loadQuestions(): Promise<Item[]> {
  return (await import('../generated/questions.json')).default;
}

/** Loads what follows the answers: explanations, rationales and references. */
export async function loadTeachings(): Promise<Teachings> {
  return (await import('../generated/explanations.json')).default;
}

/** Loads the technical detail of all topics. */
export async function loadTopics(): Promise<Topics> {
  return (await import('../generated/topics.json')).default;
}
