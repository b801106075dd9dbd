// npm run build: builds the site in web/dist, and the tool that contains it in bin.
import { build } from './lib/build.mjs';
import { needTools, tool } from './lib/step.mjs';

needTools();
await build();
console.log(`\n✓ built the site in web/dist, and ${tool}, which contains it`);
