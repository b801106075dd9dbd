import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { catalog } from '../../test/bundle';
import { renderApp } from '../../test/render-app';
import { submitQuiz } from '../../test/submit-quiz';

const startPractice = async (path: string) => {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
  return app;
};

describe('the mode screen', () => {
  it('folds its choices at first, and applies them to the quiz', async () => {
    const { user } = renderApp('/quiz');
    const fold = await screen.findByText('Choose length, difficulty, topic and view');
    expect(screen.queryByLabelText('Number of questions')).toBeNull();
    await user.click(fold);
    const length = await screen.findByLabelText('Number of questions');
    expect(length).toHaveDisplayValue('25');
    await user.selectOptions(length, '10');
    expect(screen.getByText('10 questions')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Difficulty/), 'Introductory (28)');
    await user.selectOptions(screen.getByLabelText('Topic'), 'Weir (7)');
    expect(screen.getByText('7 questions')).toBeVisible();
    expect(await screen.findByText('Topic: Weir')).toBeVisible();
    expect(screen.getByText('Difficulty: introductory')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Level/), 'Analyze (1)');
    await user.click(screen.getByRole('button', { name: 'Start Practice Quiz' }));
    expect(screen.getByText('0 of 1 answered')).toBeVisible();
  });

  it('offers one question at a time', async () => {
    const { user } = renderApp('/quiz/network?n=5');
    await user.click(await screen.findByText('Choose length, difficulty, topic and view'));
    await user.click(await screen.findByRole('checkbox', { name: /One question at a time/ }));
    await user.click(screen.getByRole('button', { name: 'Start Practice Quiz' }));
    const shown = () => screen.getAllByRole('heading', { name: /^Question \d of 5$/ });
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Question 1 of 5']);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Question 2 of 5']);
    await user.keyboard('n');
    expect(shown()[0]).toHaveTextContent('Question 3 of 5');
    await user.keyboard('apf');
    expect(shown()[0]).toHaveTextContent('Question 2 of 5');
    expect(screen.getByText('Marked for later')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /map$/i }));
    const map = within(await screen.findByRole('dialog', { name: 'Question map' }));
    expect(map.getByRole('button', { current: true })).toHaveAccessibleName(/^Question 2, /);
    await user.click(map.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'One at a time' }));
    expect(shown()).toHaveLength(5);
    expect(document.activeElement?.closest('[data-question]')).toHaveTextContent('Question 2 of 5');
    expect(screen.getByText('1 of 5 answered')).toBeVisible();
  });

  it('shows one question at a time, or all, by a key', async () => {
    const { user } = await startPractice('/quiz/network?n=5');
    const third = screen.getAllByRole('group')[2] as HTMLElement;
    const option = within(third).getAllByRole('radio')[0] as HTMLElement;
    await user.click(option);
    await user.keyboard('o');
    const shown = () => screen.getAllByRole('heading', { name: /^Question \d of 5$/ });
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Question 3 of 5']);
    expect(option).toHaveFocus();
    expect(await screen.findByText('One question at a time')).toBeVisible();
    await user.keyboard('o');
    expect(shown()).toHaveLength(5);
    expect(option).toHaveFocus();
    expect(await screen.findByText('All questions on one page')).toBeVisible();
  });

  it('goes on with the last question that had the focus when one question is shown', async () => {
    const { user } = await startPractice('/quiz/network?n=5');
    const third = screen.getAllByRole('group')[2] as HTMLElement;
    await user.click(within(third).getAllByRole('radio')[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'One at a time' }));
    const shown = screen.getAllByRole('heading', { name: /^Question \d of 5$/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Question 3 of 5']);
  });
});

