import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Topic } from '../bank/bundle';
import type { Question } from '../bank/item';
import { topics } from '../test/bundle';
import { TopicTabs } from './topic-tabs';

const plain: Question = {
  id: 'q',
  q: 'Which one?',
  options: ['One', 'Two', 'Three', 'Four'],
  answer: 'A',
  explanation: 'Because.',
};

function show(topic: Topic | undefined, question: Question = plain) {
  return render(
    <MemoryRouter>
      <TopicTabs question={question} topic={topic} />
    </MemoryRouter>,
  );
}
const section = (name: RegExp) => {
  const { parentElement } = screen.getByRole('heading', { level: 3, name });
  return within(parentElement ?? document.body);
};

const solutionLoaded = () =>
  waitFor(() => expect(screen.queryByText('Loading the worked solution...')).toBeNull());

describe('TopicTabs', () => {
  it('starts on the overview: technical overview, diagram, key points, mental picture', async () => {
    show(topics.manning);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview & Diagram');
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      `Technical overview: ${topics.manning?.title}`,
      'Diagram: Conduit cross section',
      'Key points',
      'Picture it in your mind',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the diagram...');
    expect(await screen.findByRole('figure', { name: 'Conduit cross section' })).toBeVisible();
    expect(section(/^Key points/).getAllByRole('listitem')).toHaveLength(
      topics.manning?.keyPoints.length ?? 0,
    );
  });

  it('chooses the diagram by the topic’s figure', async () => {
    show({ ...topics.weir, figure: 'conduit' } as Topic);
    expect(await screen.findByRole('figure', { name: 'Conduit cross section' })).toBeVisible();
  });

  it('opens the diagram that the question names, in the state that it sets', async () => {
    show(topics.weir, {
      ...plain,
      explore: { diagram: 'orifice', state: 'upstreamFt=4&heightFt=0.5' },
    });
    expect(await screen.findByRole('figure', { name: 'Orifice' })).toBeVisible();
    expect(
      screen.getByText('The diagram starts with a case that suits this question.'),
    ).toBeVisible();
    expect(screen.getByText(/^Try this, with the diagram’s own numbers/)).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: /^Height of the opening/ })).toHaveValue('0.5');
    expect(screen.getByRole('slider', { name: /^Upstream level/ })).toHaveValue('4');
    expect(screen.getByRole('link', { name: /^Open this diagram/ })).toHaveAttribute(
      'href',
      '/docs/diagrams/orifice?upstreamFt=4&heightFt=0.5',
    );
    expect(screen.queryByText('Picture it in your mind')).not.toBeInTheDocument();
  });

  it('shows no diagram if the question or its topic asks for none', () => {
    show(topics.weir, { ...plain, explore: { diagram: 'none' } });
    expect(screen.getByText('Diagram not available')).toBeVisible();
    cleanup();
    show({ ...topics.weir, figure: 'none' } as Topic, { ...plain, q: ['How deep is a pipe?'] });
    expect(screen.getByText('Diagram not available')).toBeVisible();
  });

  it('chooses the diagram by the question when there is no topic', async () => {
    show(undefined, { ...plain, q: ['How deep is a ', { strong: ['pipe'] }, '?'] });
    expect(await screen.findByRole('figure', { name: 'Conduit cross section' })).toBeVisible();
  });

  it('links to the current state of the diagram', async () => {
    show(topics.manning);
    expect(screen.getByText('The diagram starts with numbers of its own.')).toBeVisible();
    const explore = await screen.findByRole('button', { name: 'Explore' });
    expect(explore).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(explore);
    expect(screen.getByRole('button', { name: 'Hide controls' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'An egg at low flow' }));
    expect(screen.getByText('Try this')).toBeVisible();
    const link = screen.getByRole('link', { name: /^Open this diagram/ });
    expect(link).toHaveAttribute('href', '/docs/diagrams/conduit?shape=egg&heightFt=3&depthFt=0.4');
    expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Overview & Diagram' }));
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', '/docs/diagrams/conduit?shape=egg&heightFt=3&depthFt=0.4');
  });

  it('shows equations with their symbols when opened by keyboard', async () => {
    const { container } = show(topics.manning);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Equations');
    expect(container.querySelectorAll('math')).toHaveLength(2);
    expect(screen.getByRole('term')).toHaveTextContent('Q');
    expect(screen.getByRole('definition')).toHaveTextContent('flow');
  });

  it.each([
    [{ expr: 'c*a', vars: { c: 2, a: 1.5 }, value: 3, unit: 'cfs' }, 'c×a=2×1.5=3 cfs'],
    [
      { expr: '100*a/b', vars: { a: -1, b: 7 }, value: -100 / 7, unit: '%' },
      '100×ab=100×(−1)7≈−14.29%',
    ],
    [{ expr: 'a*b', vars: { a: 150, b: 83 }, value: 12_450, unit: 'ft³' }, 'a×b=150×83=12,450 ft³'],
    [{ expr: '1 + ln(4)/ln(2)', value: 3 }, '1+ln(4)ln(2)=3'],
  ])('shows how the key of a question is computed: %j', async (solution, math) => {
    const { container } = show(undefined, { ...plain, solution });
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    await solutionLoaded();
    expect(
      screen.getByRole('heading', { name: 'Worked solution for this question' }),
    ).toBeVisible();
    expect(container.querySelector('math')).toHaveTextContent(math);
    expect(screen.getByText('No specific equations for this topic.')).toBeVisible();
  });

  it.each([
    [{ expr: '2.5*c', vars: { c: 1e-7 }, value: 2.5e-7 }, '2.5e−7'],
    [{ expr: '1.5*c', vars: { c: 1000 }, value: 1500 }, '1,500'],
  ])('formats small and large results: %j', async (solution, text) => {
    const { container } = show(undefined, { ...plain, solution });
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    await solutionLoaded();
    expect(container.querySelector('mtr:last-child mtext')).toHaveTextContent(text);
  });

  it('explains the symbols of a worked solution in the order of its formula', async () => {
    const where = { a: 'area, ft²', q2: 'flow, cfs' };
    show(undefined, {
      ...plain,
      solution: { expr: 'q2/a + a', vars: { a: 2, q2: 8 }, where, value: 6 },
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    await solutionLoaded();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['q2', 'a']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'flow, cfs',
      'area, ft²',
    ]);
  });

  it('has no worked solution if nothing is computed', async () => {
    show(topics.manning, { ...plain, solution: { expr: 'c', vars: { c: 5 }, value: 5 } });
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    await solutionLoaded();
    expect(screen.queryByRole('heading', { name: /^Worked/ })).toBeNull();
  });

  it('says what is missing when a question has no topic and no keyword', async () => {
    show(undefined);
    expect(screen.getByText('Diagram not available')).toBeVisible();
    expect(screen.getByText('No key points are listed.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    expect(screen.getByText('No specific equations for this topic.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Applications' }));
    expect(screen.getByText('No applications are listed.')).toBeVisible();
  });
});
