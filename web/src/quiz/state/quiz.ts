import { atom } from 'jotai';
import { paths } from '../../app/paths';
import type { Catalog } from '../../bank/bundle';
import type { Item } from '../../bank/item';
import type { Response } from '../../items/item-type';
import { draw, type Plan } from '../model/draw';
import { linkQuery } from '../model/link';
import { missedPlan } from '../model/missed';
import { type Progress, resume } from '../model/progress';
import { newSeed } from '../model/random';
import {
  answer,
  check,
  hasInput,
  type Mode,
  mark,
  type Pace,
  type Session,
  start,
  startClock,
  stopClock,
  submit,
} from '../model/session';
import { now } from './clock';

/** The settings of a quiz. */
export interface QuizSetup {
  plan: Plan;
  mode: Mode;
  /** The bank to draw from. */
  bank: readonly Item[];
  /** How long a timed quiz allows for each question, in milliseconds. */
  timePerQuestion: number;
}

export interface Quiz extends QuizSetup {
  /** Identifies the entry of the browser's history that shows the quiz and its replacements. */
  attempt: string;
  session: Session;
  /** The quiz that this one replaced, and the place in it, if that can be undone. */
  previous: { quiz: Quiz; place: number | null } | null;
}

const stateAtom = atom<Quiz | null>(null);

/** The quiz in progress or completed; null before the start. */
export const quizAtom = atom((get) => get(stateAtom));

function newQuiz(setup: QuizSetup, attempt: string, previous: Quiz['previous']): Quiz {
  const { plan, mode, bank, timePerQuestion } = setup;
  const questions = draw(bank, plan);
  const session = start(mode, questions, questions.length * timePerQuestion, now());
  return { ...setup, attempt, session, previous };
}

/**
 * Returns the address of a quiz in this tab, and the state of the history entry that shows it: the quiz
 * page shows a quiz only in entries that name its attempt. Even if the mode screen has the same address,
 * the link adds an entry, so that Back leads to that screen.
 */
export function quizLink({ plan, attempt, session }: Quiz, catalog: Pick<Catalog, 'bankHash'>) {
  return {
    to: paths.quiz() + linkQuery(plan, session.mode, catalog),
    state: { attempt },
    replace: false,
  };
}

/** The index of the only question shown, with buttons to move on; null if all are on one page. */
export const placeAtom = atom<number | null>(null);

/** The attempt of the quiz that was restored from an address or an entry of the browser's history. */
export const restoredAtom = atom<string | null>(null);

/** The question at which the learner left an attempt of a quiz, or drew new questions. */
export const leftAtAtom = atom<{ attempt: string; index: number | null } | null>(null);

/** What the learner chose on the mode screen of an address, to be restored on that screen. */
export interface KeptChoices {
  address: string;
  choices: Partial<Plan>;
  mode: Mode;
  pace: Pace;
}

export const keptChoicesAtom = atom<KeptChoices | null>(null);

/** Returns the place at the start of a quiz: the first question, or null if all are on one page. */
const startPlace = (place: number | null) => (place === null ? null : 0);

/** What the address of a drawn or restored quiz needs. */
export type DrawnQuiz = Pick<Quiz, 'plan' | 'mode' | 'attempt'>;

const setAsideAtom = atom<Quiz['previous']>(null);

/** The quiz in progress that the learner left to see the results of an earlier one; null if there is none. */
export const leftAsideAtom = atom((get) => get(setAsideAtom)?.quiz ?? null);

/** Makes the quiz that was set aside the current one. */
export const takeUpAtom = atom(null, (get, set) => {
  const aside = get(setAsideAtom);
  if (!aside) return;
  set(stateAtom, aside.quiz);
  set(placeAtom, aside.place);
  set(setAsideAtom, null);
});

/**
 * Draws questions and starts a quiz, or continues it where the learner left off. The results of an
 * earlier quiz set a quiz in progress aside.
 */
