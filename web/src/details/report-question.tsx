import { useCatalog } from '../bank/catalog-context';
import { reportAddresses } from '../bank/report-addresses';
import { ExternalLink } from '../ui/external-link';

/** Links to report a question, with its ID, the site's version and the bank's hash filled in. */
export function ReportQuestion({ id }: { id: string }) {
  const { mail, issue } = reportAddresses(useCatalog(), id);
  if (!mail && !issue) return null;
  return (
    <p className="text-sm text-on-muted print:hidden">
      Report this question (<code>{id}</code>):{' '}
      {mail && (
        <a href={mail} className="text-link underline">
          by email
        </a>
      )}
      {mail && issue && ' or '}
      {issue && (
        <ExternalLink href={issue} newTab className="text-link underline">
          in a GitHub issue
        </ExternalLink>
      )}
    </p>
  );
}
