import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The author panel of `swmmquiz serve`, built separately, so that the deployed site
// does not contain it. The names are fixed because serve links to them.
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist-preview',
    target: 'es2022',
    rolldownOptions: {
      input: 'src/preview/main.tsx',
      output: { entryFileNames: 'preview.js', assetFileNames: 'preview[extname]' },
    },
  },
});
