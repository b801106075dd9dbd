/** The parts of a quiz that the first question does not need, loaded as one chunk. */
export { QuestionFilter } from '../../results/question-filter';

import '../state/opened-link';

export { Choices } from './choices';
export { ContinuePanel } from './continue-panel';
export { EmptyQuiz } from './empty-quiz';
export { Explanation } from './explanation';
export { KeyHelp } from './key-help';
export { LeaveDialog } from './leave-dialog';
export { LeftQuiz } from './left-quiz';
export { LinkNotes } from './link-notes';
export { PaceChoice } from './pace-choice';
export { QuestionMap } from './question-map';
export { RedrawDialog } from './redraw-dialog';
export { Results } from './results';
export { SubmitDialog } from './submit-dialog';
