import type { Topics } from '../bank/bundle';
import type { Question } from '../bank/item';
import { loadTopics } from '../bank/load';
import { useLoaded } from '../bank/use-loaded';
import { loaderOf } from '../diagrams/registry';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';
import { answersKeptNote } from './answers-kept-note';
import { kindOfQuestion } from './kind-of-question';
import { QuestionSummary } from './question-summary';
import { ReportQuestion } from './report-question';
import { TopicTabs } from './topic-tabs';

/** Starts to load the diagram of a question. */
export function preloadDiagram(question: Question, topics: Topics): void {
  const kind = kindOfQuestion(question, topicOf(question, topics));
  // The dialog reports a failure when it opens.
  if (kind) loaderOf(kind)?.().catch(() => {});
}

/**
 * The content of the details dialog: question, answer and explanation, each folded to one line at
 * first, the topic in three tabs, and links to report the question.
 */
export function DetailsContent({ question }: { question: Question }) {
  const topics = useLoaded(loadTopics);
  return (
    <div data-reading className="space-y-3">
      <QuestionSummary question={question} />
      {topics.status === 'loading' && <Spinner label="Loading the topic..." />}
      {topics.status === 'failed' && (
        <Failure what="The topic" retry={topics.retry} note={answersKeptNote} />
      )}
      {topics.status === 'ready' && (
        <TopicTabs question={question} topic={topicOf(question, topics.value)} />
      )}
      <ReportQuestion id={question.id} />
    </div>
  );
}

function topicOf({ topic = '' }: Question, topics: Topics) {
  return Object.hasOwn(topics, topic) ? topics[topic] : undefined;
}
