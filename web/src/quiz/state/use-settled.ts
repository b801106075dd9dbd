import { useEffect, useState } from 'react';

/** How long all questions are laid out, so that the browser knows their heights. */
const layoutMs = 300;

/**
 * A quiz with fewer questions needs no such optimization, which can hide questions that are out
 * of sight from screen readers.
 */
const longQuiz = 100;

/** Reports whether the questions of a long quiz have been laid out once. */
export function useSettled(questions: readonly unknown[]): boolean {
  const [settled, setSettled] = useState<readonly unknown[]>();
  useEffect(() => {
    if (questions.length < longQuiz) return;
    const timer = window.setTimeout(() => setSettled(questions), layoutMs);
    return () => window.clearTimeout(timer);
  }, [questions]);
  return settled === questions;
}
