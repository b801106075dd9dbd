import type { Prompt } from '../kit/prompt';
import type { PollutantParams, PollutantResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<PollutantParams, PollutantResult>] = [
  {
    ask: 'Exponential buildup has gone on for 10 days. How much does it grow in the next 10?',
    choices: ['It doubles', 'By a few percent', 'Not at all'],
    right: 1,
    start: { dryDays: 10 },
    task: 'Double the dry weather to 20 days.',
    isMet: ({ dryDays }) => dryDays >= 20,
    solution: { dryDays: 20 },
    reveal: 'Buildup nears its maximum: from 19.3 to 20 lb/ac (21.6 to 22.4 kg/ha), 4% more.',
  },
];
