import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcer } from '../../test/announcer';
import { catalog } from '../../test/bundle';
import { renderApp } from '../../test/render-app';
import { submitQuiz } from '../../test/submit-quiz';

afterEach(() => {
  vi.useRealTimers();
});

async function start(path: string, mode: 'Practice' | 'Timed' = 'Practice') {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('radio', { name: `${mode} Mode` }));
  await app.user.click(screen.getByRole('button', { name: `Start ${mode} Quiz` }));
  return { ...app, groups: () => screen.getAllByRole('group') };
}

/** Returns the first correct or incorrect option of a question. */
function option(group: HTMLElement, kind: 'Right' | 'Wrong') {
  const [first] = within(group).getAllByRole('radio', { name: new RegExp(kind) });
  if (!first) throw new Error(`no ${kind} option`);
  return first;
}

describe('the mode screen', () => {
  it('offers practice first, and names the chosen mode on the start button', async () => {
    const { user } = renderApp('/quiz/network');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Network Components' }),
    ).toBeVisible();
    const practice = screen.getByRole('radio', { name: 'Practice Mode' });
    expect(practice).toBeChecked();
    expect(practice).toHaveAccessibleDescription(/^Recommended Take your time/);
    for (const text of [
      'Take your time - no pressure!',
      'Recommended',
      'Unlimited time',
      'Immediate feedback',
      'Show all answers',
      'Review explanations',
      'Challenge yourself with time pressure',
      'Challenge',
      '30 seconds per question',
      'Final score at end',
      'Track completion time',
      'Professional assessment',
      'Multiple choice',
      'Detailed explanations',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
    await user.click(screen.getByText('Timed Mode'));
    expect(screen.getByRole('button', { name: 'Start Timed Quiz' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it('says when a quiz is shorter than the default', async () => {
    renderApp('/quiz/network');
    expect(await screen.findByText(/shorter than the usual 25 questions/)).toBeVisible();
  });

  it('treats an unknown category as mixed topics', async () => {
    renderApp('/quiz/no-such-thing');
    expect(await screen.findByRole('heading', { level: 1, name: catalog.product })).toBeVisible();
    expect(screen.getByText('Mixed Topics: Test your SWMM5 knowledge')).toBeVisible();
    expect(screen.getByText('25 questions')).toBeVisible();
  });
});

describe('a practice quiz', () => {
  it('shows header, progress, questions, totals and footer', async () => {
    const { groups } = await start('/quiz');
    expect(
      screen.getByRole('heading', { level: 1, name: 'SWMM5 Technical Quiz (Practice Mode)' }),
    ).toHaveFocus();
    expect(groups()).toHaveLength(25);
    expect(screen.getByText('0 of 25 answered')).toBeVisible();
    expect(screen.getByText('(Can submit anytime)')).toBeVisible();
    expect(screen.getByText('Category: Mixed Topics')).toBeVisible();
    expect(screen.getByRole('link', { name: catalog.email })).toHaveAttribute(
      'href',
      `mailto:${catalog.email}`,
    );
    expect(screen.getByRole('heading', { name: 'Ready to Submit?' })).toBeVisible();
    for (const term of ['Total Questions', 'Time Elapsed', 'Current Score']) {
      expect(screen.getByText(term)).toBeVisible();
    }
    expect(screen.getByText('Time Elapsed').parentElement).toHaveTextContent(/0:0\d/);
    expect(screen.getByText('© 2024 SWMM5 Quizzer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs');
  });

  it('gives feedback at once, and updates the score when an answer changes', async () => {
    const { user, groups } = await start('/quiz/network');
    const [first] = groups();
    if (!first) throw new Error('no question');
    await user.click(option(first, 'Wrong'));
    expect(screen.getByText(/^Incorrect\. The correct answer is [A-D]\.$/)).toBeVisible();
    expect(within(first).getByText('Your answer: incorrect')).toBeVisible();
    expect(within(first).getByText('Correct answer')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Explanation' })).toBeVisible();
    expect(screen.getByText(/^About your answer/)).toBeVisible();
    expect(screen.getByText('Current score:').parentElement).toHaveTextContent('0/10');
    expect(announcer()).toHaveTextContent(/^Question 1: incorrect\./);
    await user.click(option(first, 'Right'));
    expect(within(first).getByText('Your answer: correct')).toBeVisible();
    expect(screen.getByText('Current score:').parentElement).toHaveTextContent('1/10');
    expect(screen.getByText('1 of 10 answered')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  });

  it('moves with arrow keys without choosing, and chooses with Space, Enter or a letter', async () => {
    const { user, groups } = await start('/quiz/network');
    const radios = within(groups()[0] ?? document.body).getAllByRole('radio');
    act(() => radios[0]?.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(radios[2]).toHaveFocus();
    expect(radios.some((radio) => radio.matches(':checked'))).toBe(false);
    await user.keyboard(' ');
    expect(radios[2]).toBeChecked();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(radios[1]).toBeChecked();
    await user.keyboard('d');
    expect(radios[3]).toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    expect(radios[3]).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(radios[0]).toHaveFocus();
  });

  it('counts the answers, announces the result and locks the questions', async () => {
    const { user, groups } = await start('/quiz/network');
    const all = groups();
    for (const group of all.slice(0, 8)) await user.click(option(group, 'Right'));
    await user.click(option(all[8] ?? document.body, 'Wrong'));
    await submitQuiz(user);
    expect(screen.getByRole('heading', { name: 'Quiz Completed!' })).toHaveFocus();
    expect(screen.getByText('Great job! Solid understanding.')).toBeVisible();
    for (const [name, value] of [
      ['Correct', '8'],
      ['Incorrect', '1'],
      ['Unanswered', '1'],
    ] as const) {
      expect(screen.getByText(name, { selector: 'dt' }).parentElement).toHaveTextContent(value);
    }
    expect(
      screen.getByRole('heading', { name: 'Complete Answer Key & Explanations' }),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Explanation' })).toHaveLength(2);
    const fold = screen.getByRole('button', {
      name: 'Show the 8 questions that you answered correctly',
    });
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toHaveTextContent(/^Question 1 of 10/);
    const questions = screen.getAllByRole('heading', { name: /^Question \d+ of 10$/ });
    expect(questions.map(({ textContent }) => Number.parseInt(textContent.slice(9), 10))).toEqual([
      9, 10, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(screen.getAllByRole('heading', { name: 'Explanation' })).toHaveLength(10);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(announcer()).toHaveTextContent('Quiz completed. 8 of 10 correct.');
  });

  it.each(['New Questions', 'Start Over with New Questions'])(
    'asks, then draws again and clears answers, score and timer: %s',
    async (name) => {
      const { user, groups } = await start('/quiz/network');
      await user.click(option(groups()[0] ?? document.body, 'Right'));
      await user.click(screen.getByRole('button', { name }));
      const dialog = screen.getByRole('dialog', { name: 'Draw new questions?' });
      expect(dialog).toHaveTextContent('You have answered 1 of 10 questions.');
      await user.click(within(dialog).getByRole('button', { name: 'Keep going' }));
      expect(screen.getByText('1 of 10 answered')).toBeVisible();
      expect(screen.getByRole('button', { name })).toHaveFocus();
      await user.click(screen.getByRole('button', { name }));
      await user.click(screen.getByRole('button', { name: 'Draw new questions' }));
      expect(screen.getByText('0 of 10 answered')).toBeVisible();
      expect(screen.getByText('Current score:').parentElement).toHaveTextContent('0/10');
      expect(screen.getByText('Time Elapsed').parentElement).toHaveTextContent('0:00');
      expect(screen.queryByRole('heading', { name: 'Explanation' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  it.each([
    ['New Questions', '/quiz', 'New questions drawn'],
    ['Start Over with New Questions', '/quiz', 'New questions drawn'],
    ['New Questions', '/quiz/network', 'Drawn again from the same questions'],
  ])('does not ask before the first answer: %s of %s', async (name, path, title) => {
    const { user } = await start(path);
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
  });

  it('opens the details of a question and restores the focus', async () => {
    const { user, groups } = await start('/quiz/network');
    await user.click(option(groups()[0] ?? document.body, 'Right'));
    await user.click(screen.getByRole('button', { name: /^Details & Diagram/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Details & Diagram' });
    expect(await within(dialog).findByRole('tab', { selected: true })).toHaveTextContent(
      'Overview & Diagram',
    );
    expect(within(dialog).getByText('Question')).toBeVisible();
    expect(within(dialog).getByText('Answer')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Details & Diagram/ })).toHaveFocus();
  });
});

describe('a timed quiz', () => {
  it('shows feedback only at the end', async () => {
    const { user, groups } = await start('/quiz/network', 'Timed');
    expect(screen.getByRole('timer')).toHaveTextContent('5:00 left');
    await user.click(option(groups()[0] ?? document.body, 'Right'));
    expect(screen.queryByRole('heading', { name: 'Explanation' })).not.toBeInTheDocument();
    expect(screen.queryByText('Your answer: correct')).not.toBeInTheDocument();
    expect(screen.getByText('Current score:').parentElement).toHaveTextContent('at the end');
    await submitQuiz(user);
    expect(screen.getByText('1/10', { selector: 'p' })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Explanation' })).toHaveLength(9);
  });
});
