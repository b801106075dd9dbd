import { describe, expect, it } from 'vitest';
import { specOf } from '../test/specs';
import { kinds } from './kinds';
import { parametersOf } from './parameters';

describe('the list of diagram parameters', () => {
  it('matches internal/bank/diagrams.json, which vitest -u writes', async () => {
    const diagrams = await Promise.all(
      kinds.toSorted().map(async (kind) => {
        const parameters = Object.entries(parametersOf((await specOf(kind)).controls));
        const lines = parameters.map(([name, one]) => `    "${name}": ${JSON.stringify(one)}`);
        return `  "${kind}": {\n${lines.join(',\n')}\n  }`;
      }),
    );
    const text = `{\n${diagrams.join(',\n')}\n}\n`;
    await expect(text).toMatchFileSnapshot('../../../internal/bank/diagrams.json');
  });
});
