/** The settings of notifications. `{hotkey}` is a placeholder that Radix replaces. */
export const toastSettings = {
  /** How long a notification stays, in milliseconds. */
  duration: 5000,
  /**
   * How long one with an action, such as Undo, stays: its button takes several keystrokes to reach with
   * a screen reader.
   */
  actionDuration: 20_000,
  /** How many are shown at once. */
  shown: 1,
  /** How far a swipe to the right must go to dismiss one, in pixels. */
  swipeThreshold: 50,
  swipeDirection: 'right',
  /** How long a dismissed one is kept before it is removed, in milliseconds. */
  removedAfter: 1_000_000,
  /** The keys that move the focus to the notifications. */
  hotkey: ['F8'],
  label: 'Notifications ({hotkey})',
} as const;
