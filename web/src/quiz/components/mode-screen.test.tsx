import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CatalogProvider } from '../../bank/catalog-context';
import type { Item } from '../../bank/item';
import { catalog, items } from '../../test/bundle';
import { ModeScreen } from './mode-screen';

vi.mock('../../generated/catalog.json', async () => ({
  default: (await import('../../test/bundle')).catalog,
}));

it('names multiple choice first, whatever the order of the bank', () => {
  const entry = { value: 2, tolerance: 0.1 };
  const number: Item = { id: 'n', type: 'numeric', q: 'How many?', options: [], answer: 2, entry };
  render(
    <CatalogProvider value={catalog}>
      <MemoryRouter>
        <ModeScreen
          mode="practice"
          pace={1}
          bank={[number, ...items]}
          plan={{ seed: 's', size: 5 }}
          questionCount={5}
          linkSize={25}
          canTypeAnswers={false}
          onChoose={() => {}}
          onStart={() => {}}
          isFixed={false}
          canContinue={false}
        >
          {null}
        </ModeScreen>
      </MemoryRouter>
    </CatalogProvider>,
  );
  const format = screen.getByRole('region', { name: 'Format' });
  expect(format).toHaveTextContent('5 questionsMultiple choiceMay include numeric answers');
});
