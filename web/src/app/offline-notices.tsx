import { useEffect } from 'react';
import { useToast } from '../ui/toaster';
import { whenFree } from './busy';
import { keepOffline } from './offline';

/**
 * Begins to keep the offline copy once the page is there, and speaks of it when
 * no quiz is in progress. Inside another page, and where the browser has no
 * service workers, nothing is kept.
 */
export function OfflineNotices() {
  const toast = useToast();
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker || window.top !== window) return;
    // A preview shows what is on disk: newer versions are no news there.
    const preview = document.querySelector('meta[name="swmmquiz-version"]') !== null;
    let callOff = () => {};
    const begin = () =>
      void keepOffline(import.meta.env.BASE_URL, {
        onReady: () => {
          callOff = afterNextAct(() =>
            whenFree(() => toast({ title: 'Ready to be used without network' })),
          );
        },
        onUpdate: (takeOver) => {
          callOff();
          if (preview) return;
          whenFree(() =>
            toast({
              title: 'A new version of this site is ready',
              lasting: true,
              action: { label: 'Update now', onClick: takeOver },
            }),
          );
        },
        // Without a copy the site works as any other.
      }).catch(() => {});
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }, [toast]);
  return null;
}

/**
 * Runs after the person has next done something: the first page is left to be
 * read. The result calls it off.
 */
function afterNextAct(run: () => void): () => void {
  const events = ['click', 'keyup'] as const;
  const callOff = () => {
    for (const event of events) removeEventListener(event, once);
  };
  const once = () => {
    callOff();
    // After what the act itself brings about: it may begin a quiz.
    setTimeout(run);
  };
  for (const event of events) addEventListener(event, once);
  return callOff;
}
