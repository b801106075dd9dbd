import { describe, expect, it } from 'vitest';
import { specOf } from '../test/specs';
import { type Kind, kinds } from './kinds';
import { modelParams } from './kit/model-params';

/** What the diagram says at the start of its first question, and when the goal is met. */
const claims: Record<Kind, readonly [string, string]> = {
  'green-ampt': ['saturated at 1.15 h', 'saturated at 0.467 h'],
  rdii: ['12.4% enters', '20.9% enters'],
  lid: ['57% exfiltrated', '28% exfiltrated'],
  evapotranspiration: ['the upper zone 0.1 in/day', 'the upper zone nothing'],
  'pollutant-buildup': ['19.3 lb/ac lie', '20 lb/ac lie'],
  'kinematic-wave': ['The pipe never fills', 'its full flow of 47.2 cfs'],
  'dynamic-wave': ['a free surface, 0.546 ft', 'surcharged: its water stands 1.07 ft'],
  'pump-curve': ['1.74 cfs against 32.1 ft', '1.01 cfs against 36.8 ft'],
  orifice: ['passes 7.66 cfs', 'passes 7.66 cfs'],
  weir: ['passes 11.8 cfs', 'passes 33.3 cfs'],
  storage: ['at a depth of 5.1 ft', 'at a depth of 7.03 ft'],
  'subcatchment-flow': ['49% of the rain runs off', '40% of the rain runs off'],
  hydrograph: ['The peak of 6.92 cfs at 1.75 h', 'The peak of 8.22 cfs at 1.5 h'],
  'network-topology': ['ERROR 133', 'Dynamic wave routing accepts'],
  conduit: ['at 5.8 ft/s', 'at 5.09 ft/s'],
  general: ['Outflow 1.15 in', 'Outflow 0.783 in'],
};

describe('the first question of a diagram', () => {
  it.each(kinds)('has the answer that its reveal gives: %s', async (kind) => {
    const { initial, run, play, describe: sentence, readings, prompts } = await specOf(kind);
    for (const [index, changes] of [prompts[0].start, prompts[0].solution].entries()) {
      const params = Object.assign({}, initial, changes);
      const result = run(modelParams(params, initial, play?.name));
      const values = (readings?.(params, 'US', result) ?? []).map((one) => Object.values(one));
      const text = [sentence(params, 'US', result), ...values.map((one) => one.join(' '))].join(
        '; ',
      );
      expect(text.replaceAll('\u00a0', ' ')).toContain(claims[kind][index]);
    }
  });
});
