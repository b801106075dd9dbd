import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useEmbedded } from '../../app/use-embedded';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import type { Item } from '../../bank/item';
import { draw, type Plan, poolOf } from '../model/draw';
import { readLink } from '../model/link';
import type { Progress } from '../model/progress';
import { newSeed } from '../model/random';
import { hasInput } from '../model/session';
import { preloadInputs } from '../state/preload-inputs';
import { keptChoicesAtom, leftAsideAtom, quizAtom, restoredAtom, takeUpAtom } from '../state/quiz';
import { useQuizActions } from '../state/use-quiz-actions';
import { ModeScreen } from './mode-screen';
import { ContinuePanel, EmptyQuiz, LeftQuiz, LinkNotes, useKeptFragment } from './on-demand';

/** The mode screen for the quiz that the address requests. */
export function QuizStart({ bank }: { bank: readonly Item[] }) {
  const { pathname, search } = useLocation();
  // Another address resets the choices.
  const address = pathname + search;
  return <Start key={address} address={address} bank={bank} />;
}

function Start({ address, bank }: { address: string; bank: readonly Item[] }) {
  const catalog = useCatalog();
  const { state } = useLocation();
  const pathCategory = useParams().category;
  const [query] = useSearchParams();
  const [seed] = useState(newSeed);
  const [keptChoices, setKeptChoices] = useAtom(keptChoicesAtom);
  const kept = keptChoices?.address === address ? keptChoices : null;
  const [choices, setChoices] = useState<Partial<Plan>>(kept?.choices ?? {});
  const { startQuiz } = useQuizActions();
  const request = useMemo(
    () => readLink(query, { catalog, questions: bank, category: pathCategory, seed }),
    [query, catalog, bank, pathCategory, seed],
  );
  const [progress, setProgress] = useState<Progress | null>(null);
  // Where the browser's history has the results of a quiz, the next one has other questions.
  const isPast = progress?.isFinished && state?.attempt;
  const plan = useMemo(
    () => ({ ...request.plan, ...(isPast && { seed }), ...choices }),
    [request, isPast, seed, choices],
  );
  const questions = useMemo(() => draw(bank, plan), [bank, plan]);
  const canTypeAnswers = useMemo(() => {
    // Checks the whole pool, not the questions drawn, so that each visit offers the same choice.
    const entries = poolOf(bank, { ...request.plan, withoutOptions: true });
    return entries.some(({ type }) => type === undefined);
  }, [bank, request]);
  const fragment = useKeptFragment();
  const quiz = useAtomValue(quizAtom);
  const isEmbedded = useEmbedded();
  const restored = useAtomValue(restoredAtom);
  // The address or the entry of the browser's history may hold another quiz than the one that was left.
  const isOther = !fragment || quiz?.attempt !== restored;
  const left = quiz && hasInput(quiz.session) && isOther && !isEmbedded ? quiz : null;
  const leftAside = useAtomValue(leftAsideAtom);
  // The entry of the browser's history may hold the quiz itself.
  const isAsideHere = fragment && state?.attempt === leftAside?.attempt;
  const aside = isEmbedded || isAsideHere ? null : leftAside;
  const takeUp = useSetAtom(takeUpAtom);
  const timePerQuestion = catalog.quiz.secondsPerQuestion * 1000;
  const category = findCategory(catalog, plan.category);
  useEffect(() => {
    // A failure is shown where the part is missing.
    preloadInputs(questions).catch(() => {});
  }, [questions]);
  if (questions.length === 0) return <EmptyQuiz category={category} />;
  return (
    <ModeScreen
      mode={kept?.mode ?? request.mode}
      pace={kept?.pace ?? 1}
      bank={bank}
      plan={plan}
      linkSize={request.plan.size}
      questionCount={questions.length}
      canTypeAnswers={canTypeAnswers}
      isFixed={plan.seed !== seed && !plan.ids}
      canContinue={progress !== null || aside !== null || left?.session.finishedAt === null}
      onChoose={(choice) => setChoices({ ...choices, ...choice })}
      onStart={(mode, pace) => {
        setKeptChoices({ address, choices, mode, pace });
        startQuiz({ plan, mode, bank, timePerQuestion: timePerQuestion * pace });
      }}
    >
      <LinkNotes request={request} />
      {aside && <LeftQuiz quiz={aside} onReturn={takeUp} />}
      {left && <LeftQuiz quiz={left} />}
      <ContinuePanel request={request} bank={bank} fragment={fragment} onReady={setProgress} />
    </ModeScreen>
  );
}
