import { useCallback } from 'react';
import { useToast } from './toaster';

/** Copies a text, and says so: "Link copied", or "Copy this link by hand" with the text. */
export function useCopy() {
  const toast = useToast();
  return useCallback(
    async (what: string, text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        toast({ title: `${what} copied` });
      } catch {
        // Without https, or without leave, there is no clipboard.
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
