/** The error for a response that is not OK: "404: no such file". */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** What to do with status 401: throw an HttpError, or return null. Section 8 of docs/conformance.md. */
export type On401 = 'throw' | 'returnNull';

/**
 * Gets JSON from the URL that the key's segments form, joined by slashes, with the browser's
 * credentials. Throws an HttpError for a response that is not OK, with the body, or with the status
 * text if the body is empty. With `returnNull`, returns null for status 401 instead.
 */
export async function fetchJson(
  key: readonly unknown[],
  on401: On401 = 'throw',
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(key.join('/'), {
    method: 'GET',
    credentials: 'include',
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401 && on401 === 'returnNull') return null;
  if (!response.ok)
    throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
