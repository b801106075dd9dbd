import { useLocation, useParams } from 'react-router-dom';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { loadAhead } from '../../bank/use-loaded';
import { isKind, titleOf } from '../../diagrams/kinds';
import { LazyDiagram } from '../../diagrams/lazy-diagram';
import { loaderOf } from '../../diagrams/registry';
import { Card } from '../../ui/card';
import { DocsHeader } from '../docs/docs-header';
import { NotFoundPage } from '../not-found/not-found-page';
import { useStateInAddress } from './use-state-in-address';

/** Loads the code of a kind of diagram before its page renders. */
export async function loadKind(kind: string | undefined): Promise<void> {
  const load = isKind(kind) ? loaderOf(kind) : undefined;
  if (load) await loadAhead(load);
}

/** The page of one diagram, in the state that the address specifies. */
export function DiagramPage() {
  const { kind } = useParams();
  const { search, key } = useLocation();
  const setAddress = useStateInAddress();
  if (!isKind(kind)) return <NotFoundPage />;
  return (
    <>
      <DocsHeader to={paths.diagrams} backLabel="All diagrams" wide>
        <PageTitle
          title={titleOf(kind)}
          className="mt-1 text-2xl leading-tight sm:text-3xl font-bold"
        >
          {titleOf(kind)}
        </PageTitle>
      </DocsHeader>
      <main
        id="main"
        className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10 lg:max-w-[120rem] lg:py-6"
      >
        <Card>
          <LazyDiagram key={key} kind={kind} search={search} onSearch={setAddress} />
        </Card>
      </main>
    </>
  );
}
