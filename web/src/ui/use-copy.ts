import { useCallback } from 'react';
import { useToast } from './toaster';

/** Returns a function that copies a text, and shows "Link copied" or the text to copy by hand. */
export function useCopy() {
  const toast = useToast();
  return useCallback(
    async (what: string, text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        toast({ title: `${what} copied` });
      } catch {
        // There is no clipboard without https or without permission.
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
}
