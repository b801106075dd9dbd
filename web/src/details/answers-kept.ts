/** The note beside a part of the dialog that could not be loaded. */
export const answersKept = "Your answers are kept for as long as you don't reload the page.";
