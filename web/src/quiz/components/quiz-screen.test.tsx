import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider, useAtomValue } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '../../bank/bundle';
import { CatalogProvider } from '../../bank/catalog-context';
import { catalog, items } from '../../test/bundle';
import { submitQuiz } from '../../test/submit-quiz';
import type { Mode } from '../model/session';
import { quizAtom, startAtom } from '../state/quiz';
import { QuizScreen } from './quiz-screen';

/** How often each question's stem was read for drawing it. */
const reads = new Map<string, number>();

vi.mock('../../generated/catalog.json', async () => ({
  default: (await import('../../test/bundle')).catalog,
}));
vi.mock('../../generated/explanations.json', async () => {
  const { teachings, versioned } = await import('../../test/bundle');
  return { default: versioned(teachings) };
});

/** Questions that count, in an order that stays. */
const bank: Item[] = items.slice(0, 25).map(({ q, ...rest }) => ({
  ...rest,
  fixedOrder: true,
  get q() {
    reads.set(rest.id, (reads.get(rest.id) ?? 0) + 1);
    return q;
  },
}));

function Screen() {
  const quiz = useAtomValue(quizAtom);
  return quiz && <QuizScreen quiz={quiz} />;
}

function draw(mode: Mode) {
  const store = createStore();
  store.set(startAtom, { plan: { seed: 's', size: 25 }, mode, bank, timePerQuestion: 30_000 });
  render(
    <Provider store={store}>
      <CatalogProvider value={catalog}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </CatalogProvider>
    </Provider>,
  );
  reads.clear();
  return store.get(quizAtom)?.session.questions.map(({ id }) => id) ?? [];
}

const radio = (index: number, option: number) => {
  const group = screen.getAllByRole('group')[index];
  const found = group && within(group).getAllByRole('radio')[option];
  if (!found) throw new Error(`no option ${option} of question ${index}`);
  return found;
};

beforeEach(() => {
  reads.clear();
});

describe('what is drawn anew', () => {
  it.each(['practice', 'timed'] as const)(
    'by an answer or a mark is that question alone, in %s mode',
    async (mode) => {
      const user = userEvent.setup();
      const ids = draw(mode);
      await user.click(radio(3, 1));
      // The lesson comes after the marks of the answer.
      if (mode === 'practice') await screen.findByRole('heading', { name: 'Explanation' });
      expect([...reads.keys()]).toEqual([ids[3]]);
      reads.clear();
      await user.click(
        screen.getAllByRole('button', { name: 'Mark for later' })[7] ?? document.body,
      );
      expect([...reads.keys()]).toEqual([ids[7]]);
    },
  );

  it('by the clock is no question', () => {
    vi.useFakeTimers();
    try {
      draw('timed');
      act(() => vi.advanceTimersByTime(5000));
      expect(screen.getByRole('timer')).toHaveTextContent('12:25 left');
      expect(reads.size).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the bar', () => {
  it('tells progress, score and time, in words too', async () => {
    const user = userEvent.setup();
    draw('practice');
    const bar = screen.getByRole('region', { name: 'Where you are' });
    await user.click(radio(0, 0));
    expect(bar).toHaveTextContent(/1\/ of 25 answered/);
    expect(bar).toHaveTextContent(/[01] right/);
    expect(bar).toHaveTextContent(/0:\d\d elapsed/);
  });

  it('leads to the next unanswered question while there is one', async () => {
    const user = userEvent.setup();
    draw('timed');
    const next = screen.getByRole('button', { name: 'Next unanswered' });
    await user.click(next);
    expect(radio(0, 0)).toHaveFocus();
    await user.keyboard('an');
    await user.click(next);
    expect(radio(1, 0)).toHaveFocus();
  });
});

describe('submitting', () => {
  const ask = {
    'the button': (user: UserEvent) =>
      user.click(screen.getByRole('button', { name: 'Submit Quiz' })),
    'the key S': (user: UserEvent) => user.keyboard('s'),
  };
  const ways = Object.entries(ask);
  const asked = () => screen.queryByRole('dialog', { name: 'Submit the quiz?' });
  const completed = () => screen.queryByRole('heading', { name: 'Quiz Completed!' });

  it.each(ways)('by %s asks while questions are unanswered', async (_name, submit) => {
    const user = userEvent.setup();
    draw('practice');
    for (const index of [0, 1, 2, 3]) await user.click(radio(index, 0));
    await submit(user);
    expect(asked()).toHaveTextContent('21 questions are unanswered.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(completed()).toHaveFocus();
    expect(asked()).toBeNull();
  });

  it.each(ways)('by %s can lead to the next unanswered question', async (_name, submit) => {
    const user = userEvent.setup();
    draw('timed');
    await user.click(radio(0, 0));
    await submit(user);
    await user.click(screen.getByRole('button', { name: 'Go to the next unanswered' }));
    expect(asked()).toBeNull();
    expect(radio(1, 0)).toHaveFocus();
    expect(completed()).toBeNull();
  });

  it.each(ways)('by %s asks nothing once all are answered', async (_name, submit) => {
    const user = userEvent.setup();
    draw('timed');
    for (let index = 0; index < 25; index++) fireEvent.click(radio(index, 0));
    await submit(user);
    expect(asked()).toBeNull();
    expect(completed()).toHaveFocus();
  });

  it('by the clock asks nothing, and takes away what was asked', () => {
    vi.useFakeTimers();
    try {
      draw('timed');
      fireEvent.keyDown(document.body, { key: 's' });
      expect(asked()).toHaveTextContent('25 questions are unanswered.');
      act(() => vi.advanceTimersByTime(751_000));
      expect(completed()).toHaveFocus();
      expect(asked()).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Take New Quiz' }));
      expect(asked()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('leaving', () => {
  it('by a link is asked about while the quiz is in progress', async () => {
    const user = userEvent.setup();
    draw('practice');
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave this quiz?' });
    expect(dialog).toHaveTextContent('You have answered 0 of 25 questions.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep going' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('is not asked about once it is submitted', async () => {
    const user = userEvent.setup();
    draw('practice');
    await submitQuiz(user);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
