import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { useEmbedded } from '../../app/use-embedded';
import type { Category } from '../../bank/bundle';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';

/** The page of a quiz without any questions. */
export function EmptyQuiz({ category }: { category: Category | undefined }) {
  const isEmbedded = useEmbedded();
  return (
    <main id="main" className="mx-auto max-w-lg px-4 py-10">
      <Card className="space-y-4">
        <PageTitle title="No questions yet" className="text-2xl font-bold">
          No questions yet
        </PageTitle>
        <p>{category ? `The category ${category.label} has` : 'The bank has'} no questions yet.</p>
        {!isEmbedded && <ButtonLink to={paths.home}>Back to home</ButtonLink>}
      </Card>
    </main>
  );
}
