import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { Badge, toneOf } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon, type IconName } from '../../ui/icon';
import { Tooltip } from '../../ui/tooltip';

const icons: Record<string, IconName> = {
  hydraulics: 'drop',
  network: 'nodes',
  'water-quality': 'flask',
  advanced: 'chart',
};

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
              <Tooltip text="A typical score, for orientation">
                <Badge tone={toneOf(category.color)}>
                  <Icon name={icons[category.id] ?? 'book'} className="size-4" />
                  {category.averageScore}% avg
                </Badge>
              </Tooltip>
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
      <p className="text-sm text-on-muted">
        Averages are typical scores. Nothing about you or your answers is collected.
      </p>
    </section>
  );
}
