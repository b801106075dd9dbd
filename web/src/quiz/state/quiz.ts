import { atom } from 'jotai';
import type { Item, Letter } from '../../bank/bundle';
import { draw, type Plan } from '../model/draw';
import { missedPlan } from '../model/missed';
import { newSeed } from '../model/random';
import { answer, type Mode, mark, type Session, start, submit } from '../model/session';
import { now } from './clock';

/** What a quiz begins with. */
export interface Beginning {
  plan: Plan;
  mode: Mode;
  /** The bank that is drawn from. */
  bank: readonly Item[];
  /** How long a timed quiz allows for each question, in milliseconds. */
  timePerQuestion: number;
}

export interface Quiz extends Beginning {
  /** Names the quiz and those drawn in its place: the entry of the browser's history that shows them. */
  sitting: string;
  session: Session;
  /** The quiz in whose place this one was drawn, for as long as that can be undone. */
  before: Quiz | null;
}

const currentAtom = atom<Quiz | null>(null);

/** The quiz in progress or completed, with what it was drawn by; null before the start. */
export const quizAtom = atom((get) => get(currentAtom));

function begin(beginning: Beginning, sitting: string, before: Quiz | null): Quiz {
  const { plan, mode, bank, timePerQuestion } = beginning;
  const questions = draw(bank, plan);
  const session = start(mode, questions, questions.length * timePerQuestion, now());
  return { ...beginning, sitting, session, before };
}

/** A quiz that was drawn, for the address that shows it. */
export interface Drawn {
  plan: Plan;
  mode: Mode;
  sitting: string;
  /** Whether the quiz in whose place it was drawn can be brought back. */
  undoable: boolean;
}

function drawnOf({ plan, mode, sitting, before }: Quiz): Drawn {
  return { plan, mode, sitting, undoable: before !== null };
}

/** Draws questions and begins a quiz. */
export const startAtom = atom(null, (_get, set, beginning: Beginning) => {
  const quiz = begin(beginning, newSeed(), null);
  set(currentAtom, quiz);
  return drawnOf(quiz);
});

/** Draws a quiz in the place of the current one, which is kept for undoing if it was in progress. */
const replaceAtom = atom(null, (_get, set, quiz: Quiz, plan: Plan, mode: Mode) => {
  const before = quiz.session.finishedAt === null ? { ...quiz, before: null } : null;
  const next = begin({ ...quiz, plan, mode }, quiz.sitting, before);
  set(currentAtom, next);
  return drawnOf(next);
});

/**
 * Draws new questions in the same mode; answers, score and timer start anew. A
 * list of questions can't be drawn anew: a usual quiz follows it.
 */
export const redrawAtom = atom(null, (get, set) => {
  const quiz = get(currentAtom);
  if (!quiz) return null;
  return set(replaceAtom, quiz, { ...quiz.plan, seed: newSeed(), ids: undefined }, quiz.mode);
});

/** Begins a practice quiz of what was missed, of the usual size at most. */
export const practiceMissedAtom = atom(null, (get, set, size: number) => {
  const quiz = get(currentAtom);
  if (!quiz) return null;
  return set(replaceAtom, quiz, missedPlan(quiz, size, newSeed()), 'practice');
});

/** Brings back the quiz in whose place another was drawn. */
export const undoRedrawAtom = atom(null, (get, set) => {
  const before = get(currentAtom)?.before;
  if (!before) return null;
  set(currentAtom, before);
  return drawnOf(before);
});

/** Changes the session of the quiz, if there is one. */
const changeAtom = atom(null, (get, set, change: (session: Session) => Session) => {
  const quiz = get(currentAtom);
  if (!quiz) return;
  const session = change(quiz.session);
  if (session !== quiz.session) set(currentAtom, { ...quiz, session });
});

/** Chooses or changes the answer of a question. */
export const answerAtom = atom(null, (_get, set, index: number, letter: Letter) =>
  set(changeAtom, (session) => answer(session, index, letter, now())),
);

/** Marks a question for later, or takes the mark away. */
export const markAtom = atom(null, (_get, set, index: number) =>
  set(changeAtom, (session) => mark(session, index)),
);

/** Ends the quiz. */
export const submitAtom = atom(null, (_get, set) =>
  set(changeAtom, (session) => submit(session, now())),
);
