import type { FeedbackByID } from '../../bank/bundle';
import { useCatalog } from '../../bank/catalog-context';
import { type Loaded, useLoaded } from '../../bank/use-loaded';
import { loadReport } from '../../results/load';
import { ResultsCard } from '../../results/results-card';
import { Card } from '../../ui/card';
import { Failure } from '../../ui/failure';
import { Spinner } from '../../ui/spinner';
import { useCopy } from '../../ui/use-copy';
import { usePrinting } from '../../ui/use-printing';
import { scoreOf } from '../model/score';
import type { Quiz } from '../state/quiz';
import { useQuizAddress } from '../state/use-quiz-address';
import { useTitles } from '../state/use-titles';

interface ResultsProps {
  quiz: Quiz;
  feedback: Loaded<FeedbackByID>;
  /** Goes to the answer key. */
  onReview: () => void;
  onNewQuiz: () => void;
  /** Starts a quiz of the missed questions. */
  onPractice: () => void;
}

/** The results of a submitted quiz: the score at once, and the report once its code has loaded. */
export function Results({ quiz, feedback, onReview, onNewQuiz, onPractice }: ResultsProps) {
  const { plan, session } = quiz;
  const catalog = useCatalog();
  const { copy } = useCopy();
  const { title } = useTitles(plan);
  const address = useQuizAddress(plan, session.mode);
  const report = useLoaded(loadReport);
  const printing = usePrinting();
  return (
    <>
      <ResultsCard
        session={session}
        score={scoreOf(session)}
        onNewQuiz={onNewQuiz}
        onPractice={onPractice}
        onReview={onReview}
        onCopy={
          report.status === 'ready'
            ? () => copy('Summary', report.value.summaryText({ title, session, catalog, address }))
            : undefined
        }
      />
      {report.status === 'loading' && (
        <Card>
          <Spinner label="Loading your report..." />
        </Card>
      )}
      {report.status === 'failed' && (
        <Failure
          what="The report"
          retry={report.retry}
          note="Reloading the page may lose the results."
        />
      )}
      {report.status === 'ready' && (
        <report.value.Report session={session} topics={report.value.topics} />
      )}
      {report.status === 'ready' && feedback.status === 'ready' && printing && (
        <report.value.Paper
          title={title}
          session={session}
          feedback={feedback.value}
          address={address}
        />
      )}
    </>
  );
}
