import type { Problem } from './state';

const shown = 50;

/** Findings, each with its place in the file and its remedy. */
export function FindingList({ errors }: { errors: Problem[] }) {
  if (errors.length === 0) return null;
  return (
    <>
      <ol>
        {errors.slice(0, shown).map(({ file, line, column, code, rule, message, hint }) => (
          <li key={`${file}:${line}:${column} ${code} ${message}`}>
            <code>
              {file}:{line}:{column}
            </code>{' '}
            {message}{' '}
            <small>
              {code} [{rule}]
            </small>
            {hint && <p>hint: {hint}</p>}
          </li>
        ))}
      </ol>
      {errors.length > shown && (
        <p>
          and {errors.length - shown} more: run <code>swmmquiz lint</code>
        </p>
      )}
    </>
  );
}
