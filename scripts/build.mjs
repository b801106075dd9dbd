// npm run build: the site in web/dist and the tool with the site in bin/.
import { build } from './lib/build.mjs';
import { needTools, tool } from './lib/step.mjs';

needTools();
await build();
console.log(`\n✓ web/dist is the site, ${tool} the tool that contains it`);
