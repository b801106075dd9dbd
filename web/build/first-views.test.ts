import { expect, it } from 'vitest';
import { emptyRoot, withView } from './first-views';

it('inserts a view into the root of a shell, verbatim', () => {
  const shell = `<body>${emptyRoot}<noscript></noscript></body>`;
  expect(withView(shell, '<main>$& and $1</main>')).toBe(
    '<body><div id="root" data-first-view><main>$& and $1</main></div><noscript></noscript></body>',
  );
});

it('rejects style attributes, which the content security policy blocks', () => {
  expect(() => withView(emptyRoot, '<main style="color:red">Hello</main>')).toThrow('style');
});
