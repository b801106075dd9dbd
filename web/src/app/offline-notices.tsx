import { useEffect } from 'react';
import { useToast } from '../ui/toaster';
import { runWhileIdle } from './busy';
import { setOfflineReady } from './offline-ready';

/**
 * Starts the offline copy once the page has loaded, and offers a new version while no quiz is
 * in progress. It does nothing in development, in a frame, or in a browser without service workers.
 */
export function OfflineNotices() {
  const toast = useToast();
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker || window.top !== window) return;
    // A preview reloads by itself after a change, so a newer version is not announced.
    const preview = document.querySelector('meta[name="swmmquiz-version"]') !== null;
    const onUpdate = (activate: () => void) => {
      if (preview) return;
      runWhileIdle(() =>
        toast({
          title: 'A new version of this site is ready',
          lasting: true,
          action: { label: 'Update now', onClick: activate },
        }),
      );
    };
    const begin = async () => {
      const { keepOffline } = await import('./offline');
      await keepOffline(import.meta.env.BASE_URL, { onReady: setOfflineReady, onUpdate });
    };
    // If this fails, the site still works online.
    const tryToBegin = () => void begin().catch(() => {});
    if (document.readyState === 'complete') tryToBegin();
    else window.addEventListener('load', tryToBegin, { once: true });
  }, [toast]);
  return null;
}
