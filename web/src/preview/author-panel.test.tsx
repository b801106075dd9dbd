import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/query-client';
import { AuthorPanel } from './author-panel';
import type { ConnectionHandlers } from './connection';
import type { Finding, PreviewState } from './state';

const good: PreviewState = {
  ok: true,
  version: 'one',
  message: '',
  shown: '',
  report: null,
  hints: null,
};

const wrongLetter: Finding = {
  code: 'QB106',
  rule: 'answer-letter',
  severity: 'error',
  message: 'answer "E" is not one of A, B, C, D',
  file: 'questions.json',
  line: 7,
  column: 13,
};

function broken(...findings: Finding[]): PreviewState {
  const message = `The bank has ${findings.length} findings.`;
  const summary = { questions: 1, errors: findings.length, warnings: 0, infos: 0 };
  const shown = 'This page shows the last valid bank.';
  const hints = findings.map(({ severity }) => (severity === 'error' ? 'write the letter' : ''));
  return { ok: false, version: 'one', message, shown, report: { summary, findings }, hints };
}

let state: PreviewState;
let server: ConnectionHandlers;
const stopped = vi.fn();
const onVersion = vi.fn();
const listen = (handlers: ConnectionHandlers) => {
  server = handlers;
  return stopped;
};

/** Renders the panel with the first state that the server reports. */
function open(first: PreviewState) {
  state = first;
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthorPanel listen={listen} onVersion={onVersion} />
    </QueryClientProvider>,
  );
}

function change(next: PreviewState) {
  state = next;
  act(() => server.onChange());
}

beforeEach(() => {
  onVersion.mockClear();
  stopped.mockClear();
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/__swmmquiz/state');
    return new Response(JSON.stringify(state));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

it('shows nothing for a good bank, and reports each version', async () => {
  open(good);
  await waitFor(() => expect(onVersion).toHaveBeenCalledWith('one'));
  change({ ...good, version: 'two' });
  await waitFor(() => expect(onVersion).toHaveBeenLastCalledWith('two'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows the errors of a broken bank with their positions, and disappears after the fix', async () => {
  open(broken(wrongLetter, { ...wrongLetter, severity: 'warning', message: 'only a warning' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The bank has 2 findings. This page shows the last valid bank.',
  );
  expect(screen.getByText('questions.json:7:13')).toBeVisible();
  expect(screen.getByText(/answer "E" is not one of/)).toBeVisible();
  expect(screen.getByText('hint: write the letter')).toBeVisible();
  expect(screen.getByText(/QB106 \[answer-letter\]/)).toBeVisible();
  expect(screen.queryByText(/only a warning/)).not.toBeInTheDocument();
  expect(onVersion).not.toHaveBeenCalled();

  change({ ...good, version: 'two' });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(onVersion).toHaveBeenLastCalledWith('two');
});

it('can be collapsed by keyboard, until other findings arrive', async () => {
  const user = userEvent.setup();
  open(broken(wrongLetter));
  await screen.findByRole('alert');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Hide the errors', expanded: true })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('questions.json:7:13')).not.toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  await user.keyboard(' ');
  expect(screen.getByText('questions.json:7:13')).toBeVisible();
  await user.keyboard('{Enter}');

  change(broken({ ...wrongLetter, line: 8 }));
  expect(await screen.findByText('questions.json:8:13')).toBeVisible();
});

it('shows the message when there are no findings', async () => {
  open({ ...broken(), message: 'cannot read questions.json: no such file', report: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot read questions.json');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('counts the errors beyond the first fifty', async () => {
  open(broken(...Array.from({ length: 53 }, (_, line) => ({ ...wrongLetter, line }))));
  expect(await screen.findAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByText(/and 3 more/)).toBeVisible();
});

it('reports when the server is gone and when it is back', async () => {
  open(good);
  await waitFor(() => expect(onVersion).toHaveBeenCalled());
  act(() => server.onStatus(false));
  expect(screen.getByRole('status')).toHaveTextContent('swmmquiz serve is not responding.');
  act(() => server.onStatus(true));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('works on a machine without a network', async () => {
  onlineManager.setOnline(false);
  open(broken(wrongLetter));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('stops listening when it is unmounted', async () => {
  const { unmount } = open(good);
  await waitFor(() => expect(onVersion).toHaveBeenCalled());
  unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
});
