import type { Topics } from '../../bank/bundle';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { loadTopics } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { capitalized } from '../model/capitalized';
import type { Plan } from '../model/draw';

/** Most quizzes have no topic and do not need topic titles. */
const noTopics = async (): Promise<Topics> => ({});

/**
 * Returns the title of a quiz, its category, and the title of its topic. The title of the quiz is
 * that of its category, or else of its topic, or else "Mixed Topics". A topic that has not loaded
 * or has no title gets its ID in words: "Water quality" for "water-quality".
 */
export function useTitles(plan: Plan) {
  const { topic } = plan;
  const category = findCategory(useCatalog(), plan.category);
  const topics = useLoaded(topic ? loadTopics : noTopics);
  const loaded = topics.status === 'ready' && topic ? topics.value[topic]?.title : undefined;
  const topicTitle = topic && (loaded ?? capitalized(topic.replaceAll('-', ' ')));
  return { title: category?.label ?? topicTitle ?? 'Mixed Topics', category, topicTitle };
}
