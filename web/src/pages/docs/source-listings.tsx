import { useCatalog } from '../../bank/catalog-context';
import { ExternalLink } from '../../ui/external-link';

/** The works that questions cite, and the source code of this product. */
export function SourceListings() {
  const { sources, repository } = useCatalog();
  return (
    <>
      <p>Explanations cite these works, with the section that contains the answer.</p>
      <ul className="list-disc space-y-2 pl-6 marker:text-on-muted">
        {sources.map(({ id, title, url }) => (
          <li key={id}>
            {url ? (
              <ExternalLink href={url} className="text-link underline">
                {title}
              </ExternalLink>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
      <p>
        The source code of the quiz, including its questions, is in{' '}
        <ExternalLink href={repository} className="text-link underline">
          its repository
        </ExternalLink>
        . The site includes code from other projects under{' '}
        <a href={`${import.meta.env.BASE_URL}licenses.txt`} className="text-link underline">
          their licenses
        </a>
        .
      </p>
    </>
  );
}
