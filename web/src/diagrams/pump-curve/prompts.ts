import type { PromptList } from '../kit/prompt';
import type { PumpResult } from './model';
import type { PumpParams } from './pump';

/** What the diagram asks. */
export const prompts: PromptList<PumpParams, PumpResult> = [
  {
    about: { type: 'type3' },
    ask: 'The force main becomes narrower. What does a Type 3 pump do?',
    choices: ['It delivers less', 'It delivers the same', 'It delivers more'],
    right: 0,
    start: { minute: 9 },
    task: 'Narrow the force main to 7 in (178 mm).',
    isMet: ({ mainDiameterIn }) => mainDiameterIn === 7,
    solution: { minute: 9, mainDiameterIn: 7 },
    reveal:
      'With 7 in (178 mm), friction grows from 14.3 to 17.6 ft (4.37 to 5.37 m) and the head from 31.6 to 34.7 ft (9.63 to 10.6 m), where the curve of the pump gives 1.42 cfs (0.0402 m³/s) instead of 1.8 cfs (0.0511 m³/s).',
  },
  {
    about: { type: 'type2' },
    ask: 'The force main becomes narrower. What does a Type 2 pump do?',
    choices: ['It delivers less', 'It delivers the same', 'It delivers more'],
    right: 1,
    start: { type: 'type2' },
    task: 'Narrow the force main to 7 in (178 mm).',
    isMet: ({ mainDiameterIn }) => mainDiameterIn === 7,
    solution: { type: 'type2', mainDiameterIn: 7 },
    reveal:
      'A Type 2 curve gives the flow from the depth in the well alone, here 2 cfs (0.0566 m³/s). With 7 in (178 mm), the head that the pump adds grows from 36.5 to 52.4 ft (11.1 to 16 m).',
  },
  {
    about: { type: 'type5' },
    ask: 'A Type 5 pump that lifts water 14.8 ft (4.51 m) runs at half speed. What does it deliver?',
    choices: ['Half of its flow', 'A quarter of its flow', 'Nothing'],
    right: 2,
    start: { type: 'type5' },
    task: 'Lower the setting to 50%.',
    isMet: ({ speedPercent }) => speedPercent === 50,
    solution: { type: 'type5', speedPercent: 50 },
    reveal:
      'At half speed the heads of its curve fall to a quarter, 10 ft (3.05 m) at most, below the static lift of 14.8 ft (4.51 m): it delivers nothing.',
  },
];
