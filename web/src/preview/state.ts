/** What `swmmquiz serve` says of the bank on disk; see internal/serve. */
export interface PreviewState {
  /** The bank on disk is the one being served. */
  ok: boolean;
  /** Version of the page and bank being served. */
  version: string;
  /** What is wrong, when not ok. */
  message: string;
  /** What is served instead, when not ok. */
  shown: string;
  report: Report | null;
  /** The remedies of the report's findings, in their order, each empty for none. */
  hints: string[] | null;
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

/** A finding that keeps the bank from being shown, with its remedy if any. */
export interface Problem extends Finding {
  hint: string;
}

/** The errors among the findings. */
export function errorsOf({ report, hints }: PreviewState): Problem[] {
  const findings = report?.findings ?? [];
  return findings
    .map((finding, index) => ({ ...finding, hint: hints?.[index] ?? '' }))
    .filter(({ severity }) => severity === 'error');
}
