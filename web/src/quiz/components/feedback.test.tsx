import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { FeedbackByID } from '../../bank/bundle';
import { CatalogProvider } from '../../bank/catalog-context';
import { type Loaded, loadAhead } from '../../bank/use-loaded';
import { catalog, feedback, items } from '../../test/bundle';
import { randomFrom } from '../model/random';
import { shuffleOptions } from '../model/shuffle-options';
import { Feedback } from './feedback';
import { loadParts } from './on-demand';

const [item] = items;
if (!item) throw new Error('no question');
const question = shuffleOptions(item, randomFrom('other order'));

beforeAll(() => loadAhead(loadParts));

afterEach(() => {
  vi.restoreAllMocks();
});

function renderFeedback(loaded: Loaded<FeedbackByID>) {
  const onDetails = vi.fn();
  render(
    <CatalogProvider value={catalog}>
      <Feedback
        question={question}
        index={0}
        feedback={loaded}
        response="A"
        onDetails={onDetails}
      />
    </CatalogProvider>,
  );
  return onDetails;
}

it('shows the verdict at once, and the explanation when it has loaded', () => {
  renderFeedback({ status: 'loading' });
  expect(screen.getByText(/^(Correct|Incorrect\. The correct answer is [A-D]\.)$/)).toBeVisible();
  expect(screen.getByText('Loading the explanation...')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers to try again when the explanations do not load', async () => {
  const retry = vi.fn();
  renderFeedback({ status: 'failed', retry });
  expect(screen.getByText(/Your answers are kept/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('shows the rationale of the option at the chosen letter', async () => {
  const onDetails = renderFeedback({ status: 'ready', value: feedback });
  const place = question.order?.[0] ?? 0;
  expect(place).not.toBe(0);
  expect(screen.getByText(/^About your answer A/).parentElement).toHaveTextContent(
    `${feedback[question.id]?.rationales?.[place]}`,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Details & Diagram/ }));
  expect(onDetails.mock.lastCall?.[0]).toMatchObject({
    id: question.id,
    options: question.options,
    explanation: feedback[question.id]?.explanation,
  });
});

it('says when a question has no explanation', () => {
  renderFeedback({ status: 'ready', value: {} });
  expect(screen.getByText('No explanation has been written yet.')).toBeVisible();
});

it.each(['the question', 'a field'])(
  'scrolls into view after the keyboard was used, with the focus on %s',
  async (place) => {
    const user = userEvent.setup();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const card = (answered: boolean) => (
      <CatalogProvider value={catalog}>
        <section data-question="0" tabIndex={-1} aria-label="the question">
          <input
            aria-label="a field"
            onKeyDown={({ key }) => key === 'Enter' && screen.getByLabelText(place).focus()}
          />
          {answered && (
            <Feedback
              question={question}
              index={0}
              feedback={{ status: 'loading' }}
              response="A"
              onDetails={() => {}}
            />
          )}
        </section>
      </CatalogProvider>
    );
    const { rerender } = render(card(false));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText(place)).toHaveFocus();
    rerender(card(true));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  },
);

it('does not scroll if the focus is elsewhere', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderFeedback({ status: 'loading' });
  expect(scroll).not.toHaveBeenCalled();
});

it('offers to report the question', () => {
  renderFeedback({ status: 'ready', value: feedback });
  const mail = screen.getByRole('link', { name: 'by email' });
  expect(mail).toHaveAttribute('href', expect.stringContaining(question.id));
  expect(mail).toHaveAttribute('href', expect.stringContaining('01234567'));
  expect(screen.getByRole('link', { name: /^in a GitHub issue/ }).getAttribute('href')).toContain(
    `item=${question.id}`,
  );
});
