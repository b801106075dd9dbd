import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { poolSize } from '../../bank/format';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ExternalLink } from '../../ui/external-link';

/** The quickest way into a quiz, and the ways to the app's own documentation. */
export function StartCard() {
  const { quiz, pool, repository } = useCatalog();
  return (
    <Card className="space-y-4 border-l-4 border-l-primary">
      <h2 className="text-xl font-bold">Test what you know about SWMM5</h2>
      <p>
        A random quiz has {Math.min(quiz.size, pool.total)} random questions from a pool of{' '}
        {poolSize(pool)}, with feedback and an explanation for each.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.quiz()}>Start Random Quiz</ButtonLink>
        <ButtonLink to={paths.docs} look="secondary">
          Application Documentation
        </ButtonLink>
      </div>
      <p className="text-on-muted">
        <ExternalLink
          href={repository}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          Source Code
        </ExternalLink>
      </p>
    </Card>
  );
}
