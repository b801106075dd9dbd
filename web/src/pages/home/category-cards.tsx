import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { Badge, toneOf, tones } from '../../ui/badge';
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

/** The categories, each in its color with its number of questions in the bank. */
export function CategoryCards() {
  const { categories } = useCatalog();
  const hasAverages = categories.some(({ averageScore }) => averageScore > 0);
  return (
    <section aria-labelledby="categories" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="categories" className="text-xl font-bold">
          Quiz Categories
        </h2>
        <Link
          to={{ pathname: paths.docs, hash: paths.topics }}
          className="inline-flex min-h-11 items-center gap-1 text-link underline"
        >
          Quizzes by topic
          <Icon name="right" className="size-4" />
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {categories.map(({ id, label, subtitle, count: size, averageScore, color }) => {
          const tone = toneOf(color);
          return (
            <Card key={id} className="flex flex-col gap-3">
              <div className="flex items-start gap-3">
                <span className={`rounded-lg p-2 ${tones[tone]}`}>
                  <Icon name={icons[id] ?? 'book'} />
                </span>
                <div className="min-w-0 grow">
                  <h3 className="text-lg leading-snug font-semibold">{label}</h3>
                  <div className="flex flex-wrap items-center gap-x-3">
                    <p className="mr-auto text-on-muted">{count(size, 'question')}</p>
                    {averageScore > 0 && (
                      <Tooltip text="Our estimate">
                        <Badge tone={tone}>
                          <span className="sr-only">{label}: </span>
                          {averageScore}% avg
                        </Badge>
                      </Tooltip>
                    )}
                  </div>
                </div>
              </div>
              <p className="grow text-pretty">{subtitle}</p>
              <ButtonLink to={paths.quiz(id)} variant="tinted" className={tones[tone]}>
                Start Category Quiz
                <span className="sr-only">: {label}</span>
              </ButtonLink>
            </Card>
          );
        })}
      </div>
      <p className="text-sm text-on-muted">
        {hasAverages && 'Averages are estimates. '}Nothing about you is collected.
      </p>
    </section>
  );
}
