import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { ButtonLink } from '../../ui/button';
import { ExternalLink } from '../../ui/external-link';

/** Links to the documentation and source code of this site. */
export function AboutLinks() {
  const { product, repository } = useCatalog();
  return (
    <section aria-labelledby="about" className="space-y-2 border-t border-hairline pt-4">
      <h2 id="about" className="font-bold">
        About {product}
      </h2>
      <p className="text-pretty">
        How quizzes are drawn, scored and shared with a course, and how to run the site.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
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
    </section>
  );
}
