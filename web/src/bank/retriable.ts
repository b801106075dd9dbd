/** Matches the address of the module in the message of an error that occurred while loading it. */
const address = /https?:\/\/\S+/;

/**
 * Returns a loader that loads a module once, and again only after a failure. Browsers may remember
 * for the life of a page that an address could not be loaded, so a later attempt uses another address
 * for the same file.
 */
export function retriable<T>(load: () => Promise<T>): () => Promise<T> {
  let failedAddress: string | undefined;
  let attempts = 0;
  let current: Promise<T> | null = null;
  const attempt = (): Promise<T> =>
    failedAddress ? import(/* @vite-ignore */ `${failedAddress}?attempt=${attempts}`) : load();
  return () => {
    current ??= attempt().catch((error: unknown) => {
      failedAddress ??= address.exec(String(error))?.[0];
      attempts += 1;
      current = null;
      throw error;
    });
    return current;
  };
}
