import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import { toastSettings } from './toast-settings';
import type { ToastStore, ToastVariant } from './toast-store';

export { createToastStore } from './toast-store';

const variants: Record<ToastVariant, string> = {
  default: 'border-outline bg-card text-on-card',
  destructive: 'border-on-danger bg-danger text-on-danger',
};

/** Renders the notifications of a store. Closing one that has the focus returns the focus. */
export function Toasts({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.get);
  const isOpen = toasts.some(({ open }) => open);
  // app.css uses this attribute, because html:has(...) would be matched again at each change of
  // the page.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-notified', isOpen);
  }, [isOpen]);
  const area = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the notifications did. */
  const origin = useRef<HTMLElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div
      ref={area}
      onFocus={({ target, relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          origin.current = relatedTarget;
        }
        // The key focuses the list. Its first button, such as Undo, is what the learner wants.
        if (target.matches('[data-toasts]')) target.querySelector('button')?.focus();
      }}
    >
      <Toast.Provider
        duration={toastSettings.duration}
        swipeDirection={toastSettings.swipeDirection}
        swipeThreshold={toastSettings.swipeThreshold}
      >
        {toasts.map(({ id, open, title, description, variant = 'default', lasting, action }) => (
          <Toast.Root
            key={id}
            // Screen readers announce it in a pause, without interrupting.
            type="background"
            open={open}
            // A tap would move the focus here, and a focused notification stays open.
            onMouseDown={(event) => event.preventDefault()}
            duration={
              lasting
                ? Number.POSITIVE_INFINITY
                : action
                  ? toastSettings.actionDuration
                  : toastSettings.duration
            }
            onOpenChange={(next) => {
              if (next) return;
              store.dismiss(id);
              // Otherwise the focus would stay on an empty list.
              if (area.current?.contains(document.activeElement)) {
                origin.current?.focus({ preventScroll: true });
              }
            }}
            className={classNames(
              'flex items-center gap-3 rounded-xl border px-4 py-2 shadow-lg sm:p-4 data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              variants[variant],
            )}
          >
            <div className="min-w-0 grow">
              <Toast.Title className="font-semibold">{title}</Toast.Title>{' '}
              {description && (
                <Toast.Description className="wrap-anywhere">{description}</Toast.Description>
              )}
            </div>
            {action && ' '}
            {action && (
              <Toast.Action altText={action.label} asChild>
                <Button variant="secondary" onClick={action.onClick} className="-my-1.5">
                  {action.label}
                </Button>
              </Toast.Action>
            )}
            <Toast.Close
              aria-label="Close notification"
              className="-m-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg"
            >
              <Icon name="cross" />
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport
          // Without a notification the focus would go to an empty list.
          hotkey={isOpen ? [...toastSettings.hotkey] : []}
          label={isOpen ? toastSettings.label : 'Notifications'}
          data-toasts
          className="flex flex-col gap-2"
        />
      </Toast.Provider>
    </div>
  );
}
