/** The parts of a quiz that are loaded as one chunk, when the first of them is needed. */
import '../state/opened-link';

export { Choices } from './choices';
export { ContinuePanel } from './continue-panel';
export { EmptyQuiz } from './empty-quiz';
export { KeyHelp } from './key-help';
export { LinkNotes } from './link-notes';
export { QuestionMap } from './question-map';
export { RedrawDialog } from './redraw-dialog';
