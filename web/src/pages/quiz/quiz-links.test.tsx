import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { catalog } from '../../test/bundle';
import { renderApp } from '../../test/render-app';
import { submitQuiz } from '../../test/submit-quiz';

const texts = () =>
  screen.getAllByRole('group').map((group) => ({
    question: within(group).getByRole('heading').parentElement?.nextSibling?.textContent,
    options: within(group)
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent),
  }));

async function drawnBy(path: string, mode: 'Practice' | 'Timed') {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: `Start ${mode} Quiz` }));
  const drawn = texts();
  app.unmount();
  return drawn;
}

describe('a link to a quiz', () => {
  it('gives everyone the same questions and options in the same order', async () => {
    const path = '/quiz?seed=class-7&n=10&mode=timed&bank=01234567';
    const first = await drawnBy(path, 'Timed');
    expect(first).toHaveLength(10);
    expect(await drawnBy(path, 'Timed')).toEqual(first);
    expect(await drawnBy(path.replace('class-7', 'class-8'), 'Timed')).not.toEqual(first);
    expect(await drawnBy(path.replace('timed', 'practice'), 'Practice')).toEqual(first);
  });

  it('draws the same questions for a category in the path as for one in the query', async () => {
    const byQuery = await drawnBy('/quiz?seed=s&n=5&category=network', 'Practice');
    expect(await drawnBy('/quiz/network?seed=s&n=5', 'Practice')).toEqual(byQuery);
  });

  it.each([
    ['/quiz?n=5', '5 questions'],
    ['/quiz?n=all', '41 questions'],
    ['/quiz?topic=weir&n=5', '5 questions'],
    ['/quiz?ids=network-2,advanced-1', '2 questions'],
    ['/quiz?n=50', '41 questions'],
  ])('opens %s as a quiz of %s', async (path, number) => {
    renderApp(path);
    expect(await screen.findByText(number)).toBeVisible();
    expect(screen.queryByText('Part of this link could not be used.')).toBeNull();
  });

  it('shows listed questions in their order, and then draws a default quiz', async () => {
    const { user } = renderApp('/quiz?ids=network-2,advanced-1');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    expect(texts().map(({ question }) => question)).toEqual([
      'Question 2 of network?',
      'Question 1 of advanced?',
    ]);
    await user.click(screen.getByRole('button', { name: 'New Questions' }));
    expect(screen.getAllByRole('group')).toHaveLength(25);
  });

  it('shows its topic', async () => {
    const { user } = renderApp('/quiz?topic=manning&n=10');
    expect(await screen.findByText("Topic: Manning's equation")).toBeVisible();
    expect(document.title).toBe("Manning's equation – SWMM5 Quizzer");
    await user.click(screen.getByRole('button', { name: 'Start Practice Quiz' }));
    const header = screen.getByText(/drawn at random/).parentElement;
    expect(header).toHaveTextContent(/^Topic: Manning's equation - questions drawn at random$/);
  });

  it.each([
    ['class-7', 1],
    ['', 0],
  ])('promises the same questions only with a seed ("%s": %d promises)', async (seed, promises) => {
    renderApp(`/quiz?seed=${seed}`);
    expect(await screen.findByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
    expect(screen.queryAllByText('This link always draws the same questions.')).toHaveLength(
      promises,
    );
  });

  it('lists what could not be used, and offers a default quiz', async () => {
    const { user } = renderApp('/quiz?n=7&mode=exam&topic=nothing');
    expect(await screen.findByText('Part of this link could not be used.')).toBeVisible();
    expect(screen.getByText(/The number of questions “7” is not one of/)).toBeVisible();
    expect(screen.getByText('The mode “exam” is not practice or timed.')).toBeVisible();
    expect(screen.getByText('There is no topic “nothing”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start Practice Quiz' }));
    expect(screen.getAllByRole('group')).toHaveLength(25);
  });

  it('says when the questions have changed since it was created', async () => {
    const { unmount } = renderApp('/quiz?seed=s&bank=76543210');
    expect(await screen.findByText(/questions have changed since this link/)).toBeVisible();
    unmount();
    renderApp(`/quiz?seed=s&bank=${catalog.bankHash}`);
    expect(await screen.findByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
    expect(screen.queryByText(/questions have changed/)).toBeNull();
  });
});

describe('copying the link of a quiz', () => {
  it('copies a link that draws the same quiz, and says so', async () => {
    const { user, unmount } = renderApp('/quiz/network');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    const drawn = texts();
    await user.click(screen.getByRole('button', { name: 'Copy link to this quiz' }));
    expect((await screen.findAllByText('Link copied')).length).toBeGreaterThan(0);
    const link = new URL(await navigator.clipboard.readText());
    expect(link.origin).toBe(window.location.origin);
    expect(`${link.pathname}${link.search}`).toMatch(
      /^\/quiz\?seed=[2-9a-z]{8}&n=25&mode=practice&bank=01234567&category=network$/,
    );
    unmount();
    expect(await drawnBy(`${link.pathname}${link.search}`, 'Practice')).toEqual(drawn);
  });

  it('includes the mode that is chosen on the mode screen', async () => {
    const { user } = renderApp('/quiz?seed=s&n=5');
    await user.click(await screen.findByRole('radio', { name: 'Timed Mode' }));
    await user.click(screen.getByRole('button', { name: 'Copy link to this quiz' }));
    expect(await navigator.clipboard.readText()).toMatch(/\?seed=s&n=5&mode=timed&bank=01234567$/);
  });

  it('shows the link if it cannot be copied', async () => {
    const { user } = renderApp('/quiz?seed=s&n=5');
    await screen.findByRole('button', { name: 'Copy link to this quiz' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link to this quiz' }));
    expect((await screen.findAllByText('Copy this link by hand')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/\/quiz\?seed=s&n=5&mode=practice/).length).toBeGreaterThan(0);
  });
});

describe('drawing new questions', () => {
  it('can be undone, which restores the answers', async () => {
    const { user } = renderApp('/quiz/network');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    const drawn = texts();
    const [first] = screen.getAllByRole('radio');
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'New Questions' }));
    expect(screen.getByText(/^There are no other questions to draw/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Draw new questions' }));
    expect(screen.getByText('0 of 10 answered')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('1 of 10 answered')).toBeVisible();
    expect(texts().map(({ question }) => question)).toEqual(drawn.map(({ question }) => question));
  });

  it('does not say that there are no other questions if there are some', async () => {
    const { user } = renderApp('/quiz/network?n=5');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    const [first] = screen.getAllByRole('radio');
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'New Questions' }));
    expect(screen.getByRole('dialog', { name: 'Draw new questions?' })).toBeVisible();
    expect(screen.queryByText(/^There are no other questions to draw/)).toBeNull();
  });

  it('is announced and can be undone after a result', async () => {
    const { user } = renderApp('/quiz/network');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    await submitQuiz(user);
    await user.click(screen.getByRole('button', { name: 'Take New Quiz' }));
    expect(
      (await screen.findAllByText('Drawn again from the same questions')).length,
    ).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  });

  it('is no longer announced after the quiz is left', async () => {
    const { user } = renderApp('/quiz/network');
    await user.click(await screen.findByRole('button', { name: 'Start Practice Quiz' }));
    await user.click(screen.getByRole('button', { name: 'New Questions' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
