import type { Catalog } from './bundle';
import { issueForm } from './issue-form';

/** The addresses for reporting a question. */
export interface ReportAddresses {
  /** Null if the site has no contact. */
  mail: string | null;
  /** The repository's issue form; null if the repository is not on GitHub. */
  issue: string | null;
}

/** Returns the addresses for reporting a question, with its ID, the version and the bank's hash. */
export function reportAddresses(
  { email, repository, version, bankHash }: Catalog,
  id: string,
): ReportAddresses {
  const subject = `Question ${id}`;
  const build = `version ${version}, bank ${bankHash}`;
  const body = `What is wrong with this question, and why?\n\n\n\nQuestion: ${id}\nSite: ${build}\n`;
  return {
    // Mail programs do not decode plus signs, so spaces must be %20.
    mail:
      email === ''
        ? null
        : `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
    issue: issueForm(repository, { title: `question: ${id}`, item: id, build }),
  };
}
