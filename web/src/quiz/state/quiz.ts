import { atom } from 'jotai';
import type { Letter, Question } from '../../bank/bundle';
import { draw } from '../model/draw';
import { newSeed } from '../model/random';
import { answer, type Mode, type Session, start, submit } from '../model/session';

/** What a quiz is drawn from. */
export interface QuizSource {
  questions: readonly Question[];
  category: string | undefined;
  size: number;
  secondsPerQuestion: number;
}

interface Quiz {
  source: QuizSource;
  session: Session;
}

const quizAtom = atom<Quiz | null>(null);

/** The quiz in progress or completed; null before the start. */
export const sessionAtom = atom((get) => get(quizAtom)?.session ?? null);

function begin(source: QuizSource, mode: Mode): Quiz {
  const { questions, size, category, secondsPerQuestion } = source;
  const drawn = draw(questions, { seed: newSeed(), size, category });
  return { source, session: start(mode, drawn, secondsPerQuestion, Date.now()) };
}

/** Draws questions and begins a quiz. */
export const startAtom = atom(null, (_get, set, source: QuizSource, mode: Mode) => {
  set(quizAtom, begin(source, mode));
});

/** Draws new questions in the same mode; answers, score and timer start anew. */
export const redrawAtom = atom(null, (get, set) => {
  const quiz = get(quizAtom);
  if (quiz) set(quizAtom, begin(quiz.source, quiz.session.mode));
});

/** Chooses or changes the answer of a question. */
export const answerAtom = atom(null, (get, set, index: number, letter: Letter) => {
  const quiz = get(quizAtom);
  if (quiz) set(quizAtom, { ...quiz, session: answer(quiz.session, index, letter) });
});

/** Ends the quiz. */
export const submitAtom = atom(null, (get, set) => {
  const quiz = get(quizAtom);
  if (quiz) set(quizAtom, { ...quiz, session: submit(quiz.session, Date.now()) });
});

/** Forgets the quiz: the mode screen is next. */
export const leaveAtom = atom(null, (_get, set) => set(quizAtom, null));
