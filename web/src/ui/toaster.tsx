import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { toastSettings } from './toast-settings';
import type { ToastStore, ToastText } from './toast-store';

type ShowToast = (text: ToastText) => () => void;

const ToastContext = createContext<ShowToast>(() => () => {});

/** Returns a function that shows a notification and returns a function that closes it. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/**
 * Lets its children show notifications. The code for these is loaded when the first one is shown;
 * if that fails, the text is shown without buttons.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const store = useRef<ToastStore>(null);
  const [toasts, setToasts] = useState<ReactNode>(null);
  const [plain, setPlain] = useState<ToastText | null>(null);
  const [show] = useState(() => (text: ToastText) => {
    const shown = import('./toasts').then(
      ({ Toasts, createToastStore }) => {
        store.current ??= createToastStore();
        setToasts(<Toasts store={store.current} />);
        setPlain(null);
        return store.current.show(text);
      },
      () => {
        setPlain(text);
        const close = () => setPlain((current) => (current === text ? null : current));
        if (!text.lasting) setTimeout(close, toastSettings.duration);
        return close;
      },
    );
    return () => void shown.then((close) => close());
  });
  return (
    <ToastContext value={show}>
      {children}
      {toasts}
      <div aria-live="polite" data-toasts>
        {plain && (
          <p className="rounded-xl border border-outline bg-card p-4 wrap-anywhere text-on-card shadow-lg">
            <strong>{plain.title}</strong> {plain.description}
          </p>
        )}
      </div>
    </ToastContext>
  );
}
