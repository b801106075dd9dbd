import type { Finding } from './state';

const shown = 50;

/** The errors, each with its place in the file. */
export function FindingList({ findings }: { findings: Finding[] }) {
  const errors = findings.filter((finding) => finding.severity === 'error');
  return (
    <>
      <ol>
        {errors.slice(0, shown).map(({ file, line, column, code, message }) => (
          <li key={`${file}:${line}:${column} ${code} ${message}`}>
            <code>
              {file}:{line}:{column}
            </code>{' '}
            {message} <small>{code}</small>
          </li>
        ))}
      </ol>
      {errors.length > shown && <p>and {errors.length - shown} more: run swmmquiz lint</p>}
    </>
  );
}
