import type { PromptList } from '../kit/prompt';
import type { HydrographParams, HydrographResult } from './model';

/** The questions that the diagram asks. */
export const prompts: PromptList<HydrographParams, HydrographResult> = [
  {
    about: { show: 'runoff' },
    ask: 'The same storm falls on a subcatchment of the same area that is twice as wide. What happens to the peak?',
    choices: ['It is higher', 'It is the same', 'It is lower'],
    right: 0,
    start: { hour: 1.5 },
    task: 'Double the width to 1,200 ft (366 m).',
    isMet: ({ widthFt }) => widthFt === 1200,
    solution: { hour: 1.5, widthFt: 1200 },
    reveal:
      'Runoff leaves along the width. At the same depth, a wider subcatchment drains faster, so it holds less back and less infiltrates: at 1,200 ft (366 m) the peak is 8.22 cfs (0.233 m³/s) instead of 6.92 cfs (0.196 m³/s).',
  },
  {
    about: { show: 'gage' },
    ask: 'The format changes from INTENSITY to VOLUME, but the values stay the same. The gage interval is 15 min. What happens to the total rain?',
    choices: ['It falls to a quarter', 'It stays the same', 'It grows fourfold'],
    right: 2,
    start: { show: 'gage' },
    task: 'Choose the format VOLUME.',
    isMet: ({ format }) => format === 'volume',
    solution: { show: 'gage', format: 'volume' },
    reveal:
      'As INTENSITY, the first value is 0.4 in/hr (10.2 mm/hr) for 15 min, or 0.1 in (2.54 mm). As VOLUME, all 0.4 in (10.2 mm) falls in these 15 min.',
  },
  {
    about: { show: 'inflow' },
    ask: 'At 9 h a node gets 3 cfs (0.085 m³/s) from its baseline and pattern, and 7 cfs (0.198 m³/s) from its time series. The scale factor of the series doubles. What happens to the inflow?',
    choices: ['It grows, but does not double', 'It doubles', 'It more than doubles'],
    right: 0,
    start: { show: 'inflow' },
    task: 'Raise the scale factor to 2.',
    isMet: ({ scale }) => scale === 2,
    solution: { show: 'inflow', scale: 2 },
    reveal:
      'The factor multiplies only the series. With a factor of 2, the series brings 14 cfs (0.396 m³/s) at 9 h instead of 7 cfs (0.198 m³/s). Baseline and pattern still bring 3 cfs (0.085 m³/s), so the inflow is 17 cfs (0.481 m³/s) instead of 10 cfs (0.283 m³/s).',
  },
];
