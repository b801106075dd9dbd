import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { toastLimits } from './toast-limits';
import { createToastStore, type ToastStore, type ToastText } from './toast-store';

type ShowToast = (text: ToastText) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a notification. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/**
 * Gives notifications to what is inside; their code is loaded with the first.
 * When it can't be loaded, the text is shown plainly: a quiz never ends for a
 * notification's sake.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  const [Toasts, setToasts] = useState<ComponentType<{ store: ToastStore }> | null>(null);
  const [plain, setPlain] = useState<ToastText | null>(null);
  const [show] = useState(() => (text: ToastText) => {
    store.show(text);
    import('./toasts').then(
      (module) => {
        setToasts(() => module.Toasts);
        setPlain(null);
      },
      () => {
        setPlain(text);
        const later = (now: ToastText | null) => (now === text ? null : now);
        setTimeout(() => setPlain(later), toastLimits.duration);
      },
    );
  });
  return (
    <ToastContext value={show}>
      {children}
      {Toasts && <Toasts store={store} />}
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
