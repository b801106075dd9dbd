import type { Topics } from '../bank/bundle';
import { findCategory, useCatalog } from '../bank/catalog-context';
import { capitalized } from '../quiz/model/capitalized';
import type { Session } from '../quiz/model/session';
import { Card } from '../ui/card';
import { inOrder, tallyBy, weakestFirst } from './tally';
import { TallyTable } from './tally-table';

/** The first levels of Bloom's taxonomy, as revised by Anderson and Krathwohl (2001), in order. */
const levels = ['remember', 'understand', 'apply', 'analyze'];

interface ReportProps {
  session: Session;
  /** The titles of topics; a topic without one is shown by its ID in words. */
  topics: Topics;
}

/** The results by category, level and topic as bars, with the weakest topics first. */
export function Report({ session, topics }: ReportProps) {
  const catalog = useCatalog();
  const categories = inOrder(
    tallyBy(session, 'category'),
    catalog.categories.map(({ id }) => id),
  );
  const byTopic = weakestFirst(tallyBy(session, 'topic'));
  const titleOf = (id: string) =>
    topics[id]?.title ?? capitalized(id.replaceAll('-', ' ') || 'no topic');
  return (
    <Card className="space-y-5">
      <h2 className="text-xl font-bold">Where you stand</h2>
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <TallyTable what="Topic" tallies={byTopic} nameOf={titleOf} />
        <div className="space-y-6">
          <TallyTable
            what="Category"
            tallies={categories}
            nameOf={(id) => findCategory(catalog, id)?.label ?? catalog.uncategorized}
          />
          <TallyTable
            what="Level"
            tallies={inOrder(tallyBy(session, 'level'), levels)}
            nameOf={(level) => (level ? capitalized(level) : 'No level')}
          />
        </div>
      </div>
    </Card>
  );
}
