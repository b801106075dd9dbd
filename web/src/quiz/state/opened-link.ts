/*
 * A link to continue that is opened in the tab of its quiz changes only the fragment of the
 * address. That makes an entry of the browser's history without the router's data, from which
 * Back could not be asked about. Loading the page gives the entry its own.
 */
import { isProgress } from '../model/progress';

window.addEventListener('popstate', ({ state }) => {
  if (!state && isProgress(window.location.hash.slice(1))) window.location.reload();
});
