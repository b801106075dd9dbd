import { expect, it } from 'vitest';
import { emptyRoot, withView } from './first-views';

it('puts a view into a shell', () => {
  const shell = `<body>${emptyRoot}<noscript></noscript></body>`;
  expect(withView(shell, '<main>$& and $1</main>')).toBe(
    '<body><div id="root" data-first-view><main>$& and $1</main></div><noscript></noscript></body>',
  );
});

it('refuses style attributes, which the policy of the site blocks', () => {
  expect(() => withView(emptyRoot, '<main style="color:red">Hello</main>')).toThrow('style');
});
