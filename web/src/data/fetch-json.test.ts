import { createServer, type Server } from 'node:http';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchJson } from './fetch-json';
import { createQueryClient } from './query-client';

let server: Server;
let origin: string;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const answers: Record<string, [status: number, statusText: string, body: string]> = {
      '/api/items/7': [200, 'OK', '{"id": 7}'],
      '/broken': [500, 'Internal Server Error', 'the disk is full'],
      '/empty': [503, 'Service Unavailable', ''],
      '/page': [200, 'OK', '<!doctype html>'],
      '/private': [401, 'Unauthorized', 'who are you?'],
    };
    const [status, statusText, body] = answers[request.url ?? ''] ?? [404, 'Not Found', ''];
    response.writeHead(status, statusText, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('fetchJson', () => {
  it('requests the URL that the segments of the key form, and parses JSON', async () => {
    await expect(fetchJson([origin, 'api', 'items', 7])).resolves.toEqual({ id: 7 });
    expect(requests.at(-1)).toBe('GET /api/items/7');
  });

  it('reports the status and the body of a response that is not OK', async () => {
    await expect(fetchJson([origin, 'broken'])).rejects.toThrow('500: the disk is full');
  });

  it('reports the status text when the body is empty', async () => {
    await expect(fetchJson([origin, 'empty'])).rejects.toThrow('503: Service Unavailable');
  });

  it('throws an error that has the status as a number', async () => {
    await expect(fetchJson([origin, 'broken'])).rejects.toMatchObject({
      name: 'HttpError',
      status: 500,
    });
  });

  it('fails on a response that is not JSON', async () => {
    await expect(fetchJson([origin, 'page'])).rejects.toThrow(SyntaxError);
  });

  it('can be aborted', async () => {
    const aborted = fetchJson([origin, 'api', 'items', 7], 'throw', AbortSignal.abort());
    await expect(aborted).rejects.toThrow('aborted');
  });

  it('treats 401 as an error, or returns null on request', async () => {
    await expect(fetchJson([origin, 'private'])).rejects.toThrow('401: who are you?');
    await expect(fetchJson([origin, 'private'], 'returnNull')).resolves.toBeNull();
  });

  it('sends the browser’s credentials', async () => {
    const original = globalThis.fetch;
    let credentials: RequestCredentials | undefined;
    globalThis.fetch = async (_input, init) => {
      credentials = init?.credentials;
      return new Response('{}');
    };
    try {
      await fetchJson([origin]);
    } finally {
      globalThis.fetch = original;
    }
    expect(credentials).toBe('include');
  });
});

describe('createQueryClient', () => {
  it('does not refetch when the window is focused, however old the data', async () => {
    const client = createQueryClient();
    const queryKey = [origin, 'api', 'items', 7];
    const before = requests.length;
    await client.fetchQuery({ queryKey });
    client.setQueryData(queryKey, { id: 7 }, { updatedAt: 1 });
    client.mount();
    const stop = new QueryObserver(client, { queryKey }).subscribe(() => {});
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    stop();
    client.unmount();
    focusManager.setFocused(undefined);
    expect(requests.length - before).toBe(1);
  });

  it('returns null for 401 if created with returnNull', async () => {
    const queryKey = [origin, 'private'];
    await expect(createQueryClient('returnNull').fetchQuery({ queryKey })).resolves.toBeNull();
    await expect(createQueryClient().fetchQuery({ queryKey })).rejects.toThrow('401');
  });

  it('does not fetch the same data again', async () => {
    const client = createQueryClient();
    const before = requests.length;
    const queryKey = [origin, 'api', 'items', 7];
    await client.fetchQuery({ queryKey });
    await expect(client.fetchQuery({ queryKey })).resolves.toEqual({ id: 7 });
    expect(requests.length - before).toBe(1);
  });

  it('does not retry after a failure', async () => {
    const before = requests.length;
    await expect(createQueryClient().fetchQuery({ queryKey: [origin, 'broken'] })).rejects.toThrow(
      '500',
    );
    expect(requests.length - before).toBe(1);
  });
});
