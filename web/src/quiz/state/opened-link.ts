/*
 * If a link that continues a quiz is opened in the tab of that quiz, only the fragment of the address
 * changes. The new entry of the browser's history lacks the router's index, without which the app
 * cannot ask for confirmation before Back leaves the quiz. Reloading the page makes the router add
 * it.
 */
import { isProgress } from '../model/progress';

window.addEventListener('popstate', ({ state }) => {
  if (!state && isProgress(window.location.hash.slice(1))) window.location.reload();
});
