import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { topics } from '../test/bundle';
import { TopicTabs } from './topic-tabs';

describe('the tabs of a topic', () => {
  it('start on the overview', () => {
    render(<TopicTabs topic={topics.manning} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview & Diagram');
    expect(screen.getByText('Diagram not available')).toBeVisible();
    expect(screen.getByRole('heading', { name: topics.manning?.title ?? '' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(topics.manning?.keyPoints.length ?? 0);
  });

  it('show equations with their symbols, by keyboard too', async () => {
    const { container } = render(<TopicTabs topic={topics.manning} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Equations');
    expect(container.querySelectorAll('math[display="block"], math').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('term').length).toBeGreaterThan(0);
  });

  it('say what is missing when a question has no topic', async () => {
    render(<TopicTabs topic={undefined} />);
    expect(screen.getByText('Diagram not available')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Equations' }));
    expect(screen.getByText('No specific equations for this topic.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Applications' }));
    expect(screen.getByText('No applications are listed for this topic.')).toBeVisible();
  });
});
