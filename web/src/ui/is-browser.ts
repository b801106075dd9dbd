/** True in a browser, false in the build that renders first views. */
export const isBrowser = typeof document !== 'undefined';
