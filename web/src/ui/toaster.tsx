import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';
import { createToastStore, type ToastText } from './toast-store';

type ShowToast = (text: ToastText) => void;

const Toasts = lazy(() => import('./toasts').then((module) => ({ default: module.Toasts })));

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a notification. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Gives notifications to what is inside; their code is loaded with the first. */
export function Toaster({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  const [used, setUsed] = useState(false);
  const show = useMemo(
    () => (text: ToastText) => {
      setUsed(true);
      store.show(text);
    },
    [store],
  );
  return (
    <ToastContext value={show}>
      {children}
      {used && (
        <Suspense fallback={null}>
          <Toasts store={store} />
        </Suspense>
      )}
    </ToastContext>
  );
}
