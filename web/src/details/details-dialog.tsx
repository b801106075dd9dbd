import type { Topics } from '../bank/bundle';
import type { Question } from '../bank/item';
import { loadTopics } from '../bank/load';
import { RichText } from '../bank/rich-text';
import { useLoaded } from '../bank/use-loaded';
import { loaderOf } from '../diagrams/registry';
import { typeOf } from '../items/types';
import { LazyStimulus } from '../stimulus/lazy-stimulus';
import { Failure } from '../ui/failure';
import { Spinner } from '../ui/spinner';
import { answersKept } from './answers-kept';
import { kindOfQuestion } from './kind-of-question';
import { ReportQuestion } from './report-question';
import { TopicTabs } from './topic-tabs';

/** Starts to load the diagram of a question. */
export function preloadDiagram(question: Question, topics: Topics): void {
  const kind = kindOfQuestion(question, topicOf(question, topics));
  // The dialog reports a failure when it opens.
  if (kind) loaderOf(kind)?.().catch(() => {});
}

/** The content of the dialog: question, answer, explanation, and the topic in three tabs. */
export function DetailsDialog({ question }: { question: Question }) {
  const topics = useLoaded(loadTopics);
  return (
    <div className="space-y-6">
      <dl className="space-y-3">
        <div>
          <dt className="text-sm font-semibold text-on-muted">Question</dt>
          <dd className="font-semibold">
            <RichText text={question.q} />
            {question.stimulus && <LazyStimulus stimulus={question.stimulus} fixed />}
          </dd>
        </div>
        <div className="rounded-lg bg-success px-4 py-3 text-on-success">
          <dt className="text-sm font-semibold">Answer</dt>
          {typeOf(question)
            .key(question)
            .map(({ letter = '', text }) => (
              <dd key={letter}>
                {letter && `${letter}. `}
                <RichText text={text} />
              </dd>
            ))}
        </div>
        <div>
          <dt className="text-sm font-semibold text-on-muted">Explanation</dt>
          <dd>
            <RichText text={question.explanation} />
          </dd>
        </div>
      </dl>
      {topics.status === 'loading' && <Spinner label="Loading the topic..." />}
      {topics.status === 'failed' && (
        <Failure what="The topic" retry={topics.retry} note={answersKept} />
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
