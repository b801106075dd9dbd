/** The parts of a quiz that are loaded when they are needed, as one chunk. */
import '../state/opened-link';

export { Choices } from './choices';
export { ContinuePanel } from './continue-panel';
export { EmptyQuiz } from './empty-quiz';
export { KeyHelp } from './key-help';
export { LinkNotes } from './link-notes';
export { QuestionMap } from './question-map';
export { RedrawDialog } from './redraw-dialog';
