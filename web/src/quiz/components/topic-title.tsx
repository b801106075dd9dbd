import { loadTopics } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { capitalized } from '../model/capitalized';

/** The title of a topic. Until it has loaded, or if there is none, the id is shown as words. */
export function TopicTitle({ id }: { id: string }) {
  const topics = useLoaded(loadTopics);
  const title = topics.status === 'ready' ? topics.value[id]?.title : undefined;
  return title ?? capitalized(id.replaceAll('-', ' '));
}
