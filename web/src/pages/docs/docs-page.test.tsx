import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CatalogProvider } from '../../bank/catalog-context';
import { catalog, topics } from '../../test/bundle';
import { externalLinkName } from '../../test/external-link';
import { renderApp } from '../../test/render-app';
import { Running } from './running';

const titles = [
  'Overview',
  'Quiz flow',
  'Features',
  'Scoring',
  'Content coverage',
  'Source listings',
  'Architecture',
  'Run it yourself',
];

async function renderDocs(path = '/docs', options = {}) {
  const view = renderApp(path, options);
  await screen.findByRole('heading', { level: 1, name: 'Documentation' });
  return view;
}
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the documentation page', () => {
  it('has eight sections in order', async () => {
    await renderDocs();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(
      titles,
    );
  });

  it('leads back to the quiz', async () => {
    await renderDocs();
    expect(screen.getByRole('link', { name: 'Go to the quiz' })).toHaveAttribute('href', '/quiz');
  });

  it.each(titles)('moves the focus to %s when its link is followed', async (title) => {
    const { user } = await renderDocs();
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    await user.click(nav.getByRole('link', { name: title }));
    expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus();
  });

  it('opens at the section that the address names', async () => {
    await renderDocs('/docs#scoring');
    const heading = screen.getByRole('heading', { level: 2, name: 'Scoring' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('states that earlier documentation said 125 questions, and gives the true number', async () => {
    await renderDocs();
    const text = section('Content coverage').getByText(/Earlier documentation stated/);
    expect(text).toHaveTextContent('Earlier documentation stated 125 questions');
    expect(text).toHaveTextContent('has 41 questions now, and is growing to 250');
  });

  it('mentions no earlier documentation if none stated a number', async () => {
    await renderDocs('/docs', {
      catalog: { ...catalog, pool: { ...catalog.pool, documented: 0 } },
    });
    const coverage = section('Content coverage');
    expect(coverage.getByText(/^The bank has 41 questions now/)).toBeVisible();
    expect(coverage.queryByText(/Earlier documentation/)).toBeNull();
  });

  it('lists the topics with links to their quizzes on demand', async () => {
    const { user } = await renderDocs();
    await user.click(screen.getByText('Quizzes by topic', { selector: 'summary' }));
    const link = await screen.findByRole('link', { name: topics.weir?.title ?? '' });
    expect(link).toHaveAttribute('href', '/quiz?topic=weir');
  });

  it('opens the list of topics for a link to it', async () => {
    await renderDocs('/docs#topics');
    expect(await screen.findByRole('link', { name: topics.weir?.title ?? '' })).toBeVisible();
    expect(screen.getByText('Quizzes by topic', { selector: 'summary' })).toHaveFocus();
  });

  it('explains each part of a link to a quiz', async () => {
    await renderDocs();
    const table = section('Features').getByRole('table', { name: 'Parts of a link' });
    const examples = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(new Set(new URLSearchParams(examples.join('&')).keys())).toEqual(
      new Set(['n', 'topic', 'difficulty', 'level', 'ids', 'options', 'mode', 'seed']),
    );
  });

  it('explains that a link without a seed draws different questions, and how to prevent that', async () => {
    await renderDocs();
    expect(section('Features').getByText(/show how links name each topic/)).toHaveTextContent(
      /Without seed= everyone gets different questions: .*“Copy link to this quiz” to make them the same for all/,
    );
  });

  it('explains how to embed the quiz in a course', async () => {
    const { user } = await renderDocs();
    await user.click(screen.getByRole('link', { name: 'how to embed it' }));
    expect(screen.getByRole('heading', { name: 'The quiz on a course page' })).toHaveFocus();
    expect(section('Run it yourself').getByText(/<iframe/)).toHaveTextContent(
      `src="${catalog.site}/embed/quiz?n=10"`,
    );
  });

  it('includes the base path in the embed address, and the page’s origin if no site is configured', () => {
    render(
      <CatalogProvider value={{ ...catalog, site: '' }}>
        <MemoryRouter basename="/swmm" initialEntries={['/swmm/docs']}>
          <Running />
        </MemoryRouter>
      </CatalogProvider>,
    );
    expect(screen.getByText(/<iframe/)).toHaveTextContent(
      `src="${window.location.origin}/swmm/embed/quiz?n=10"`,
    );
  });

  it('clones the repository into the folder that the next command enters', async () => {
    const repository = 'https://example.org/fork.git';
    await renderDocs('/docs', { catalog: { ...catalog, repository } });
    expect(section('Run it yourself').getByText(`git clone ${repository} swmmquiz`)).toBeVisible();
  });

  it('does not mention growth once the bank has its full size', async () => {
    await renderDocs('/docs', { catalog: { ...catalog, pool: { ...catalog.pool, total: 250 } } });
    const text = section('Content coverage').getByText(/Earlier documentation stated/);
    expect(text).toHaveTextContent('has 250 questions now.');
  });

  it('counts the questions of each category and those without one', async () => {
    await renderDocs();
    const rows = section('Content coverage').getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'CategoryQuestions',
      ...catalog.categories.map(({ label, subtitle }) => `${label}${subtitle}10`),
      'SWMM5 ConceptsIn mixed quizzes only1',
      'Total41',
    ]);
  });

  it('lists the message for each score', async () => {
    await renderDocs();
    const rows = section('Scoring').getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      "25Perfect! You're an SWMM5 master!",
      '20 to 24Great job! Solid understanding.',
      '15 to 19Good work! Keep practicing.',
      '10 to 14Not bad — consider reviewing more.',
      '0 to 9Consider reviewing EPA SWMM5 documentation!',
    ]);
    expect(section('Scoring').getByText(/one budget/)).toHaveTextContent('12:30 for 25 questions');
  });

  it('leaves out a message that no score of a short quiz can earn', async () => {
    await renderDocs('/docs', { catalog: { ...catalog, quiz: { ...catalog.quiz, size: 4 } } });
    const rows = section('Scoring').getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      "4Perfect! You're an SWMM5 master!",
      '3Good work! Keep practicing.',
      '2Not bad — consider reviewing more.',
      '0 to 1Consider reviewing EPA SWMM5 documentation!',
    ]);
  });

  it('lists the sources of the catalog', async () => {
    await renderDocs();
    for (const { title, url } of catalog.sources) {
      expect(
        section('Source listings').getByRole('link', { name: externalLinkName(title) }),
      ).toHaveAttribute('href', url);
    }
  });

  it.each(['npm start', 'npm test', './swmmquiz lint'])('lists the command %s', async (command) => {
    await renderDocs();
    expect(section('Run it yourself').getByText(command)).toBeVisible();
  });
});
