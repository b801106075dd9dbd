import type { Session } from './session';

/** The counts of a quiz. */
export interface Score {
  total: number;
  answered: number;
  correct: number;
  incorrect: number;
  unanswered: number;
}

/** Counts a quiz as it stands. */
export function scoreOf({ questions, answers }: Pick<Session, 'questions' | 'answers'>): Score {
  const answered = answers.filter((letter) => letter !== null).length;
  const correct = questions.filter((question, index) => question.answer === answers[index]).length;
  return {
    total: questions.length,
    answered,
    correct,
    incorrect: answered - correct,
    unanswered: questions.length - answered,
  };
}

/**
 * What a score is told. With 25 questions the bounds are 25, 20, 15 and 10
 * right; a shorter quiz is judged by the same shares: all, 80, 60 and 40 %.
 */
export function performanceMessage({ correct, total }: Pick<Score, 'correct' | 'total'>): string {
  const reaches = (percent: number) => total > 0 && correct * 100 >= total * percent;
  if (reaches(100)) return "Perfect! You're an SWMM5 master!";
  if (reaches(80)) return 'Great job! Solid understanding.';
  if (reaches(60)) return 'Good work! Keep practicing.';
  if (reaches(40)) return 'Not bad — consider reviewing more.';
  return 'Consider reviewing EPA SWMM5 documentation!';
}
