import { useEffect, useState } from 'react';

/** The time allowed for laying out all questions, after which the browser knows their heights. */
const layoutMs = 300;

/**
 * In quizzes of at least this many questions, those out of sight are not rendered
 * (`content-visibility` in app.css). Shorter quizzes are fast enough without this, which can hide
 * questions from screen readers.
 */
const longQuizLength = 100;

/** Reports whether the questions of a long quiz have been laid out once. */
export function useSettled(questions: readonly unknown[]): boolean {
  const [settled, setSettled] = useState<readonly unknown[]>();
  useEffect(() => {
    if (questions.length < longQuizLength) return;
    const timer = window.setTimeout(() => setSettled(questions), layoutMs);
    return () => window.clearTimeout(timer);
  }, [questions]);
  return settled === questions;
}
