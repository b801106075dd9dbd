import type { PromptList } from '../kit/prompt';
import type { GeneralParams, GeneralResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<GeneralParams, GeneralResult> = [
  {
    ask: 'In three days with a storm, 0.37 in (9.4 mm) of groundwater flows into the sewer. How much flows in without the storm?',
    choices: ['Nothing', 'About half', 'Nearly as much'],
    right: 2,
    start: { part: 'network' },
    task: 'Choose no storm.',
    isMet: ({ storm }) => storm === 'none',
    solution: { part: 'network', storm: 'none' },
    reveal:
      'Without the storm, 0.338 in (8.59 mm) still flows in: the ground held this water at the start. Little of the rain that infiltrates reaches the sewer within three days.',
  },
  {
    about: { part: 'quality' },
    ask: 'The storm brings four times the rain. By what factor does the load of TSS that it washes off grow?',
    choices: ['Less than four', 'Four', 'More than four'],
    right: 2,
    start: { part: 'quality' },
    task: 'Choose the extreme storm.',
    isMet: ({ storm }) => storm === 'four',
    solution: { part: 'quality', storm: 'four' },
    reveal:
      'A larger fraction of a heavy rain runs off: runoff grows from 0.369 to 1.74 in (9.37 to 44.1 mm). Washoff depends on the rate of runoff to the power of 1.5 and grows by a factor of 5.6, from 42.6 to 237 lb (19.3 to 107 kg). Dry weather flow brings 80.8 lb (36.7 kg) either way.',
  },
  {
    about: { part: 'rdii' },
    ask: 'The option IGNORE_RDII is set. What happens to the infiltration into the soil?',
    choices: ['It falls', 'It stays the same', 'It rises'],
    right: 1,
    start: { part: 'rdii' },
    task: 'Switch RDII off.',
    isMet: ({ hasRdii }) => !hasRdii,
    solution: { part: 'rdii', hasRdii: false },
    reveal:
      'Unit hydrographs use only the rain. RDII is not taken from the water that infiltrates, which remains 0.6 in (15.2 mm).',
  },
];
