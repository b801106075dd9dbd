import type { Prompt } from '../kit/prompt';
import type { RdiiParams, RdiiResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<RdiiParams, RdiiResult>] = [
  {
    ask: 'Which parameter of a unit hydrograph decides how much of the rain enters the sewer?',
    choices: ['R', 'T', 'K'],
    right: 0,
    start: { response: 'medium' },
    task: 'Change R, T and K of the medium response until a fifth of the rain enters.',
    isMet: ({ depthIn, areaAc }, { volumeFt3 }) =>
      volumeFt3 >= (0.2 * depthIn * areaAc * 43_560) / 12,
    solution: { response: 'medium', mediumPercent: 13 },
    reveal: 'R is the area of the triangle. T and K only decide when the same volume arrives.',
  },
];