export const startAtom = atom(null, (get, set, setup: QuizSetup, progress: Progress | null) => {
  const left = get(stateAtom);
  if (!progress?.isFinished) set(setAsideAtom, null);
  else if (left?.session.finishedAt === null && hasInput(left.session)) {
    set(setAsideAtom, { quiz: left, place: get(placeAtom) });
  }
  const quiz = newQuiz(setup, newSeed(), null);
  const session = progress ? resume(quiz.session, progress, now()) : quiz.session;
  set(stateAtom, { ...quiz, session });
  set(placeAtom, (place) => (progress ? progress.place : startPlace(place)));
  return quiz;
});

/**
 * Draws new questions in the same mode; answers, score and timer are reset. If the quiz had a list
 * of questions, the rest of its plan determines the draw. The quiz or its results are kept, so that
 * they can be restored.
 */
export const redrawAtom = atom(null, (get, set) => {
  const quiz = get(stateAtom);
  if (!quiz) return null;
  const session = stopClock(quiz.session, now());
  const previous = { quiz: { ...quiz, session, previous: null }, place: get(placeAtom) };
  const plan = { ...quiz.plan, seed: newSeed(), ids: undefined };
  const next = newQuiz({ ...quiz, plan }, quiz.attempt, previous);
  set(stateAtom, next);
  set(placeAtom, startPlace);
  const ids = new Set(quiz.session.questions.map(({ id }) => id));
  const hasNew = next.session.questions.some(({ id }) => !ids.has(id));
  return { ...next, hasNew };
});

/** Starts a practice quiz of missed questions and others on their topics, at most `size` in total. */
export const practiceMissedAtom = atom(null, (get, set, size: number) => {
  const quiz = get(stateAtom);
  if (!quiz) return null;
  const plan = missedPlan(quiz, size, newSeed());
  const aside = get(setAsideAtom);
  const drawn = set(startAtom, { ...quiz, plan, mode: 'practice' }, null);
  // The results, from which this quiz starts, do not offer the one that was set aside.
  set(setAsideAtom, aside);
  return drawn;
});

/** Restores the quiz that was replaced, and the place in it. */
export const undoRedrawAtom = atom(null, (get, set) => {
  const previous = get(stateAtom)?.previous;
  if (!previous) return null;
  const { quiz, place } = previous;
  set(stateAtom, { ...quiz, session: startClock(quiz.session, now()) });
  set(placeAtom, place);
  return quiz;
});

/** Changes the session of the quiz, if there is one. */
const changeAtom = atom(null, (get, set, change: (session: Session) => Session) => {
  const quiz = get(stateAtom);
  if (!quiz) return;
  const session = change(quiz.session);
  if (session !== quiz.session) set(stateAtom, { ...quiz, session });
});

/** Changes the answer or draft of a question, and reports whether it already had an answer. */
export const answerAtom = atom(null, (get, set, index: number, response: Response) => {
  const wasAnswered = get(stateAtom)?.session.answers[index] != null;
  set(changeAtom, (session) => answer(session, index, response, now()));
  return wasAnswered;
});

/** Judges the draft of a question, and returns it; null if it cannot be judged. */
export const checkAtom = atom(null, (get, set, index: number) => {
  set(changeAtom, (session) => check(session, index));
  return get(stateAtom)?.session.answers[index] ?? null;
});

/** Marks a question for later, or removes the mark. */
export const markAtom = atom(null, (_get, set, index: number) =>
  set(changeAtom, (session) => mark(session, index)),
);

/** Stops the clock of the quiz when the learner leaves it, or starts it again. */
export const clockAtom = atom(null, (_get, set, isStopped: boolean) =>
  set(changeAtom, (session) => (isStopped ? stopClock : startClock)(session, now())),
);

/** Ends the quiz. */
export const submitAtom = atom(null, (_get, set) =>
  set(changeAtom, (session) => submit(session, now())),
);
