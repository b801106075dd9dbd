/** "1 question", "1,250 questions". */
export function count(number: number, one: string, many = `${one}s`): string {
  // The first use of Intl takes longer than all else that the first page does.
  const shown = number < 1000 ? number : number.toLocaleString('en-US');
  return `${shown} ${number === 1 ? one : many}`;
}

/** Milliseconds as m:ss, full seconds. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How large the pool is, and is meant to be. */
export function poolSize(pool: { total: number; target: number }): string {
  return pool.total === pool.target || pool.target === 0
    ? `${pool.total}`
    : `${pool.total} (growing to ${pool.target})`;
}

const shownLength = 40;

/** What someone wrote, in quotation marks; a long text is cut. */
export function quoted(value: string): string {
  const signs = [...value.trim()];
  return `“${signs.slice(0, shownLength).join('')}${signs.length > shownLength ? '…' : ''}”`;
}
