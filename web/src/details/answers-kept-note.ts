/** The note on a part of the details that cannot be loaded. Reloading may load another bank. */
export const answersKeptNote = 'Your answers are still here, but reloading the page may lose them.';
