import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { useEmbedded } from '../../app/use-embedded';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import type { Item } from '../../bank/item';
import { typeOf } from '../../items/types';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { capitalized } from '../model/capitalized';
import { type Plan, poolOf } from '../model/draw';
import type { Mode, Pace } from '../model/session';
import { asNumeric } from '../model/without-options';
import { useTitles } from '../state/use-titles';
import { CopyLink } from './copy-link';
import { ModeCard } from './mode-card';
import { PaceChoice } from './on-demand';
import { QuizChoices } from './quiz-choices';

interface ModeScreenProps {
  /** The mode and the pace that are chosen at first. */
  mode: Mode;
  pace: Pace;
  bank: readonly Item[];
  plan: Plan;
  /** The size that the link requests. */
  linkSize: Plan['size'];
  /** How many questions the plan draws. */
  questionCount: number;
  /** Whether some multiple-choice questions can be answered by entering a number. */
  canTypeAnswers: boolean;
  onChoose: (choice: Partial<Plan>) => void;
  onStart: (mode: Mode, pace: Pace) => void;
  /** Whether the link has a valid seed, and no list of questions. */
  isFixed: boolean;
  /** Whether there is a quiz to continue, which makes the start button secondary. */
  canContinue: boolean;
  /** Notes on the link, and the offer to continue a quiz. */
  children: ReactNode;
}

/** The screen before a quiz: its mode, its other choices and the start button. */
export function ModeScreen(props: ModeScreenProps) {
  const { bank, plan, linkSize, questionCount, canTypeAnswers, isFixed, canContinue } = props;
  const { onChoose, onStart, children } = props;
  const { product, quiz } = useCatalog();
  const embedded = useEmbedded();
  const [mode, setMode] = useState(props.mode);
  const [pace, setPace] = useState(props.pace);
  const { title, category, topicTitle } = useTitles(plan);
  const formatId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(mode, pace);
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
        <PageTitle title={title} className="text-3xl font-bold">
          {category?.label ?? product}
        </PageTitle>
        <p className="text-lg text-on-muted">
          {topicTitle
            ? `Topic: ${topicTitle}`
            : (category?.subtitle ?? 'Mixed Topics: Test your SWMM5 knowledge')}
        </p>
      </div>
      {children}
      <form onSubmit={submit} onKeyDown={ignoreEnterOnInput} className="space-y-6">
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
                `${quiz.secondsPerQuestion * pace} seconds per question`,
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
        <QuizChoices {...{ bank, plan, linkSize, canTypeAnswers, onChoose }} />
        <section aria-labelledby={formatId} className="text-on-muted">
          <div className="flex flex-wrap gap-x-5">
            <h2 id={formatId} className="font-semibold">
              Format
            </h2>
            <ul className="flex flex-wrap gap-x-5 max-sm:flex-col">
              {formatOf(bank, plan, questionCount).map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
          {plan.ids && <p>This quiz has a fixed list of questions.</p>}
          {isFixed && <p>This link always draws the same questions.</p>}
          {!plan.ids && plan.size !== 'all' && questionCount < plan.size && (
            <p>
              This quiz is shorter than {plan.size === quiz.size && 'the usual '}
              {count(plan.size, 'question')}: the bank has only {count(questionCount, 'question')}{' '}
              for it.
            </p>
          )}
        </section>
        <div className="items-center gap-3 max-sm:contents sm:flex">
          {/* On a phone the button stays in view below the choices. */}
          <div className="start-bar">
            <Button
              type="submit"
              variant={canContinue ? 'secondary' : 'primary'}
              className="text-lg max-sm:w-full sm:px-8"
            >
              {mode === 'practice' ? 'Start Practice Quiz' : 'Start Timed Quiz'}
            </Button>
          </div>
          <CopyLink plan={plan} mode={mode} />
        </div>
      </form>
    </main>
  );
}

/** Keeps Enter on a choice from starting the quiz, which only the button should do. */
function ignoreEnterOnInput(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Describes the format of a quiz in short phrases: "25 questions", "Multiple choice". */
function formatOf(bank: readonly Item[], plan: Plan, total: number): string[] {
  const { level, difficulty } = plan;
  // Every question that may be drawn counts, so that each visit shows the same formats.
  const pool = poolOf(bank, plan).map((item) => (plan.withoutOptions ? asNumeric(item) : item));
  // In alphabetical order, so that multiple choice, the usual format, comes first.
  const formats = [...new Set(pool.map((item) => typeOf(item).format))].sort();
  return [
    count(total, 'question'),
    ...formats.map((format, index) =>
      index === 0 || total === pool.length ? format : `May include ${format.toLowerCase()}`,
    ),
    'Detailed explanations',
    ...Object.entries({ level, difficulty }).flatMap(([name, value]) =>
      value ? [`${capitalized(name)}: ${value}`] : [],
    ),
  ];
}
