import type { PromptList } from '../kit/prompt';
import type { StorageParams, StorageResult } from './model';

/** The questions that the diagram asks. */
export const prompts: PromptList<StorageParams, StorageResult> = [
  {
    about: { show: 'filling' },
    ask: 'A pond gets steeper sides on the same base. How high does the same storm raise its level?',
    choices: ['Not as high', 'Just as high', 'Higher'],
    right: 2,
    start: { sideSlope: 3, hour: 1.4 },
    task: 'Make the sides vertical: a side slope of 0.',
    isMet: ({ sideSlope }) => sideSlope === 0,
    solution: { sideSlope: 0, hour: 1.4 },
    reveal:
      'With steeper sides, the pond stores less at each level. The level peaked at 6.15 ft (1.88 m); with vertical sides it reaches the rim at 8 ft (2.44 m), and 1.64 cfs (0.0463 m³/s) spills at 1.4 h.',
  },
  {
    about: { show: 'tank' },
    ask: 'The volume of a completely mixed unit doubles. How quickly does its concentration follow that of the inflow?',
    choices: ['Faster', 'Just as fast', 'More slowly'],
    right: 2,
    start: { show: 'tank' },
    task: 'Double the volume to about 40,000 ft³ (1,133 m³).',
    // On a phone, a finger moves the slider in steps of about 2,000 ft³.
    isMet: ({ tankFt3 }) => Math.abs(tankFt3 - 40_000) <= 1200,
    solution: { show: 'tank', tankFt3: 40000 },
    reveal:
      'The same load mixes into twice the water. After 1 h, it has raised the concentration from 50 to 54.3 mg/L in 40,000 ft³ (1,133 m³), and to 58.2 mg/L in half that volume.',
  },
  {
    about: { show: 'settling' },
    ask: 'The depth of a settling basin is halved, but its volume stays the same. How fast does the concentration of settling solids fall?',
    choices: ['Half as fast', 'Just as fast', 'Twice as fast'],
    right: 2,
    start: { show: 'settling', flowCfs: 0, hour: 4 },
    task: 'Lower the depth to 2 ft (0.61 m).',
    isMet: ({ tankFt }) => tankFt === 2,
    solution: { show: 'settling', flowCfs: 0, hour: 4, tankFt: 2 },
    reveal:
      'Solids settle at the same speed, but only half as far. At 2 ft (0.61 m), the gap to the 20 mg/L that does not settle halves in 2.77 h; at 4 ft (1.22 m), in 5.55 h.',
  },
];
