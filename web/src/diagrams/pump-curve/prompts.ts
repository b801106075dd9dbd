import type { Prompt } from '../kit/prompt';
import type { PumpResult } from './model';
import type { PumpParams } from './pump';

/** What the diagram asks. */
export const prompts: readonly [Prompt<PumpParams, PumpResult>] = [
  {
    ask: 'The force main becomes narrower. What does a Type 3 pump do?',
    choices: ['It delivers less', 'It delivers the same', 'It delivers more'],
    right: 0,
    start: {},
    task: 'Narrow the force main to 6 in (152 mm) or less.',
    isMet: ({ mainDiameterIn }) => mainDiameterIn <= 6,
    solution: { mainDiameterIn: 6 },
    reveal:
      'Friction raises the head against which the pump works. Its curve meets the system curve at a smaller flow.',
  },
];
