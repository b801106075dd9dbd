/** Whether a browser draws; else the build draws the first view of a page. */
export const isBrowser = typeof document !== 'undefined';
