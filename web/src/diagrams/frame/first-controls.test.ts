import { expect, it } from 'vitest';
import { firstControls } from './first-controls';

const applied = ['shape', 'height', 'depth', 'width', 'slope', 'roughness'];
const main = ['depth', 'height'];

it('has the first four of the linked case in view, in the order of the case', () => {
  const linked = ['roughness', 'slope', 'units', 'tide', 'shape', 'width', 'height'];
  expect(firstControls(applied, linked, main)).toEqual(['roughness', 'slope', 'shape', 'width']);
});

it('fills up to two with the main ones that apply, then with any', () => {
  expect(firstControls(applied, ['slope'], main)).toEqual(['slope', 'depth']);
  expect(firstControls(applied, [], ['tide'])).toEqual(['shape', 'height']);
});
