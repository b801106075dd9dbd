import { expect, it } from 'vitest';
import { firstControls } from './first-controls';

const applicable = ['shape', 'height', 'depth', 'width', 'slope', 'roughness'];
const main = ['depth', 'height'];

it('keeps in view the first four linked parameters that apply, in the order of the link', () => {
  const linked = ['roughness', 'slope', 'units', 'tide', 'shape', 'width', 'height'];
  expect(firstControls(applicable, linked, main)).toEqual(['roughness', 'slope', 'shape', 'width']);
});

it('adds main controls that apply, then any others, up to two in all', () => {
  expect(firstControls(applicable, ['slope'], main)).toEqual(['slope', 'depth']);
  expect(firstControls(applicable, [], ['tide'])).toEqual(['shape', 'height']);
});
