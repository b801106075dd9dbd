import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { toastLimits } from './toast-limits';
import { createToastStore, type ToastStore, type ToastText } from './toast-store';

type ShowToast = (text: ToastText) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Returns a function that shows a notification. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/**
 * Provides notifications to its children; their code is loaded with the first one.
 * If that fails, the text is shown without it.
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
        const clear = (current: ToastText | null) => (current === text ? null : current);
        setTimeout(() => setPlain(clear), toastLimits.duration);
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
