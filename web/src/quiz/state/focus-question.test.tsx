import { afterEach, expect, it, vi } from 'vitest';
import { questionInView } from './focus-question';

/** Shows questions whose lower edges are at these heights; null for a hidden one. */
function show(...bottoms: (number | null)[]) {
  document.body.replaceChildren();
  for (const [index, bottom] of bottoms.entries()) {
    const row = document.createElement('li');
    row.hidden = bottom === null;
    const card = document.createElement('div');
    card.dataset.question = `${index}`;
    vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, bottom ?? 0));
    row.append(card);
    document.body.append(row);
  }
}

afterEach(() => document.body.replaceChildren());

it.each<[bottoms: (number | null)[], index: number | null]>([
  [[200, 500, 900], 0],
  [[-300, 30, 400], 2],
  [[null, 300, null], 1],
  // The page is scrolled to its end, past all questions.
  [[-900, -500, -100], 2],
  [[null, -100, null], 1],
  [[], null],
])('with questions that end at %j, finds the one in view: %j', (bottoms, index) => {
  show(...bottoms);
  expect(questionInView()).toBe(index);
});
