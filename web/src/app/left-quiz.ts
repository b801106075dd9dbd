import type { LinkProps } from 'react-router-dom';

/**
 * The link back to the quiz in progress that the learner left in this tab, for the home page. It changes
 * only while the page of a quiz is shown.
 */
export const leftQuiz: { link?: Pick<LinkProps, 'to' | 'state' | 'replace'> | undefined } = {};
