import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Teachings } from '../../bank/bundle';
import { CatalogProvider } from '../../bank/catalog-context';
import type { Loaded } from '../../bank/use-loaded';
import { catalog, items, teachings } from '../../test/bundle';
import { arrange } from '../model/arrange';
import { randomFrom } from '../model/random';
import { Feedback } from './feedback';

const [item] = items;
if (!item) throw new Error('no question');
const question = arrange(item, randomFrom('other order'));

function draw(loaded: Loaded<Teachings>) {
  const onDetails = vi.fn();
  render(
    <CatalogProvider value={catalog}>
      <Feedback question={question} teachings={loaded} chosen="A" onDetails={onDetails} />
    </CatalogProvider>,
  );
  return onDetails;
}

it('marks at once, and explains when the explanations are there', () => {
  draw({ status: 'loading' });
  expect(screen.getByText(/^(Correct|Incorrect\. The correct answer is [A-D]\.)$/)).toBeVisible();
  expect(screen.getByText('Loading the explanation...')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('can try again when the explanations do not arrive', async () => {
  const retry = vi.fn();
  draw({ status: 'failed', retry });
  expect(screen.getByText(/Your answers are kept/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('tells the rationale of the option that stands at the chosen letter', async () => {
  const onDetails = draw({ status: 'ready', value: teachings });
  const place = question.order?.[0] ?? 0;
  expect(place).not.toBe(0);
  expect(screen.getByText(/^About your answer A/).parentElement).toHaveTextContent(
    `${teachings[question.id]?.rationales?.[place]}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Details & Diagram' }));
  expect(onDetails.mock.lastCall?.[0]).toMatchObject({
    id: question.id,
    options: question.options,
    explanation: teachings[question.id]?.explanation,
  });
});

it('says that a question without an explanation has none yet', () => {
  draw({ status: 'ready', value: {} });
  expect(screen.getByText('No explanation has been written yet.')).toBeVisible();
});

it('offers to report the question', () => {
  draw({ status: 'ready', value: teachings });
  const mail = screen.getByRole('link', { name: 'by mail' });
  expect(mail).toHaveAttribute('href', expect.stringContaining(question.id));
  expect(mail).toHaveAttribute('href', expect.stringContaining('01234567'));
  expect(
    screen.getByRole('link', { name: /^by an issue on GitHub/ }).getAttribute('href'),
  ).toContain(`item=${question.id}`);
});
