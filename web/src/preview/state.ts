/** What `swmmquiz serve` says of the bank on disk; see internal/serve. */
export interface PreviewState {
  ok: boolean;
  version: string;
  message: string;
  report: Report | null;
}

/** The findings as `swmmquiz lint --format json` prints them. */
export interface Report {
  summary: { questions: number; errors: number; warnings: number; infos: number };
  findings: Finding[];
}

export interface Finding {
  code: string;
  rule: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  file: string;
  line: number;
  column: number;
}
