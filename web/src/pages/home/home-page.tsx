import { PageTitle } from '../../app/page';
import { useCatalog } from '../../bank/catalog-context';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { CategoryCards } from './category-cards';
import { HomeFooter } from './home-footer';
import { ReferenceCards } from './reference-cards';
import { StartCard } from './start-card';

/** The home page: documentation in one column, quizzes in the other. */
export function HomePage() {
  const { product, subtitle, user } = useCatalog();
  return (
    <>
      <header className="border-b border-hairline bg-card text-on-card">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-5 sm:px-6">
          <div className="flex items-center gap-3">
            <span className="rounded-xl bg-primary p-2 text-on-primary">
              <Icon name="drop" className="size-7" />
            </span>
            <div>
              <PageTitle title={product} className="text-2xl leading-tight font-bold">
                {product}
              </PageTitle>
              <p className="text-on-muted">{subtitle}</p>
            </div>
          </div>
          <Badge>{user}</Badge>
        </div>
      </header>
      <main id="main" className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
        {/* On a phone, where columns are stacked, quizzes come first. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10">
          <div className="space-y-6 lg:order-2">
            <StartCard />
            <CategoryCards />
          </div>
          <ReferenceCards />
        </div>
      </main>
      <HomeFooter />
    </>
  );
}
