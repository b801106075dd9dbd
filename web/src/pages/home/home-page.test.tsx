import { screen, within } from '@testing-library/react';
import { version } from 'react';
import { describe, expect, it } from 'vitest';
import { links } from '../../app/links';
import { catalog } from '../../test/bundle';
import { externalLinkName } from '../../test/external-link';
import { renderApp } from '../../test/render-app';

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('the home page', () => {
  it('has the title, subtitle and user label', () => {
    renderApp('/');
    expect(screen.getByRole('heading', { level: 1, name: 'SWMM5 Quizzer' })).toBeVisible();
    expect(screen.getByText('Stormwater Modeling Education')).toBeVisible();
    expect(screen.getByText('SWMM5 User')).toBeVisible();
    expect(document.title).toBe('SWMM5 Quizzer');
  });

  it('links to three documentation pages', () => {
    renderApp('/');
    const found = section('Documentation').getAllByRole('link');
    expect(found.map((link) => link.getAttribute('href'))).toEqual([
      links.swmm,
      links.userManual,
      links.releaseNotes,
    ]);
  });

  it('links to the official 5.2 source and a stable 5.1 reference', () => {
    renderApp('/');
    const sources = section('SWMM5 Source Code & Development');
    expect(sources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      links.source52,
      links.source51,
    ]);
    for (const badge of ['C/C++', 'Official Release', 'Stable']) {
      expect(sources.getByText(badge)).toBeVisible();
    }
  });

  it.each([
    ['Hydraulic Fundamentals', '/quiz/hydraulics', '82% avg'],
    ['Network Components', '/quiz/network', '78% avg'],
    ['Water Quality Modeling', '/quiz/water-quality', '74% avg'],
    ['Advanced Analysis', '/quiz/advanced', '71% avg'],
  ])('starts a quiz on %s', (label, path, average) => {
    renderApp('/');
    const categories = section('Quiz Categories');
    const link = categories.getByRole('link', {
      name: new RegExp(`^Start Category Quiz ?: ${label}$`),
    });
    expect(link).toHaveAttribute('href', path);
    expect(categories.getByRole('heading', { name: label })).toBeVisible();
    expect(categories.getByText(average)).toBeVisible();
    expect(categories.getAllByText('10 questions')).toHaveLength(4);
  });

  it('says that averages are estimates and that nothing is collected', () => {
    renderApp('/');
    expect(screen.getByText(/Averages are estimates/)).toHaveTextContent(/collected/);
  });

  it('explains each average in a tooltip', async () => {
    const { user } = renderApp('/');
    screen.getByRole('button', { name: /: *82% avg$/ }).focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Our estimate');
    const badge = screen.getByRole('button', { name: /: *82% avg$/ });
    expect(badge).toHaveFocus();
    expect(badge).toHaveAccessibleDescription(/Our estimate/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('shows no average for a category without one', () => {
    const categories = catalog.categories.map((one) => ({ ...one, averageScore: 0 }));
    renderApp('/', { catalog: { ...catalog, categories } });
    expect(screen.queryByText(/% avg/)).toBeNull();
    expect(screen.getByText(/collected/)).not.toHaveTextContent(/averages/i);
  });

  it('offers a random quiz from the actual pool', () => {
    renderApp('/');
    expect(screen.getByRole('link', { name: 'Start Random Quiz' })).toHaveAttribute(
      'href',
      '/quiz',
    );
    const text = screen.getByText(/random questions from a pool of/);
    expect(text).toHaveTextContent('25 random questions from a pool of 41');
    expect(text).toHaveTextContent('growing to 250');
  });

  it('does not mention growth once the pool has its full size', () => {
    renderApp('/', { catalog: { ...catalog, pool: { ...catalog.pool, total: 250 } } });
    const text = screen.getByText(/random questions from a pool of/);
    expect(text).toHaveTextContent('25 random questions from a pool of 250');
    expect(text).not.toHaveTextContent('growing');
  });

  it('leads to the quizzes by topic', () => {
    renderApp('/');
    expect(
      section('Quiz Categories').getByRole('link', { name: 'Quizzes by topic' }),
    ).toHaveAttribute('href', '/docs#topics');
  });

  it('leads to the documentation page and to the source code', () => {
    renderApp('/');
    expect(screen.getByRole('link', { name: 'Application Documentation' })).toHaveAttribute(
      'href',
      '/docs',
    );
    expect(screen.getByRole('link', { name: /^Source Code/ })).toHaveAttribute(
      'href',
      catalog.repository,
    );
  });

  it('ends with technologies, contact and three links', () => {
    renderApp('/');
    const footer = within(screen.getByRole('contentinfo'));
    const names = [`React ${version.split('.')[0]}`, 'TypeScript', 'Go', 'Tailwind CSS'];
    for (const name of [
      ...names,
      'EPA SWMM5 Official',
      'GitHub Repository',
      'Documentation (EPA)',
    ]) {
      expect(footer.getByRole('link', { name: externalLinkName(name) })).toBeVisible();
    }
    expect(footer.getByRole('link', { name: catalog.email })).toHaveAttribute(
      'href',
      `mailto:${catalog.email}`,
    );
  });

  it('leads to the issue form if there is no contact', () => {
    renderApp('/', { catalog: { ...catalog, email: '' } });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/^Questions about quiz answers\?/)).toBeVisible();
    expect(footer.getByRole('link', { name: externalLinkName('an issue') })).toHaveAttribute(
      'href',
      `${catalog.repository}/issues/new?template=question-report.yml`,
    );
    expect(footer.queryByRole('link', { name: /@/ })).toBeNull();
  });

  it('marks every link that leaves the site', () => {
    renderApp('/');
    for (const link of screen.getAllByRole('link')) {
      if (!link.getAttribute('href')?.startsWith('http')) continue;
      expect(link).toHaveAccessibleName(/\(leaves this site\)$/);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
});
