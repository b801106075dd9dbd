import { toastSettings } from './toast-settings';

export type ToastVariant = 'default' | 'destructive';

export interface ToastText {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Stays until it is closed or replaced. */
  lasting?: boolean;
  /** A button beside the text. */
  action?: { label: string; onClick: () => void };
}

export interface ToastItem extends ToastText {
  id: number;
  open: boolean;
}

type Listener = () => void;

/** Creates a store of notifications, newest first. */
export function createToastStore() {
  let toasts: readonly ToastItem[] = [];
  let last = 0;
  const listeners = new Set<Listener>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  function set(next: readonly ToastItem[]) {
    toasts = next;
    for (const [id, timer] of removals) {
      if (next.some((item) => item.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  /** Closes a notification, and removes it later. */
  function dismiss(id: number) {
    const item = toasts.find((one) => one.id === id);
    if (!item?.open) return;
    const remove = () => set(toasts.filter((one) => one.id !== id));
    removals.set(id, setTimeout(remove, toastSettings.removedAfter));
    set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  }

  return {
    get: () => toasts,
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Shows a notification in place of the previous one. Returns a function that closes it. */
    show(text: ToastText): () => void {
      last += 1;
      const id = last;
      set([{ ...text, id, open: true }, ...toasts].slice(0, toastSettings.shown));
      return () => dismiss(id);
    },
    dismiss,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
