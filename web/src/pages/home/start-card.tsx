import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { count, poolSize } from '../../bank/format';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ExternalLink } from '../../ui/external-link';
import { Hydrograph } from './hydrograph';

/** The start of a random quiz, and links to documentation and source code. */
export function StartCard() {
  const { quiz, pool, repository } = useCatalog();
  return (
    <Card className="space-y-4">
      <div className="flex items-center justify-between gap-8">
        <div className="space-y-2">
          <h2 className="text-xl font-bold">Test what you know about SWMM5</h2>
          <p className="text-pretty">
            A random quiz has {count(Math.min(quiz.size, pool.total), 'random question')} from a
            pool of {poolSize(pool)}, with feedback and an explanation for each.
          </p>
        </div>
        <Hydrograph className="hidden w-36 shrink-0 sm:block" />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink to={paths.quiz()} className="w-full sm:w-auto">
          Start Random Quiz
        </ButtonLink>
        <ButtonLink to={paths.docs} variant="secondary" className="w-full sm:w-auto">
          Application Documentation
        </ButtonLink>
        <ExternalLink
          href={repository}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          Source Code
        </ExternalLink>
      </div>
    </Card>
  );
}
