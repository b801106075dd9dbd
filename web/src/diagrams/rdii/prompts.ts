import type { PromptList } from '../kit/prompt';
import type { RdiiParams, RdiiResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<RdiiParams, RdiiResult> = [
  {
    ask: 'T of the medium response doubles. What happens to the volume of RDII?',
    choices: ['It stays the same', 'It grows by half', 'It doubles'],
    right: 0,
    start: { response: 'medium', depthIn: 1 },
    task: 'Double T of the medium response to 8 h.',
    isMet: ({ mediumHours }) => mediumHours === 8,
    solution: { response: 'medium', depthIn: 1, mediumHours: 8 },
    reveal:
      'R, the area of the triangle, sets the volume: 42,471 ft³ (1,203 m³) in both cases. T and K decide only when the water arrives: with 8 h, the peak falls from 1.08 to 0.942 cfs (0.0306 to 0.0267 m³/s).',
  },
  {
    ask: 'It rains 1 in (25.4 mm), and the initial abstraction grows from 0.1 to 0.5 in (2.54 to 12.7 mm). What happens to the volume of RDII?',
    choices: ['It stays the same', 'It falls by nearly half', 'It falls to a fifth'],
    right: 1,
    start: { depthIn: 1 },
    task: 'Raise the initial abstraction to 0.5 in (12.7 mm).',
    isMet: ({ abstractionIn }) => abstractionIn === 0.5,
    solution: { depthIn: 1, abstractionIn: 0.5 },
    reveal:
      'At 0.5 in (12.7 mm), R applies to the 0.5 in (12.7 mm) of rain that is left instead of 0.9 in (22.9 mm). The volume falls from 42,471 to 23,595 ft³ (1,203 to 668 m³), and the peak comes later, as the first rain is lost.',
  },
  {
    ask: 'The same depth of rain falls in 12 h instead of 6 h. What happens to the peak of RDII?',
    choices: ['It stays the same', 'It falls by about a quarter', 'It halves'],
    right: 1,
    start: {},
    task: 'Double the duration of rain to 12 h.',
    isMet: ({ rainHours }) => rainHours === 12,
    solution: { rainHours: 12 },
    reveal:
      'With 12 h of rain, the peak falls from 2.23 to 1.63 cfs (0.0632 to 0.0462 m³/s). The short response follows the rain, which is half as heavy; the medium and long ones spread the water over many hours in both cases.',
  },
];
