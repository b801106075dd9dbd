import type { FindingWithHint } from './state';

const maxShown = 50;

/** The first errors with their positions and hints, and the number of the others. */
export function FindingList({ errors }: { errors: FindingWithHint[] }) {
  if (errors.length === 0) return null;
  return (
    <>
      <ol>
        {errors.slice(0, maxShown).map(({ file, line, column, code, rule, message, hint }) => (
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
      {errors.length > maxShown && (
        <p>
          and {errors.length - maxShown} more: run <code>swmmquiz lint {errors[0]?.file}</code>
        </p>
      )}
    </>
  );
}
