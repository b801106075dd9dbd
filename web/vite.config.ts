import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { licenses } from './build/licenses.ts';
import { siteFiles } from './build/site-files.ts';

/** The modules that every page loads, except React. */
const frame =
  /\/(?:src\/(?:app\/(?:contact|page|paths|opened-at|to-top)|bank\/(?:catalog-context|format|issue-form|load|retriable|use-loaded)|ui\/(?:badge|button|card|class-names|external-link|failure|history-guard|icon|is-browser|spinner|toast-settings))\.tsx?|node_modules\/react-router\/.*)$/;

/** The modules that drawings of diagrams and stimuli share. */
const drawing =
  /\/src\/diagrams\/kit\/(?:arrow|bars|controls|curve|drag|drawing|flap-gate|format|ghost|handle|handle-context|hanging-rain|ink|label|legend|mark|numbers|plot|scale|units|water)\.tsx?$/;

// BASE_PATH is the folder of the site on its host, such as "/swmmquiz/" on GitHub Pages.
export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), tailwindcss(), licenses(), siteFiles()],
  // Each JSON file in src/generated becomes a separate chunk `export default JSON.parse("...")`,
  // which `swmmquiz serve` finds in the manifest and replaces.
  json: { stringify: true, namedExports: false },
  build: {
    manifest: true,
    // The Content-Security-Policy allows `data:` URLs only for images.
    assetsInlineLimit: 0,
    // Browsers without modulepreload load the same files later.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // React is one chunk, so that src/main.ts can run it in a separate task. What every
        // page uses is one chunk, because many small ones compress badly.
        codeSplitting: {
          groups: [
            // What src/main.ts needs before React.
            { name: 'preload', test: /vite\/preload-helper/ },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'frame', test: frame },
            { name: 'drawing', test: drawing },
          ],
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    // Tests are slow on a loaded machine; none measures time.
    testTimeout: 30_000,
    // Tests of functions run without a DOM, because creating one takes longer than most of them.
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          environment: 'node',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/setup.ts'],
        },
      },
    ],
    coverage: { include: ['src/**'], exclude: ['src/generated/**'] },
  },
});
