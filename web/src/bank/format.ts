/** Formats a number with its noun: "1 question", "1,250 questions". */
export function count(number: number, one: string, many = `${one}s`): string {
  // Numbers below 1,000 need no separator, and the first use of Intl would slow down the first page.
  const shown = number < 1000 ? number : number.toLocaleString('en-US');
  return `${shown} ${number === 1 ? one : many}`;
}

/** Formats milliseconds as m:ss, rounded down to whole seconds. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Formats the size of the pool, with its target if that is larger: "180 (growing to 250)". */
export function poolSize(pool: { total: number; target: number }): string {
  return pool.total >= pool.target ? `${pool.total}` : `${pool.total} (growing to ${pool.target})`;
}

const maxQuotedLength = 40;

/** Quotes a text without surrounding space, and truncates it if it is long. */
export function quoted(value: string): string {
  const characters = [...value.trim()];
  const isLong = characters.length > maxQuotedLength;
  return `“${characters.slice(0, maxQuotedLength).join('')}${isLong ? '…' : ''}”`;
}
