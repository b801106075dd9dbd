/** The state of the bank on disk, from `swmmquiz serve`; see internal/serve. */
export interface PreviewState {
  /** Whether the bank on disk is the one being served. */
  ok: boolean;
  /** The version of the page and bank being served. */
  version: string;
  /** What is wrong, if not ok. */
  message: string;
  /** A sentence that names what is served instead, if not ok. */
  shown: string;
  report: Report | null;
  /** One hint per finding of the report, in order; an empty text if a finding has none. */
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

/** A finding with its hint, which may be empty. */
export interface FindingWithHint extends Finding {
  hint: string;
}

/** Returns the errors among the findings, with their hints. */
export function errorsOf({ report, hints }: PreviewState): FindingWithHint[] {
  const findings = report?.findings ?? [];
  return findings
    .map((finding, index) => ({ ...finding, hint: hints?.[index] ?? '' }))
    .filter(({ severity }) => severity === 'error');
}
