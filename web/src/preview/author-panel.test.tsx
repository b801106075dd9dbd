import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/query-client';
import { AuthorPanel } from './author-panel';
import type { PreviewState } from './state';

const good: PreviewState = { ok: true, version: 'one', message: '', report: null };
const broken: PreviewState = {
  ok: false,
  version: '',
  message: 'The bank has 1 error. The last good one is shown.',
  report: {
    summary: { questions: 1, errors: 1, warnings: 1, infos: 0 },
    findings: [
      {
        code: 'QB106',
        rule: 'answer-letter',
        severity: 'error',
        message: 'answer "E" is not one of A, B, C, D',
        file: 'questions.json',
        line: 7,
        column: 13,
      },
      {
        code: 'QB401',
        rule: 'longest-key',
        severity: 'warning',
        message: 'only a warning',
        file: 'questions.json',
        line: 9,
        column: 1,
      },
    ],
  },
};

let state: PreviewState;
const events = new EventTarget();
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  state = good;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(state)));
});

async function change(next: PreviewState) {
  state = next;
  await act(async () => {
    events.dispatchEvent(new Event('message'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
}

it('follows an edit, a break and a repair', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthorPanel events={events as unknown as EventSource} reload={reload} />
    </QueryClientProvider>,
  );
  await change(good);
  expect(reload).not.toHaveBeenCalled();
  await change({ ...good, version: 'two' });
  expect(reload).toHaveBeenCalledTimes(1);

  await change(broken);
  expect(screen.getByRole('alert')).toHaveTextContent('The bank has 1 error.');
  expect(screen.getByText('questions.json:7:13')).toBeVisible();
  expect(screen.queryByText(/only a warning/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the findings' }));
  expect(screen.queryByText('questions.json:7:13')).not.toBeInTheDocument();

  await change({ ...good, version: 'three' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(2);
});