it('folds the right answers in the results, even after a quiz with one question at a time', async () => {
  const { user } = await startPractice('/quiz/network?n=5');
  const [right] = screen.getAllByRole('radio', { name: /Right/ });
  if (right) await user.click(right);
  await user.click(screen.getByRole('button', { name: 'One at a time' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await submitQuiz(user);
  expect(screen.getByRole('button', { name: /^Show the 1 question/ })).toBeVisible();
  expect(screen.getAllByRole('group')).toHaveLength(4);
});

describe('the way back', () => {
  it('keeps the choices of the mode screen', async () => {
    const { user } = renderApp('/quiz');
    await user.click(await screen.findByText('Choose length, difficulty, topic and view'));
    await user.selectOptions(await screen.findByLabelText('Number of questions'), '10');
    await user.click(screen.getByRole('radio', { name: 'Timed Mode' }));
    await user.click(screen.getByRole('button', { name: 'Start Timed Quiz' }));
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await user.click(await screen.findByRole('link', { name: 'Start Random Quiz' }));
    expect(await screen.findByRole('button', { name: 'Start Timed Quiz' })).toBeVisible();
    expect(screen.getByText('10 questions')).toBeVisible();
  });

  it('leads from the documentation to the quiz that was left', async () => {
    const { user } = await startPractice('/quiz/network?n=5');
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await user.click(screen.getByRole('link', { name: 'Documentation' }));
    await user.click(await screen.findByRole('button', { name: 'Leave quiz' }));
    await user.click(await screen.findByRole('link', { name: 'Back to the quiz' }));
    expect(await screen.findByText('1 of 5 answered')).toBeVisible();
  });

  it('leads from the mode screen to the quiz that was left', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user } = await startPractice('/quiz/network?n=5');
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await user.click(await screen.findByRole('button', { name: 'Leave quiz' }));
    await user.click(await screen.findByRole('link', { name: 'Start Random Quiz' }));
    expect(await screen.findByText(/1 of 5 questions answered in 0:0\d/)).toBeVisible();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await user.click(screen.getByRole('link', { name: 'Continue the quiz' }));
    expect(await screen.findByText('1 of 5 answered')).toBeVisible();
  });
});

describe('a finished quiz', () => {
  it('can be reached again from the mode screen', async () => {
    const { user } = await startPractice('/quiz/network?n=5');
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await submitQuiz(user);
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await user.click(await screen.findByRole('link', { name: 'Start Random Quiz' }));
    expect(await screen.findByText('You finished a quiz:')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show the results' }));
    expect(await screen.findByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  });
});

describe('a link to continue', () => {
  it('restores answers, marks and time', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user, unmount } = await startPractice('/quiz/network?seed=later&n=5&bank=01234567');
    const first = screen.getAllByRole('group')[0] as HTMLElement;
    await user.click(within(first).getAllByRole('radio', { name: /Wrong/ })[0] as HTMLElement);
    await user.click(screen.getAllByRole('button', { name: /Mark for later/ })[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: /map/ }));
    const map = await screen.findByRole('dialog', { name: 'Question map' });
    await user.click(within(map).getByRole('button', { name: 'Copy a link to continue' }));
    const link = new URL(copied.mock.calls[0]?.[0] ?? '');
    unmount();

    const later = renderApp(`${link.pathname}${link.search}${link.hash}`);
    const panel = await screen.findByText(/1 of 5 questions answered in 0:0\d/);
    expect(panel).toBeVisible();
    await later.user.click(screen.getByRole('button', { name: 'Continue the quiz' }));
    expect(screen.getByText('1 of 5 answered')).toBeVisible();
    expect(screen.getAllByText('Marked for later')).toHaveLength(1);
    expect(screen.getByText('Your answer: incorrect')).toBeVisible();
    await later.user.click(screen.getByRole('button', { name: 'New Questions' }));
    await later.user.click(screen.getByRole('button', { name: 'Draw new questions' }));
    expect(screen.getByText('0 of 5 answered')).toBeVisible();
  });

  it('reopens the question that was shown alone', async () => {
    const blank = 'null,null,null,null';
    const progress = `[["A",${blank}],[null,${blank}],[],null,1000,3]`;
    const { user } = renderApp(
      `/quiz/network?seed=later&n=5&bank=01234567#continue=${encodeURIComponent(progress)}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Continue the quiz' }));
    expect(screen.getByRole('article', { name: /^Question 4 of 5/ })).toHaveFocus();
  });

  it('is refused when the questions have changed', async () => {
    renderApp('/quiz?seed=later&n=5&bank=76543210#continue=[]');
    expect(await screen.findByText(/the questions have changed since/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue the quiz' })).toBeNull();
  });

  it.each([
    ['the answers', `&bank=${catalog.bankHash}`],
    ['the bank', ''],
  ])('is refused without %s', async (_, bank) => {
    renderApp(`/quiz?seed=later&n=5${bank}#continue=[]`);
    expect(await screen.findByText(/its link is incomplete/)).toBeVisible();
    // As nothing can be continued, starting is the main action.
    expect(screen.getByRole('button', { name: 'Start Practice Quiz' })).toHaveClass('bg-primary');
  });

  it('is not offered for a fragment that has no quiz', async () => {
    renderApp('/quiz#top');
    expect(await screen.findByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
    expect(screen.queryByText(/Loading your quiz|can't be continued/)).toBeNull();
  });
});
