import { expect, it } from 'vitest';
import { rootWith } from './first-views';

it('puts a view where nobody can use it, with the version that it shows', () => {
  expect(rootWith('<main>Hello</main>', 'abc')).toBe(
    '<div id="root" inert data-version="abc"><main>Hello</main></div>',
  );
});

it('refuses style attributes, which the policy of the site would drop', () => {
  expect(() => rootWith('<main style="color:red">Hello</main>', 'abc')).toThrow('style');
});
