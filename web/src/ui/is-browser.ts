/** Whether the code runs in a browser, not in the build that renders the first views of pages. */
export const isBrowser = typeof document !== 'undefined';
