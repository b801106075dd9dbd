/**
 * Returns the address of .github/ISSUE_TEMPLATE/question-report.yml with fields filled in; null
 * if the repository is not on GitHub.
 */
export function issueForm(repository: string, fields: Record<string, string> = {}): string | null {
  if (!/^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(repository)) return null;
  const query = new URLSearchParams({ template: 'question-report.yml', ...fields });
  return `${repository.replace(/\/$/, '')}/issues/new?${query}`;
}
