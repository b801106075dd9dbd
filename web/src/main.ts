import { discardInput, recordInput } from './first-view';
import './styles/app.css';

/**
 * Resolves after the first paint or half a second, whichever comes first; at once if the page is
 * hidden, because it is then not painted.
 */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 500);
  });
}

/** Resolves in a new task, so that the browser can paint and handle input before it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Starts the requests for all parts that the route needs (build/preloads.ts). */
async function fetchParts() {
  const parts = document.querySelector<HTMLTemplateElement>('template#parts');
  for (const part of [...(parts?.content.children ?? [])]) {
    document.head.append(part);
    await nextTask();
  }
}

/** Reports above the first view that the app could not be loaded. */
function showFailure() {
  discardInput();
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className =
    'min-h-11 cursor-pointer rounded-lg bg-primary px-4 py-2 font-semibold text-on-primary';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => window.location.reload());
  const note = document.createElement('div');
  note.role = 'alert';
  note.className = 'flex flex-wrap items-center gap-3 p-4';
  note.append(
    'This page could not be loaded. The connection may be down, or the site has changed.',
    reload,
  );
  document.body.prepend(note);
}

/**
 * Runs React and the app after the first paint, in separate tasks, so that they do not block the
 * page in one long task.
 */
async function start() {
  recordInput();
  await afterPaint();
  void fetchParts();
  await import('react-dom/client');
  await import('./start');
}

start().catch(showFailure);
