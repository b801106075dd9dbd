/** The note on a part of the dialog that could not be loaded: a reload may bring another bank. */
export const answersKept = 'Your answers are kept, but a reload may lose them.';
