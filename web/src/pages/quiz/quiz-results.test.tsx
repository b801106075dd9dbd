import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { announcer } from '../../test/announcer';
import { renderApp } from '../../test/render-app';
import { submitQuiz } from '../../test/submit-quiz';

/** Submits a quiz of ten: the first two right, the next three wrong, one of these marked. */
async function submitTen(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
  const groups = screen.getAllByRole('group');
  for (const [index, group] of groups.slice(0, 5).entries()) {
    const name = index < 2 ? /Right/ : /Wrong/;
    const [radio] = within(group).getAllByRole('radio', { name });
    if (radio) await user.click(radio);
  }
  const [, , third] = screen.getAllByRole('button', { name: /Mark for later/ });
  if (third) await user.click(third);
  await submitQuiz(user);
}

const cards = () =>
  screen.getAllByText(/^Question \d+ of 10$/).filter((text) => !text.closest('[hidden]'));

describe('the results page', () => {
  it('shows tables by category, level and topic', async () => {
    const { user } = renderApp('/quiz/network');
    await submitTen(user);
    expect(screen.getByText('2/10', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('20%')).toBeVisible();
    const table = await screen.findByRole('table', { name: 'By category' });
    expect(within(table).getByRole('rowheader', { name: 'Network Components' })).toBeVisible();
    expect(within(table).getByText('2 of 10 (20%)')).toBeVisible();
    expect(screen.getByRole('table', { name: 'By level' })).toHaveTextContent(
      /Remember.*Understand.*Apply.*Analyze/,
    );
    expect(screen.getByRole('table', { name: 'By topic' })).toHaveTextContent('Weir2 of 10 (20%)');
  });

  it('does not speak of missed questions if there are none', async () => {
    const { user } = renderApp('/quiz/network?n=5');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    for (const right of screen.getAllByRole('radio', { name: /Right/ })) await user.click(right);
    await submitQuiz(user);
    await user.click(await screen.findByRole('button', { name: 'All 5' }));
    expect(announcer()).toHaveTextContent(/5 questions shown\.$/);
  });

  it('shows the questions that match a filter, with their numbers', async () => {
    const { user } = renderApp('/quiz/network');
    await submitTen(user);
    const filter = within(screen.getByRole('region', { name: 'Show questions' }));
    // The questions that were answered correctly are folded.
    expect(filter.getByRole('button', { name: 'Missed 8', pressed: true })).toBeVisible();
    expect(cards()).toHaveLength(8);
    await user.click(filter.getByRole('button', { name: 'Wrong 3' }));
    expect(cards().map(({ textContent }) => textContent)).toEqual([
      'Question 3 of 10',
      'Question 4 of 10',
      'Question 5 of 10',
    ]);
    expect(announcer()).toHaveTextContent('3 questions shown.');
    expect(screen.getByText('3 of 10 questions shown')).toBeVisible();
    await user.click(filter.getByRole('button', { name: 'Marked 1' }));
    expect(cards()).toHaveLength(1);
    await user.click(filter.getByRole('button', { name: 'Unanswered 5' }));
    expect(cards()).toHaveLength(5);
    await user.click(filter.getByRole('button', { name: 'All 10' }));
    expect(filter.getByRole('button', { name: 'All 10', pressed: true })).toBeVisible();
    expect(cards()).toHaveLength(10);
    expect(screen.getByText('10 questions, missed first')).toBeVisible();
    expect(announcer()).toHaveTextContent('10 questions shown, missed first.');
    await user.click(screen.getByRole('button', { name: 'Go to the answer key' }));
    expect(screen.getByRole('heading', { name: /^Complete Answer Key/ })).toHaveFocus();
    await user.click(filter.getByRole('button', { name: 'Marked 1' }));
    await user.click(screen.getByRole('button', { name: /map/ }));
    await user.click(screen.getByRole('button', { name: 'Question 1, correct' }));
    expect(cards()).toHaveLength(10);
  });

  it('keeps a filter without matches when keys for a question are pressed', async () => {
    const { user } = renderApp('/quiz?n=5');
    await user.click(await screen.findByRole('button', { name: /^Start Practice/ }));
    await submitQuiz(user);
    await user.click(screen.getByRole('button', { name: 'Marked 0' }));
    await user.keyboard('ni');
    expect(screen.getByRole('button', { name: 'Marked 0', pressed: true })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to a practice quiz with the missed questions', async () => {
    const { user } = renderApp('/quiz?n=5');
    await user.click(await screen.findByRole('radio', { name: 'Timed Mode' }));
    await user.click(screen.getByRole('button', { name: 'Start Timed Quiz' }));
    const all = screen.getAllByRole('group');
    for (const group of all.slice(0, 3)) {
      await user.click(within(group).getByRole('radio', { name: /Right/ }));
    }
    const missed = all.slice(3).map((group) => group.querySelector('legend')?.textContent ?? '');
    await submitQuiz(user);
    await user.click(screen.getByRole('button', { name: 'Practice missed questions' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Practice Mode');
    const stems = screen.getAllByRole('group').map((group) => group.textContent ?? '');
    for (const legend of missed) {
      const stem = legend.replace(/^Question \d+ of \d+/, '').replace(/^.*?(?=Question)/, '');
      expect(stems.some((text) => text.includes(stem))).toBe(true);
    }
    // The two missed questions, and two others on the same topics.
    expect(screen.getByText('0 of 4 answered')).toBeVisible();
  });

  it('copies a summary as text', async () => {
    const { user } = renderApp('/quiz/network');
    await submitTen(user);
    await user.click(screen.getByRole('button', { name: 'Copy summary' }));
    expect((await screen.findAllByText('Summary copied')).length).toBeGreaterThan(0);
    expect(await navigator.clipboard.readText()).toMatch(
      /^SWMM5 Quizzer: Network Components \(Practice Mode\)\nScore: 2 of 10 \(20%\)\n/,
    );
  });

  it('prints the questions without controls, followed by the answer key', async () => {
    const print = new EventTarget();
    const query = Object.assign(print, { matches: false });
    vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
    const { user } = renderApp('/quiz/network');
    await submitTen(user);
    await screen.findByRole('table', { name: 'By topic' });
    expect(document.querySelector('[data-paper]')).toBeNull();
    act(() => {
      query.matches = true;
      print.dispatchEvent(new Event('change'));
    });
    const paper = document.querySelector<HTMLElement>('[data-paper]');
    if (!paper) throw new Error('no paper');
    expect(paper.querySelectorAll('input, button')).toHaveLength(0);
    expect(within(paper).getByText('Answer key and explanations')).toBeInTheDocument();
    expect(within(paper).getAllByText('Not answered.')).toHaveLength(5);
    expect(within(paper).getAllByText(/^Answered [A-D]: correct\.$/)).toHaveLength(2);
    expect(within(paper).getAllByText(/^See Reference Manual II/)).toHaveLength(10);
  });

  it('offers no practice when nothing was missed', async () => {
    const { user } = renderApp('/quiz/network?n=5');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    for (const group of screen.getAllByRole('group')) {
      await user.click(within(group).getByRole('radio', { name: /Right/ }));
    }
    await submitQuiz(user);
    expect(screen.getByText("Perfect! You're an SWMM5 master!")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Practice missed questions' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take New Quiz' })).toBeVisible();
  });
});
