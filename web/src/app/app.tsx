import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { loadQuestions } from '../bank/load';
import { retriable } from '../bank/retriable';
import { loadAhead } from '../bank/use-loaded';
import { HomePage } from '../pages/home/home-page';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { ErrorBoundary } from '../ui/error-boundary';
import { Layout } from './layout';
import { LazyPage } from './lazy-page';
import { paths } from './paths';

const quizModule = retriable(() => import('../pages/quiz/quiz-page'));
const diagramsModule = retriable(() => import('../pages/diagrams/diagrams-page'));
const diagramModule = retriable(() => import('../pages/diagrams/diagram-page'));
const docsModule = retriable(() => import('../pages/docs/docs-page'));

interface LazyRoute {
  name: string;
  /** The page's paths. The page stays mounted when the user moves between them. */
  paths: readonly string[];
  /** What is shown while the code loads. */
  label: string;
  load: () => Promise<ComponentType>;
  /** Loads what the first render needs besides the code of the page. */
  loadData?: (params: Readonly<Record<string, string | undefined>>) => Promise<void>;
}

/** The pages whose code is loaded when they are first needed. */
const lazyRoutes: readonly LazyRoute[] = [
  {
    name: 'quiz',
    paths: ['/quiz', '/quiz/:category', paths.embed],
    label: 'Loading quiz...',
    load: async () => (await quizModule()).QuizPage,
    loadData: () => loadAhead(loadQuestions),
  },
  {
    name: 'docs',
    paths: [paths.docs],
    label: 'Loading...',
    load: async () => (await docsModule()).DocsPage,
  },
  {
    name: 'diagrams',
    paths: [paths.diagrams],
    label: 'Loading...',
    load: async () => (await diagramsModule()).DiagramsPage,
  },
  {
    name: 'diagram',
    paths: ['/docs/diagrams/:kind'],
    label: 'Loading...',
    load: async () => (await diagramModule()).DiagramPage,
    loadData: async ({ kind }) => (await diagramModule()).loadKind(kind),
  },
];

/**
 * Loads the code and data of the page at an address, so that it renders at once. The page
 * itself handles a failure to load.
 */
export async function loadPage(pathname: string): Promise<void> {
  for (const { paths, load, loadData } of lazyRoutes) {
    const match = paths.map((path) => matchPath(path, pathname)).find((one) => one !== null);
    if (match) await Promise.allSettled([loadAhead(load), loadData?.(match.params)]);
  }
}

/** The app's routes. */
export function App() {
  return (
    <Layout>
      <ErrorBoundary what="This page">
        <Routes>
          <Route path="/" element={<HomePage />} />
          {lazyRoutes.flatMap(({ name, paths, load, label }) =>
            paths.map((path) => (
              <Route
                key={path}
                path={path}
                element={<LazyPage key={name} load={load} label={label} />}
              />
            )),
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </Layout>
  );
}
