import { useEffect } from 'react';
import { useToast } from '../ui/toaster';
import { whenIdle } from './busy';
import { keepOffline } from './offline';

/**
 * Starts the offline copy once the page has loaded, and announces it when no quiz is
 * in progress. There is no copy inside another page or without service workers.
 */
export function OfflineNotices() {
  const toast = useToast();
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker || window.top !== window) return;
    // A preview always shows what is on disk, so a newer version is not announced.
    const preview = document.querySelector('meta[name="swmmquiz-version"]') !== null;
    let cancel = () => {};
    const begin = () =>
      void keepOffline(import.meta.env.BASE_URL, {
        onReady: () => {
          cancel = afterNextInput(() => whenIdle(() => toast({ title: 'Ready to use offline' })));
        },
        onUpdate: (activate) => {
          cancel();
          if (preview) return;
          whenIdle(() =>
            toast({
              title: 'A new version of this site is ready',
              lasting: true,
              action: { label: 'Update now', onClick: activate },
            }),
          );
        },
        // Without a copy the site works online.
      }).catch(() => {});
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }, [toast]);
  return null;
}

/** Runs a function after the next input, so that nothing covers the first page at once. */
function afterNextInput(run: () => void): () => void {
  const events = ['click', 'keyup'] as const;
  const cancel = () => {
    for (const event of events) removeEventListener(event, once);
  };
  const once = () => {
    cancel();
    // After the effects of the input, which may start a quiz.
    setTimeout(run);
  };
  for (const event of events) addEventListener(event, once);
  return cancel;
}
