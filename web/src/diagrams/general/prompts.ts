import type { PromptList } from '../kit/prompt';
import type { GeneralParams, GeneralResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<GeneralParams, GeneralResult> = [
  {
    ask: 'The option IGNORE_GROUNDWATER is set. What happens to the outflow over three days?',
    choices: ['It falls', 'It stays the same', 'It rises'],
    right: 0,
    start: { part: 'network' },
    task: 'Switch groundwater off.',
    isMet: ({ hasGroundwater }) => !hasGroundwater,
    solution: { part: 'network', hasGroundwater: false },
    reveal:
      'The aquifer no longer feeds the sewer: 0.783 in (19.9 mm) leaves instead of 1.15 in (29.3 mm). Of the 0.37 in (9.4 mm) of groundwater, 0.338 in (8.6 mm) was in the ground before the storm; it flows without rain as well.',
  },
  {
    about: { part: 'quality' },
    ask: 'The storm brings four times the rain. What happens to the TSS load of the dry weather flow?',
    choices: ['It stays the same', 'It doubles', 'It grows fourfold'],
    right: 0,
    start: { part: 'quality' },
    task: 'Choose the extreme storm.',
    isMet: ({ part, storm }) => part === 'quality' && storm === 'four',
    solution: { part: 'quality', storm: 'four' },
    reveal:
      'Dry weather flow does not depend on rain: it brings 80.8 lb (36.7 kg) either way. What the storm washes off grows from 42.6 to 237 lb (19.3 to 107 kg).',
  },
  {
    about: { part: 'rdii' },
    ask: 'The option IGNORE_RDII is set. What happens to the infiltration into the soil?',
    choices: ['It falls', 'It stays the same', 'It rises'],
    right: 1,
    start: { part: 'rdii' },
    task: 'Switch RDII off.',
    isMet: ({ part, hasRdii }) => part === 'rdii' && !hasRdii,
    solution: { part: 'rdii', hasRdii: false },
    reveal:
      'Unit hydrographs use only the rain. RDII is not taken from the water that infiltrates, which remains 0.6 in (15.2 mm).',
  },
];
