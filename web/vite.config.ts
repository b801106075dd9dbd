import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { licenses } from './build/licenses.ts';
import { siteFiles } from './build/site-files.ts';

/** The modules that every page loads, besides React. */
const frame =
  /\/(?:src\/(?:app\/(?:page|paths|opened-at|to-top)|bank\/(?:catalog-context|retriable|use-loaded)|ui\/(?:button|card|class-names|failure|spinner))\.tsx?|node_modules\/react-router\/.*)$/;

// BASE_PATH is the folder of the site on its host, such as "/swmmquiz/" on
// GitHub Pages.
export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), tailwindcss(), licenses(), siteFiles()],
  // Each file of the bundle becomes a chunk `export default JSON.parse("...")`
  // of its own, which `swmmquiz serve` finds in the manifest and replaces.
  json: { stringify: true, namedExports: false },
  build: {
    manifest: true,
    // Inlined data: URLs would need exceptions in the Content-Security-Policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // React is one chunk, so that src/main.ts can run it in a separate task. What every
        // page uses is one chunk, because many small ones compress badly.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'frame', test: frame },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    // A loaded machine takes its time; no test measures it.
    testTimeout: 30_000,
    coverage: { include: ['src/**'], exclude: ['src/generated/**'] },
  },
});
