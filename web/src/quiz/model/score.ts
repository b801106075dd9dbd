import { isCorrect, typeOf } from '../../items/types';
import type { Session } from './session';

/** The counts of a quiz. */
export interface Score {
  total: number;
  answered: number;
  correct: number;
  incorrect: number;
  unanswered: number;
}

/** Counts the answers of a quiz. */
export function scoreOf({ questions, answers }: Pick<Session, 'questions' | 'answers'>): Score {
  const answered = answers.filter((response) => response !== null).length;
  const correct = questions.filter((question, index) => isCorrect(question, answers[index])).length;
  return {
    total: questions.length,
    answered,
    correct,
    incorrect: answered - correct,
    unanswered: questions.length - answered,
  };
}

/**
 * Counts the options correctly chosen or left out in questions whose options are judged one by
 * one; null if no such question was answered.
 */
export function judgedOptionsOf({
  questions,
  answers,
}: Pick<Session, 'questions' | 'answers'>): { right: number; total: number } | null {
  const counts = questions.flatMap((question, index) => {
    const response = answers[index] ?? null;
    return (response !== null && typeOf(question).judgedOptions?.(question, response)) || [];
  });
  if (counts.length === 0) return null;
  const sum = (name: 'right' | 'total') => counts.reduce((total, count) => total + count[name], 0);
  return { right: sum('right'), total: sum('total') };
}

/** The message for the lowest scores. The results show it as a link to the manual. */
export const reviewMessage = 'Consider reviewing EPA SWMM5 documentation!';

/**
 * Returns the message for a score. With 25 questions the thresholds are 25, 20, 15 and 10
 * correct; other quizzes use the same percentages: 100, 80, 60 and 40.
 */
export function performanceMessage({ correct, total }: Pick<Score, 'correct' | 'total'>): string {
  const isAtLeast = (percent: number) => total > 0 && correct * 100 >= total * percent;
  if (isAtLeast(100)) return "Perfect! You're an SWMM5 master!";
  if (isAtLeast(80)) return 'Great job! Solid understanding.';
  if (isAtLeast(60)) return 'Good work! Keep practicing.';
  if (isAtLeast(40)) return 'Not bad — consider reviewing more.';
  return reviewMessage;
}
