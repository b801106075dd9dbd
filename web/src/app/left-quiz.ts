import type { LinkProps } from 'react-router-dom';
import { isBrowser } from '../ui/is-browser';

/** Where a link leads, the state of the history entry that it adds, and whether it replaces one. */
export type QuizLink = Pick<LinkProps, 'state' | 'replace'> & { to: string };

/**
 * The link back to the quiz in progress that the learner left in this tab, for the other pages. It
 * changes only while the page of a quiz is shown. Each entry of the browser's history that is shown
 * afterwards keeps it, so that it is still there when the entry is loaded again.
 */
export const leftQuiz: { link?: QuizLink | undefined } = {
  link: isBrowser ? window.history.state?.left : undefined,
};

/** Writes the link into the current entry of the browser's history. */
export function keepLeftQuiz(): void {
  window.history.replaceState({ ...window.history.state, left: leftQuiz.link }, '');
}

/** Changes the link, or removes it. */
export function setLeftQuiz(link?: QuizLink): void {
  leftQuiz.link = link;
  keepLeftQuiz();
}
