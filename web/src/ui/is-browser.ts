/** The app runs in a browser, not in the build that renders first views. */
export const isBrowser = typeof document !== 'undefined';
