import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { useEmbedded } from '../../app/use-embedded';
import type { Category } from '../../bank/bundle';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import type { Plan } from '../model/draw';
import type { LinkRequest } from '../model/link';
import type { Mode } from '../model/session';
import { CopyLink } from './copy-link';
import { ModeCard } from './mode-card';
import { formatsOf, OptionsChoice, type Quizzes } from './options-choice';
import { type Pace, PaceChoice } from './pace-choice';

interface ModeScreenProps {
  category: Category | undefined;
  request: LinkRequest;
  /** The quizzes to choose from, by the form of their answers. */
  quizzes: Quizzes;
  onStart: (plan: Plan, mode: Mode, pace: Pace) => void;
  /** Notes on the link. */
  children: ReactNode;
}

/** The choice between practice and timed mode. */
export function ModeScreen({ category, request, quizzes, onStart, children }: ModeScreenProps) {
  const { product, quiz } = useCatalog();
  const embedded = useEmbedded();
  const [mode, setMode] = useState(request.mode);
  const [pace, setPace] = useState<Pace>(1);
  const [withoutOptions, setWithoutOptions] = useState(request.plan.withoutOptions ?? false);
  const plan: Plan = { ...request.plan, withoutOptions };
  const questions = quizzes[withoutOptions ? 'withoutOptions' : 'withOptions'];
  const questionCount = questions.length;
  const title = category?.label ?? product;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(plan, mode, pace);
  };
  return (
    <main id="main" className="mx-auto max-w-4xl space-y-6 px-4 py-6 sm:px-6 sm:py-10">
      {!embedded && (
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center gap-1 text-link underline"
        >
          <Icon name="left" />
          Back to home
        </Link>
      )}
      <div>
        <PageTitle title={category?.label ?? 'Mixed Topics'} className="text-3xl font-bold">
          {title}
        </PageTitle>
        <p className="text-lg text-on-muted">
          {category?.subtitle ?? 'Mixed Topics: Test your SWMM5 knowledge'}
        </p>
      </div>
      {children}
      <form onSubmit={submit} className="space-y-6">
        <fieldset>
          <legend className="mb-3 text-lg font-semibold">Choose a mode</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <ModeCard
              mode="practice"
              chosen={mode}
              onChoose={setMode}
              title="Practice Mode"
              subtitle="Take your time - no pressure!"
              badge="Recommended"
              tone="success"
              icon="book"
              features={[
                'Unlimited time',
                'Immediate feedback',
                'Show all answers',
                'Review explanations',
              ]}
            />
            <ModeCard
              mode="timed"
              chosen={mode}
              onChoose={setMode}
              title="Timed Mode"
              subtitle="Challenge yourself with time pressure"
              badge="Challenge"
              tone="warning"
              icon="clock"
              features={[
                `${quiz.secondsPerQuestion} seconds per question`,
                'Final score at end',
                'Track completion time',
                'Professional assessment',
              ]}
            />
          </div>
        </fieldset>
        {mode === 'timed' && (
          <PaceChoice
            chosen={pace}
            onChoose={setPace}
            limit={questionCount * quiz.secondsPerQuestion * 1000}
          />
        )}
        <OptionsChoice quizzes={quizzes} chosen={withoutOptions} onChoose={setWithoutOptions} />
        <Card className="space-y-2">
          <h2 className="font-semibold">Format</h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            <li>{count(questionCount, 'question')}</li>
            {formatsOf(questions).map((format) => (
              <li key={format}>{format}</li>
            ))}
            <li>Detailed explanations</li>
          </ul>
          {plan.topic && <p>Topic: {plan.topic.replaceAll('-', ' ')}</p>}
          {plan.ids && <p>A list of questions, chosen by the author of this link.</p>}
          {!plan.ids && plan.size !== 'all' && questionCount < plan.size && (
            <p className="text-on-muted">
              This quiz is shorter than {plan.size === quiz.size && 'the usual '}
              {count(plan.size, 'question')}: the bank has only {count(questionCount, 'question')}{' '}
              for it.
            </p>
          )}
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" className="w-full text-lg sm:w-auto sm:px-8">
            {mode === 'practice' ? 'Start Practice Quiz' : 'Start Timed Quiz'}
          </Button>
          <CopyLink plan={plan} mode={mode} />
        </div>
      </form>
    </main>
  );
}
