import { expect, it } from 'vitest';
import { licenseText, packageFolder } from './licenses';

it('finds the package folder of a module', () => {
  expect(packageFolder('/a/node_modules/react/index.js')).toBe('/a/node_modules/react');
  expect(packageFolder('/a/node_modules/@radix-ui/react-toast/dist/index.mjs?v=1')).toBe(
    '/a/node_modules/@radix-ui/react-toast',
  );
  expect(packageFolder('/a/node_modules/b/node_modules/c/x.js')).toBe(
    '/a/node_modules/b/node_modules/c',
  );
  expect(packageFolder('C:\\a\\node_modules\\react\\index.js')).toBe('C:/a/node_modules/react');
  expect(packageFolder('\0/a/node_modules/react/index.js?commonjs-es-import')).toBe(
    '/a/node_modules/react',
  );
  expect(packageFolder('/a/web/src/main.tsx')).toBeNull();
});

it('lists every license with its text, sorted by package name', () => {
  const text = licenseText([
    { name: 'react', version: '19.0.0', license: 'MIT', text: 'Copyright Meta\n' },
    { name: 'jotai', version: '2.0.0', license: 'MIT', text: '' },
  ]);
  expect(text).toMatch(/jotai 2\.0\.0: MIT\nreact 19\.0\.0: MIT\n/);
  expect(text).toContain('Copyright Meta');
  expect(text).toContain('License: MIT');
});
