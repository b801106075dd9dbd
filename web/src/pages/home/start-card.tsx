import { leftQuiz } from '../../app/left-quiz';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { count, poolSize } from '../../bank/format';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Hydrograph } from './hydrograph';

/** The card that starts a random quiz, or leads back to the one that was left. */
export function StartCard() {
  const { quiz, pool } = useCatalog();
  return (
    <Card className="flex items-center justify-between gap-8 sm:p-8">
      <div className="grow space-y-4">
        <h2 className="text-2xl font-bold sm:text-3xl">Test what you know about SWMM5</h2>
        <p className="max-w-xl text-pretty sm:text-lg">
          A random quiz has {count(Math.min(quiz.size, pool.total), 'random question')} from a pool
          of {poolSize(pool)}, with feedback and an explanation for each.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.quiz()} className="w-full text-lg sm:w-auto sm:px-8">
            Start Random Quiz
            <Icon name="right" />
          </ButtonLink>
          {leftQuiz.link && (
            <ButtonLink {...leftQuiz.link} variant="secondary" className="w-full sm:w-auto">
              Back to your quiz
            </ButtonLink>
          )}
        </div>
      </div>
      <Hydrograph className="hidden w-56 shrink-0 sm:block" />
    </Card>
  );
}
