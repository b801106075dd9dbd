import type { PromptList } from '../kit/prompt';
import type { LidParams } from './design';
import type { LidResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<LidParams, LidResult> = [
  {
    about: { show: 'unit', type: 'cell' },
    ask: 'A bio-retention cell gets an underdrain. What happens to the water that seeps into the native soil?',
    choices: ['Less seeps', 'Just as much seeps', 'More seeps'],
    right: 0,
    start: { hour: 48 },
    task: 'Switch the drain on.',
    isMet: ({ hasDrain }) => hasDrain,
    solution: { hour: 48, hasDrain: true },
    reveal:
      'The drain empties the gravel sooner, and only what stands in the gravel seeps at the full rate: in two days 28% of the water seeps instead of 57%.',
  },
  {
    about: { show: 'placement' },
    ask: 'Rain gardens take up all pervious ground of a subcatchment that is 60% impervious. What imperviousness do you enter?',
    choices: ['60%', '80%', '100%'],
    right: 2,
    start: { show: 'placement', fromPervPercent: 0 },
    task: 'Raise the part of the pervious ground to 100%.',
    isMet: ({ show, fromPervPercent }) => show === 'placement' && fromPervPercent >= 100,
    solution: { show: 'placement', fromPervPercent: 100 },
    reveal: 'The value describes the ground outside the LID controls, all of which is impervious.',
  },
];
