import { render, screen, waitFor, within } from '@testing-library/react';
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

describe('the tabs of a topic', () => {
  it('start on the overview: diagram, technical overview, key points', async () => {
    show(topics.manning);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview & Diagram');
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Diagram: Conduit cross section',
      `Technical overview: ${topics.manning?.title}`,
      'Key points',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the diagram...');
    expect(await screen.findByRole('figure', { name: 'Conduit cross section' })).toBeVisible();
    expect(section(/^Key points/).getAllByRole('listitem')).toHaveLength(
      topics.manning?.keyPoints.length ?? 0,
    );
  });

  it('choose the diagram by the figure of the topic', async () => {
    show({ ...topics.weir, figure: 'conduit' } as Topic);
    expect(await screen.findByRole('figure', { name: 'Conduit cross section' })).toBeVisible();
  });

  it("open with the diagram and the state of the question's own case", async () => {
    show(topics.manning, {
      ...plain,
      explore: { diagram: 'weir', state: 'upstreamFt=5.5&units=SI' },
    });
    expect(await screen.findByRole('figure', { name: 'Weir' })).toBeVisible();
    const link = screen.getByRole('link', { name: /Open this diagram/ });
    await waitFor(() =>
      expect(link).toHaveAttribute('href', '/docs/diagrams/weir?upstreamFt=5.5&units=SI'),
    );
  });

  it('choose the diagram by the question when there is no topic', async () => {
    show(undefined, { ...plain, q: ['How deep is a ', { strong: ['pipe'] }, '?'] });
    expect(await screen.findByRole('figure', { name: 'Conduit cross section' })).toBeVisible();
  });

  it('link to the current state of the diagram', async () => {
    show(topics.manning);
    await userEvent.click(await screen.findByRole('button', { name: 'An egg at low flow' }));
    const link = screen.getByRole('link', { name: /^Open this diagram/ });
    expect(link).toHaveAttribute('href', '/docs/diagrams/conduit?shape=egg&heightFt=3&depthFt=0.4');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('show equations with their symbols, by keyboard', async () => {
    const { container } = show(topics.manning);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Equations');
    expect(container.querySelectorAll('math')).toHaveLength(2);
    expect(screen.getByRole('term')).toHaveTextContent('Q');
    expect(screen.getByRole('definition')).toHaveTextContent('flow');
  });

  it('say what is missing when a question has no topic and no keyword', async () => {
    show(undefined);
    expect(screen.getByText('Diagram not available')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    expect(screen.getByText('No specific equations for this topic.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Applications' }));
    expect(screen.getByText('No applications are listed for this topic.')).toBeVisible();
  });
});
