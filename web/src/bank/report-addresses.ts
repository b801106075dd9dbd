import type { Catalog } from './bundle';

/** What a report of a question is filled with. */
export interface ReportAddresses {
  mail: string;
  /** The repository's issue form; null when the repository is not on GitHub. */
  issue: string | null;
}

/** Addresses by which a question is reported: its id, the version and the bank's hash are filled in. */
export function reportAddresses(
  { email, repository, version, bankHash }: Catalog,
  id: string,
): ReportAddresses {
  const subject = `Question ${id}`;
  const build = `version ${version}, bank ${bankHash}`;
  const body = `What is wrong with this question, and why?\n\n\n\nQuestion: ${id}\nSite: ${build}\n`;
  return {
    // Mail programs read a plus sign as it is, so spaces must be %20.
    mail: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
    issue: issueForm(repository, { title: `question: ${id}`, item: id, build }),
  };
}

/** The form .github/ISSUE_TEMPLATE/question-report.yml with its fields filled in. */
function issueForm(repository: string, fields: Record<string, string>): string | null {
  if (!/^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(repository)) return null;
  const query = new URLSearchParams({ template: 'question-report.yml', ...fields });
  return `${repository.replace(/\/$/, '')}/issues/new?${query}`;
}
