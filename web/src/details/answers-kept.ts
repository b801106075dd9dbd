/** The note on a part of the details that cannot be loaded. A reload may bring another bank. */
export const answersKept = 'Your answers are kept, but a reload may lose them.';
