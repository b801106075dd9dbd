import './styles/app.css';

// React and the app are run in a task each, so that the page, which shows its first view by
// then, doesn't hang for the time of both. Its HTML asks for them at once (build/preloads.ts).
void import('react-dom/client').then(() => import('./start'));
