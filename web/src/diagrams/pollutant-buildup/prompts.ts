import type { PromptList } from '../kit/prompt';
import type { PollutantParams, PollutantResult } from './model';

/** The questions that the diagram asks. */
export const prompts: PromptList<PollutantParams, PollutantResult> = [
  {
    about: { buildup: 'exp' },
    ask: 'The rate constant of exponential buildup doubles. What happens to the buildup after 20 dry days?',
    choices: ['It doubles', 'It hardly changes', 'It halves'],
    right: 1,
    start: { hour: 0 },
    task: 'Double the rate constant to 0.66 per day.',
    isMet: ({ expPerDay }) => expPerDay === 0.66,
    solution: { hour: 0, expPerDay: 0.66 },
    reveal:
      'After 20 days the buildup is nearly at its maximum of 20 lb/ac (22.4 kg/ha) in both cases. With a larger rate constant it only gets there sooner.',
  },
  {
    about: { washoff: 'emc' },
    ask: 'Washoff follows an event mean concentration, and the storm brings twice the runoff. What happens to the concentration?',
    choices: ['It halves', 'It stays the same', 'It doubles'],
    right: 1,
    start: { washoff: 'emc' },
    task: 'Double the runoff of the storm to 4 in (102 mm).',
    isMet: ({ rainIn }) => rainIn >= 4,
    solution: { washoff: 'emc', rainIn: 4 },
    reveal:
      'An EMC fixes the concentration, here at 20 mg/L. As long as buildup is left, the load grows with the runoff: raising the runoff from 2 in (50.8 mm) to 4 in (102 mm) raises the load from 9.06 to 18.1 lb (4.11 to 8.22 kg).',
  },
  {
    ask: 'The exponent of exponential washoff falls from 1.5 to 1. When is the concentration highest?',
    choices: ['At the start', 'At the peak of the runoff', 'At the end'],
    right: 0,
    start: { washoff: 'exp' },
    task: 'Lower the washoff exponent to 1.',
    isMet: ({ washoff, exponent }) => washoff === 'exp' && exponent === 1,
    solution: { exponent: 1 },
    reveal:
      'With an exponent of 1 the concentration follows the mass that is left, which only falls during the storm: a first flush. The first half of the runoff carries 61% of the load instead of 57%. As the runoff is less than 1 in/hr (25.4 mm/hr), a smaller exponent also washes off more in all.',
  },
];
