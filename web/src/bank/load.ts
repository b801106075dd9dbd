import type { Catalog, FeedbackByID, Topics } from './bundle';
import type { Item } from './item';
import { retriable } from './retriable';

const catalogFile = retriable(() => import('../generated/catalog.json'));
const questionsFile = retriable(() => import('../generated/questions.json'));
const feedbackFile = retriable(() => import('../generated/explanations.json'));
const topicsFile = retriable(() => import('../generated/topics.json'));

/** Loads the data that every page needs, such as the counts, categories and contact. */
export async function loadCatalog(): Promise<Catalog> {
  return (await catalogFile()).default;
}

/** Loads all questions, without the feedback on their answers. */
export function loadQuestions(): Promise<Item[]> {
  return ofThisVersion(questionsFile());
}

/** Loads the feedback on answers, such as explanations, rationales and references. */
export function loadFeedback(): Promise<FeedbackByID> {
  return ofThisVersion(feedbackFile());
}

/** Loads the technical details of all topics. */
export function loadTopics(): Promise<Topics> {
  return ofThisVersion(topicsFile());
}

/** A file of the bundle, with the version of the bundle that it belongs to. */
export interface Versioned<T> {
  version: string;
  data: T;
}

/**
 * Returns the data of a file; fails if the site has been updated since the page was opened,
 * because a page never shows parts of two versions.
 */
async function ofThisVersion<T>(file: Promise<{ default: Versioned<T> }>): Promise<T> {
  const [{ version }, { default: part }] = await Promise.all([loadCatalog(), file]);
  if (part.version !== version) throw new Error('the site has been updated');
  return part.data;
}
