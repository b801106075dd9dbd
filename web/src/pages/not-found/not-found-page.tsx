import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';

/** The page for addresses that do not exist. */
export function NotFoundPage() {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-lg items-center px-4 py-10">
      <Card className="w-full space-y-4">
        <PageTitle title="Page Not Found" className="text-2xl font-bold">
          Page Not Found
        </PageTitle>
        <p>There is no page at this address. Check it for typos, or go back home.</p>
        <p className="text-on-muted">
          For developers: did you forget to add the page to the router?
        </p>
        <ButtonLink to={paths.home}>Back to home</ButtonLink>
      </Card>
    </main>
  );
}
