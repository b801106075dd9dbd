import type { PromptList } from '../kit/prompt';
import type { LidParams } from './design';
import type { LidResult } from './model';

const pavement: Partial<LidParams> = {
  type: 'pavement',
  rainIn: 1,
  stormHours: 6,
  captureRatio: 2,
  bermIn: 0,
  hour: 4,
};

/** What the diagram asks. */
export const prompts: PromptList<LidParams, LidResult> = [
  {
    about: { show: 'unit', type: 'cell' },
    ask: 'A bio-retention cell gets an underdrain. What happens to the water that seeps into the native soil?',
    choices: ['Less seeps', 'Just as much seeps', 'More seeps'],
    right: 0,
    start: { hour: 24 },
    task: 'Switch the drain on.',
    isMet: ({ hasDrain }) => hasDrain,
    solution: { hour: 24, hasDrain: true },
    reveal:
      'Only water that stands in the gravel seeps at the full rate. At 24 h the drain has emptied it, and 0.0527 in/hr (1.34 mm/hr) seeps instead of 0.4 in/hr (10.2 mm/hr).',
  },
  {
    about: { show: 'placement' },
    ask: 'Rain gardens take up all the pervious ground of a subcatchment that is 60% impervious. What imperviousness do you enter?',
    choices: ['60%', '80%', '100%'],
    right: 2,
    start: { show: 'placement', fromPervPercent: 0 },
    task: 'Turn 100% of the pervious ground into LID.',
    isMet: ({ fromPervPercent }) => fromPervPercent === 100,
    solution: { show: 'placement', fromPervPercent: 100 },
    reveal: 'The value describes the ground outside the LID controls, all of which is impervious.',
  },
  {
    about: { show: 'unit', type: 'pavement' },
    ask: 'Permeable pavement can pass 100 in/hr (2,540 mm/hr), and less than 3 in/hr (76.2 mm/hr) flows in. Does it overflow?',
    choices: ['No', 'Yes, once the gravel is full', 'Yes, at once'],
    right: 1,
    start: pavement,
    task: 'Raise the rain to 3 in (76.2 mm).',
    isMet: ({ rainIn }) => rainIn === 3,
    solution: { ...pavement, rainIn: 3 },
    reveal:
      'The native soil takes only 0.4 in/hr (10.2 mm/hr). With 3 in (76.2 mm) of rain, the gravel fills. At 4 h, water overflows at 1.29 in/hr (32.6 mm/hr).',
  },
];
