import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { Badge, toneOf } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon, type IconName } from '../../ui/icon';
import { LazyTooltip } from '../../ui/lazy-tooltip';

const icons: Record<string, IconName> = {
  hydraulics: 'drop',
  network: 'nodes',
  'water-quality': 'flask',
  advanced: 'chart',
};

const averages =
  'Averages are typical scores for orientation. Nothing about you or your answers is collected.';

/** The categories with their actual numbers of questions. */
export function CategoryCards() {
  const { categories } = useCatalog();
  return (
    <section aria-labelledby="categories" className="space-y-4">
      <h2 id="categories" className="text-xl font-bold">
        Quiz Categories
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {categories.map((category) => (
          <Card key={category.id} className="flex flex-col gap-3">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 sm:flex-nowrap">
              <h3 className="text-lg leading-snug font-semibold">{category.label}</h3>
              <LazyTooltip text={averages}>
                <button type="button" className="min-h-6 cursor-help rounded-full">
                  <Badge tone={toneOf(category.color)}>
                    <Icon name={icons[category.id] ?? 'book'} className="size-4" />
                    {category.averageScore}% avg
                  </Badge>
                </button>
              </LazyTooltip>
            </div>
            <p className="grow text-pretty text-on-muted">{category.subtitle}</p>
            <p className="font-medium">{count(category.count, 'question')}</p>
            <ButtonLink to={paths.quiz(category.id)} variant="secondary">
              Start Category Quiz
              <span className="sr-only">: {category.label}</span>
            </ButtonLink>
          </Card>
        ))}
      </div>
      <p className="text-sm text-on-muted">{averages}</p>
    </section>
  );
}
