import { memo } from 'react';
import { useCatalog } from '../bank/catalog-context';
import { issueForm } from '../bank/issue-form';
import { ExternalLink } from '../ui/external-link';

/**
 * Where to ask about quiz answers: the contact's address; without a contact, the issue form, or the
 * repository if it is not on GitHub.
 */
export const Contact = memo(function Contact({ newTab = false }: { newTab?: boolean }) {
  const { email, repository } = useCatalog();
  if (email !== '') {
    return (
      <>
        Write to{' '}
        <a href={`mailto:${email}`} className="text-link underline">
          {email}
        </a>
        .
      </>
    );
  }
  return (
    <>
      Open{' '}
      <ExternalLink
        href={issueForm(repository) ?? repository}
        newTab={newTab}
        className="text-link underline"
      >
        an issue
      </ExternalLink>
      .
    </>
  );
});
