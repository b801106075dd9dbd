import type { Catalog } from './bundle';

/** The addresses for reporting a question. */
export interface ReportAddresses {
  mail: string;
  /** The repository's issue form; null if the repository is not on GitHub. */
  issue: string | null;
}

/** Returns the addresses for reporting a question, with its id, the version and the bank's hash. */
export function reportAddresses(
  { email, repository, version, bankHash }: Catalog,
  id: string,
): ReportAddresses {
  const subject = `Question ${id}`;
  const build = `version ${version}, bank ${bankHash}`;
  const body = `What is wrong with this question, and why?\n\n\n\nQuestion: ${id}\nSite: ${build}\n`;
  return {
    // Mail programs do not decode plus signs, so spaces must be %20.
    mail: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
    issue: issueForm(repository, { title: `question: ${id}`, item: id, build }),
  };
}

/** Returns the address of .github/ISSUE_TEMPLATE/question-report.yml with its fields filled in. */
function issueForm(repository: string, fields: Record<string, string>): string | null {
  if (!/^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(repository)) return null;
  const query = new URLSearchParams({ template: 'question-report.yml', ...fields });
  return `${repository.replace(/\/$/, '')}/issues/new?${query}`;
}
