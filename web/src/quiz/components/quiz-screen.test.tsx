import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider, useAtomValue } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogProvider } from '../../bank/catalog-context';
import type { Item } from '../../bank/item';
import { catalog, items } from '../../test/bundle';
import { submitQuiz } from '../../test/submit-quiz';
import type { Plan } from '../model/draw';
import type { Mode } from '../model/session';
import { quizAtom, startAtom } from '../state/quiz';
import { loadParts } from './on-demand';
import { QuizScreen } from './quiz-screen';

/** How often the stem of each question was read for rendering. */
const reads = new Map<string, number>();

vi.mock('../../generated/catalog.json', async () => ({
  default: (await import('../../test/bundle')).catalog,
}));
vi.mock('../../generated/explanations.json', async () => {
  const { feedback, versioned } = await import('../../test/bundle');
  return { default: versioned(feedback) };
});

/** Questions that count the reads of their stems, with options in a fixed order. */
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

/** A question whose answer is judged when the learner chooses Check. */
const several: Item = {
  id: 'several',
  type: 'multiple',
  q: 'Which?',
  options: ['a', 'b'],
  answer: ['A'],
};

function renderQuiz(mode: Mode, plan: Plan = { seed: 's', size: 25 }) {
  const store = createStore();
  const questions = plan.ids ? [...bank, several] : bank;
  store.set(startAtom, { plan, mode, bank: questions, timePerQuestion: 30_000 }, null);
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

const question = (index: number) => screen.getAllByRole('article')[index];
const radio = (index: number, option: number) => {
  const group = screen.getAllByRole('group')[index];
  const found = group && within(group).getAllByRole('radio')[option];
  if (!found) throw new Error(`no option ${option} of question ${index}`);
  return found;
};

beforeEach(() => {
  reads.clear();
});

it('names a question that takes the focus by its number and stem', () => {
  renderQuiz('practice');
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveAttribute('tabindex', '-1');
  expect(first).toHaveAccessibleName(/^Question 1 of 25 .+\?$/);
});

describe('rendering again', () => {
  it.each(['practice', 'timed'] as const)(
    'is limited to the question that was answered or marked, in %s mode',
    async (mode) => {
      const user = userEvent.setup();
      await loadParts();
      const ids = renderQuiz(mode);
      await user.click(radio(3, 1));
      // The explanation renders after the marks of the answer.
      if (mode === 'practice') await screen.findByRole('heading', { name: 'Explanation' });
      expect([...reads.keys()]).toEqual([ids[3]]);
      reads.clear();
      await user.click(
        screen.getAllByRole('button', { name: /Mark for later/ })[7] ?? document.body,
      );
      expect([...reads.keys()]).toEqual([ids[7]]);
    },
  );

  it('includes no question when the clock ticks', () => {
    vi.useFakeTimers();
    try {
      renderQuiz('timed');
      act(() => vi.advanceTimersByTime(5000));
      expect(screen.getByRole('timer')).toHaveTextContent('12:25 left');
      expect(reads.size).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the bar', () => {
  it('shows progress, score and time', async () => {
    const user = userEvent.setup();
    renderQuiz('practice');
    const bar = screen.getByRole('region', { name: 'Progress' });
    await user.click(radio(0, 0));
    expect(bar).toHaveTextContent(/1 of 25 answered/);
    expect(bar).toHaveTextContent(/Current score: [01]\/25/);
    expect(bar).toHaveTextContent(/0:\d\d elapsed/);
  });

  it('leads to the next unanswered question', async () => {
    const user = userEvent.setup();
    renderQuiz('timed');
    const next = screen.getByRole('button', { name: 'Next unanswered' });
    await user.click(next);
    expect(question(0)).toHaveFocus();
    await user.keyboard('an');
    await user.click(next);
    expect(question(1)).toHaveFocus();
  });

  it('leads by keyboard to the question after the last focused one', async () => {
    const user = userEvent.setup();
    renderQuiz('timed');
    const next = screen.getByRole('button', { name: 'Next unanswered' });
    for (const index of [0, 1, 2]) {
      next.focus();
      // A second press, to go on, must not answer the question.
      await user.keyboard('{Enter}{Enter}');
      expect(question(index)).toHaveFocus();
      expect(radio(index, 0)).not.toBeChecked();
    }
  });

  it('leads to the submit button once all questions are answered', async () => {
    const user = userEvent.setup();
    renderQuiz('timed', { seed: 's', size: 1 });
    await user.click(radio(0, 0));
    await user.click(screen.getByRole('button', { name: 'Go to Submit' }));
    expect(screen.getByRole('heading', { name: 'Ready to Submit?' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Submit Quiz' })).toHaveFocus();
  });

  it('has a map that the key M opens', async () => {
    const user = userEvent.setup();
    renderQuiz('timed');
    await user.keyboard('m');
    expect(await screen.findByRole('dialog', { name: /map/i })).toBeVisible();
  });
});

describe('submitting', () => {
  const triggers = {
    'the button': (user: UserEvent) =>
      user.click(screen.getByRole('button', { name: 'Submit Quiz' })),
    'the key S': (user: UserEvent) => user.keyboard('s'),
  };
  const ways = Object.entries(triggers);
  const dialog = () => screen.queryByRole('dialog', { name: 'Submit the quiz?' });
  const completed = () => screen.queryByRole('heading', { name: 'Quiz Completed!' });

  it.each(ways)('asks while questions are unanswered: by %s', async (_name, submit) => {
    const user = userEvent.setup();
    renderQuiz('practice');
    for (const index of [0, 1, 2, 3]) await user.click(radio(index, 0));
    await submit(user);
    expect(dialog()).toHaveTextContent('21 questions are unanswered.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(completed()).toHaveFocus();
    expect(dialog()).toBeNull();
  });

  it.each(ways)('can lead to the next unanswered question: by %s', async (_name, submit) => {
    const user = userEvent.setup();
    renderQuiz('timed');
    await user.click(radio(0, 0));
    await submit(user);
    await user.click(screen.getByRole('button', { name: 'Next unanswered question' }));
    expect(dialog()).toBeNull();
    expect(question(1)).toHaveFocus();
    expect(completed()).toBeNull();
  });

  it.each(ways)('does not ask once all are answered: by %s', async (_name, submit) => {
    const user = userEvent.setup();
    renderQuiz('timed');
    for (let index = 0; index < 25; index++) fireEvent.click(radio(index, 0));
    await submit(user);
    expect(dialog()).toBeNull();
    expect(completed()).toHaveFocus();
  });

  it.each(ways)('asks while questions are marked: by %s', async (_name, submit) => {
    const user = userEvent.setup();
    renderQuiz('timed');
    for (let index = 0; index < 25; index++) fireEvent.click(radio(index, 0));
    await user.keyboard('ff'); // the first one focuses the question
    await submit(user);
    expect(dialog()).toHaveTextContent('1 question is marked for later.');
    await user.click(screen.getByRole('button', { name: 'Question map' }));
    expect(await screen.findByRole('dialog', { name: 'Question map' })).toBeVisible();
    expect(dialog()).toBeNull();
    expect(completed()).toBeNull();
  });

  it.each([
    ['s', 'Submit the quiz?'],
    ['m', 'Question map'],
    ['?', 'Keyboard shortcuts'],
  ])('ends when the time runs out, and closes a dialog: key %s', async (key, name) => {
    renderQuiz('timed');
    // The dialogs load on demand.
    fireEvent.keyDown(document.body, { key });
    await screen.findByRole('dialog', { name });
    cleanup();
    vi.useFakeTimers();
    try {
      renderQuiz('timed');
      fireEvent.keyDown(document.body, { key });
      expect(screen.getByRole('dialog')).toHaveAccessibleName(name);
      act(() => vi.advanceTimersByTime(751_000));
      expect(completed()).toHaveFocus();
      expect(screen.queryByRole('dialog')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Take New Quiz' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an unchecked answer', () => {
  const plan = { seed: 's', size: 25, ids: ['several', bank[0]?.id ?? ''] };

  it('counts as an answer when the quiz is to be submitted', async () => {
    const user = userEvent.setup();
    renderQuiz('practice', plan);
    await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    expect(screen.getByText(/^1 question is unanswered/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next unanswered question' }));
    expect(question(1)).toHaveFocus();
  });

  it('is mentioned before the quiz is submitted', async () => {
    const user = userEvent.setup();
    renderQuiz('practice', plan);
    await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
    await user.click(radio(1, 0));
    await user.keyboard('s');
    const dialog = screen.getByRole('dialog', { name: 'Submit the quiz?' });
    expect(dialog).toHaveTextContent('1 answer is not checked yet, and will count.');
    expect(within(dialog).getByRole('button', { name: 'Next answer to check' })).toBeVisible();
    expect(dialog).not.toHaveTextContent('unanswered.');
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is mentioned when the quiz is left', async () => {
    const user = userEvent.setup();
    renderQuiz('practice', plan);
    await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave this quiz?' });
    expect(dialog).toHaveTextContent(
      'You have answered 0 of 2 questions, and 1 answer is not checked yet.',
    );
  });

  it('is not replaced by new questions without asking', async () => {
    const user = userEvent.setup();
    renderQuiz('practice', plan);
    await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'New Questions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draw new questions?' });
    expect(dialog).toHaveTextContent(
      /You have answered 0 of \d+ questions?, and 1 answer is not checked yet\. Your answers/,
    );
  });
});

describe('leaving', () => {
  const canUnload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };

  it('does not ask before the first answer', async () => {
    const user = userEvent.setup();
    renderQuiz('practice');
    expect(canUnload()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks when only a mark would be lost', async () => {
    const user = userEvent.setup();
    renderQuiz('practice');
    await user.click(screen.getAllByRole('button', { name: /Mark for later/ })[0] ?? document.body);
    expect(canUnload()).toBe(false);
  });

  it('asks once a question is answered', async () => {
    const user = userEvent.setup();
    renderQuiz('practice');
    await user.click(radio(0, 0));
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave this quiz?' });
    expect(dialog).toHaveTextContent('You have answered 1 of 25 questions.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep going' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(canUnload()).toBe(false);
  });

  it('does not ask once the quiz is submitted', async () => {
    const user = userEvent.setup();
    renderQuiz('practice');
    await submitQuiz(user);
    expect(canUnload()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
