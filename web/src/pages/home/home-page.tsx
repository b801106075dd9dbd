import { PageTitle } from '../../app/page';
import { useCatalog } from '../../bank/catalog-context';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { isBrowser } from '../../ui/is-browser';
import { AboutLinks } from './about-links';
import { CategoryCards } from './category-cards';
import { HomeFooter } from './home-footer';
import { ReferenceList } from './reference-list';
import { StartCard } from './start-card';

/** The home page: the start card, and below it the documentation beside the categories. */
export function HomePage() {
  const { product, subtitle, user } = useCatalog();
  // Tab and screen readers follow the order on the screen.
  const isWide = isBrowser && window.matchMedia('(width >= 64rem)').matches;
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
      <main id="main" className="mx-auto max-w-6xl space-y-8 px-4 py-6 sm:px-6 sm:py-10">
        <StartCard />
        {/* Where the columns are stacked, as on a phone, the quizzes come first. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
          {isWide && <ReferenceList />}
          <div className="space-y-6 lg:order-2">
            <CategoryCards />
            <AboutLinks />
          </div>
          {!isWide && <ReferenceList />}
        </div>
      </main>
      <HomeFooter />
    </>
  );
}
