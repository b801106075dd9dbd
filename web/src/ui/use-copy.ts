import { useCallback, useRef, useState } from 'react';
import { toastSettings } from './toast-settings';
import { useToast } from './toaster';

/**
 * Returns `copy`, which copies a text, and `isCopied`, which is true for five seconds after a copy.
 * A notification confirms the copy, or shows the text to copy by hand. With a dialog open, the
 * confirmation is left out, and the caller shows `isCopied` instead. The text to copy by hand can be
 * used once the dialog is closed.
 */
export function useCopy() {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef(0);
  const copy = useCallback(
    async (what: string, text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(setCopied, toastSettings.duration, false);
        // An open dialog would cover the notification and keep it from being closed.
        if (!document.querySelector('dialog[open]')) toast({ title: `${what} copied` });
      } catch {
        window.clearTimeout(timer.current);
        setCopied(false);
        // There is no clipboard without HTTPS or without permission.
        toast({
          title: `Copy this ${what.toLowerCase()} by hand`,
          description: text,
          variant: 'destructive',
          lasting: true,
        });
      }
    },
    [toast],
  );
  return { copy, isCopied };
}
