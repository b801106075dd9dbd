/*
 * If a link to continue is opened in the tab of its quiz, only the fragment of the address changes.
 * The new entry of the browser's history lacks the router's index, which the app needs to ask before
 * Back leaves the quiz. Reloading the page makes the router add it.
 */
import { isProgress } from '../model/progress';

window.addEventListener('popstate', ({ state }) => {
  if (!state && isProgress(window.location.hash.slice(1))) window.location.reload();
});
