import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { leftQuiz } from '../../app/left-quiz';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { quizAtom, quizLink } from '../../quiz/state/quiz';
import { DocsHeader } from './docs-header';
import { sections } from './sections';

/** The documentation page of the product. */
export function DocsPage() {
  const { hash, key } = useLocation();
  const catalog = useCatalog();
  const quiz = useAtomValue(quizAtom);
  const back = quiz ? quizLink(quiz, catalog) : leftQuiz.link;
  // A link to a section scrolls there, as on a plain page, and moves the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [hash, key]);
  return (
    <>
      <DocsHeader
        {...(back ?? { to: paths.quiz() })}
        backLabel={back ? 'Back to the quiz' : 'Go to the quiz'}
      >
        <PageTitle title="Documentation" className="mt-1 text-3xl leading-tight font-bold">
          Documentation
        </PageTitle>
        <p className="mt-1 text-on-muted">
          For learners: how a quiz works. For teachers: how to share one. For authors: how to run
          the site.
        </p>
      </DocsHeader>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label="Sections" className="print:hidden lg:sticky lg:top-6 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 lg:flex-col lg:border-l lg:border-hairline">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={{ hash: `#${id}` }}
                  className="flex min-h-11 items-center text-link underline lg:px-4"
                >
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <Link
                to={paths.diagrams}
                className="flex min-h-11 items-center text-link underline lg:px-4"
              >
                Diagrams
              </Link>
            </li>
          </ul>
        </nav>
        <main id="main" className="max-w-3xl space-y-10">
          {sections.map(({ id, title, Content }) => (
            <section key={id} aria-labelledby={id} className="space-y-3">
              <h2
                id={id}
                tabIndex={-1}
                className="scroll-mt-6 border-b border-hairline pb-2 text-2xl font-bold"
              >
                {title}
              </h2>
              <Content />
            </section>
          ))}
        </main>
      </div>
    </>
  );
}
