import { Route, Routes } from 'react-router-dom';
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

const loadQuiz = async () => (await quizModule()).QuizPage;
const loadDiagrams = async () => (await diagramsModule()).DiagramsPage;
const loadDiagram = async () => (await diagramModule()).DiagramPage;
const loadDocs = async () => (await docsModule()).DocsPage;

/**
 * Loads what the page of an address is made of, so that it is drawn at once. What
 * can't be loaded is the page's own affair: it explains, and tries again.
 */
export async function loadPage(pathname: string): Promise<void> {
  const [area = '', part, kind] = pathname.split('/').filter(Boolean);
  const parts: Promise<void>[] = [];
  if (area === 'quiz' || area === 'embed')
    parts.push(loadAhead(loadQuiz), loadAhead(loadQuestions));
  else if (area === 'docs' && !part) parts.push(loadAhead(loadDocs));
  else if (area === 'docs' && !kind) parts.push(loadAhead(loadDiagrams));
  else if (area === 'docs') {
    parts.push(loadAhead(loadDiagram));
    parts.push(diagramModule().then(({ loadKind }) => loadKind(kind)));
  }
  await Promise.allSettled(parts);
}

const quiz = <LazyPage key="quiz" load={loadQuiz} label="Loading quiz..." />;

/** The app's routes. */
export function App() {
  return (
    <Layout>
      <ErrorBoundary what="This page">
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/quiz" element={quiz} />
          <Route path="/quiz/:category" element={quiz} />
          <Route path={paths.embed} element={quiz} />
          <Route
            path="/docs"
            element={<LazyPage key="docs" load={loadDocs} label="Loading..." />}
          />
          <Route
            path="/docs/diagrams"
            element={<LazyPage key="diagrams" load={loadDiagrams} label="Loading..." />}
          />
          <Route
            path="/docs/diagrams/:kind"
            element={<LazyPage key="diagram" load={loadDiagram} label="Loading..." />}
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </Layout>
  );
}
