import { Link } from 'react-router-dom';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { chapters, declarationOf, titleOf } from '../../diagrams/kinds';
import { DocsHeader } from '../docs/docs-header';
import { SmallPicture } from './small-picture';

/** The list of all diagrams. */
export function DiagramsPage() {
  return (
    <>
      <DocsHeader to={paths.docs} backLabel="Back to the documentation">
        <PageTitle title="Diagrams" className="mt-1 text-3xl leading-tight font-bold">
          Diagrams
        </PageTitle>
        <p className="mt-1 max-w-3xl text-on-muted">
          Each diagram uses the equations of SWMM 5.2. Its address changes with the controls: copy
          it to share what you see.
        </p>
      </DocsHeader>
      <main id="main" className="mx-auto max-w-6xl space-y-8 px-4 py-6 sm:px-6 sm:py-10">
        {chapters.map(({ title, kinds }) => (
          <section key={title} aria-label={title} className="space-y-3">
            <h2 className="text-xl font-bold">{title}</h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {kinds.map((kind) => (
                <li
                  key={kind}
                  className="relative rounded-xl border border-hairline bg-card p-4 text-on-card hover:border-primary has-focus-visible:border-primary"
                >
                  <SmallPicture kind={kind} />
                  <h3 className="font-semibold">
                    <Link
                      to={paths.diagram(kind)}
                      className="text-link underline after:absolute after:inset-0"
                    >
                      {titleOf(kind)}
                    </Link>
                  </h3>
                  <p className="mt-1 text-sm text-on-muted">{declarationOf(kind).summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
