import { isKind, type Kind } from './registry';

/** What the choice of a diagram is made from, as plain text. */
export interface Subject {
  /** The kind that the topic asks for. */
  figure?: string | undefined;
  /** The topic's title. */
  title: string;
  question: string;
}

/** The kind chosen, and why in words; without a kind there is no diagram. */
export interface Choice {
  kind: Kind | undefined;
  why: string;
}

/**
 * Words that ask for a kind. The first row that fits decides, so what is told
 * by a rare word stands above what is told by a common one: a unit hydrograph
 * of RDII is no runoff hydrograph, an orifice of a storage unit is an orifice.
 */
const keywords: readonly (readonly [Kind, RegExp])[] = [
  ['rdii', /\brdii\b|\brtk\b|\bunit hydrographs?\b|\brainfall-dependent\b|\bsewershed/i],
  [
    'green-ampt',
    /\bgreen-?\s?ampt\b|\bwetting front\b|\binfiltration\b|\bcurve number\b|\bhorton\b/i,
  ],
  [
    'lid',
    /\blids?\b|\blow impact\b|\bbio-?\s?retention\b|\bgreen roof|\brain (garden|barrel)|\bunderdrain|\bpermeable pavement|\bswale/i,
  ],
  ['evapotranspiration', /\bevapo(transpi)?ration\b|\bhargreaves\b/i],
  [
    'pollutant-buildup',
    /\bbuild-?\s?up\b|\bwash-?\s?off\b|\bsweeping\b|\bpollutants?\b|\bland uses?\b/i,
  ],
  ['kinematic-wave', /\bkinematic\b|\bsteady flow\b/i],
  [
    'dynamic-wave',
    /\bdynamic wave\b|\bsaint-?\s?venant\b|\bbackwater\b|\bsurcharge|\bpreissmann\b|\bextran\b|\bpressurized\b|\bforce mains?\b/i,
  ],
  ['pump-curve', /\bpump(s|ing|ed)?\b|\bwet well\b/i],
  ['orifice', /\borifices?\b|\bculverts?\b|\bsluice\b/i],
  ['weir', /\bweirs?\b/i],
  [
    'storage',
    /\bstorage (unit|node|curve|volume)s?\b|\bponds?\b|\bdetention\b|\bsurface area\b|\btreatment\b/i,
  ],
  [
    'subcatchment-flow',
    /\bnonlinear reservoir\b|\bsubareas?\b|\boverland\b|\bsubcatchments?\b|\bdepression storage\b|\bsnow/i,
  ],
  [
    'hydrograph',
    /\bhydrographs?\b|\bhyetographs?\b|\bpeak (flow|runoff)\b|\brunoff\b|\brainfall\b|\btime series\b/i,
  ],
  [
    'network-topology',
    /\btopolog|\bdendritic\b|\bjunctions?\b|\boutfalls?\b|\bdividers?\b|\binlets?\b|\bnodes?\b/i,
  ],
  [
    'conduit',
    /\bconduits?\b|\bpipes?\b|\bmanning\b|\bchannels?\b|\bcross[ -]sections?\b|\btransects?\b|\bhydraulic radius\b|\bfroude\b|\bsewers?\b/i,
  ],
  ['general', /\bswmm\b|\bmodels?\b|\bsimulations?\b|\bengine\b|\brouting\b|\bcontinuity\b/i],
];

/**
 * Chooses the diagram of a question: the one that its topic asks for, else by
 * keywords, first in the title and then in the question.
 */
export function kindOf({ figure, title, question }: Subject): Choice {
  if (isKind(figure)) return { kind: figure, why: 'figure of the topic' };
  for (const [place, text] of [
    ['title', title],
    ['question', question],
  ] as const) {
    for (const [kind, pattern] of keywords) {
      const [word] = pattern.exec(text) ?? [];
      if (word !== undefined) return { kind, why: `"${word.toLowerCase()}" in the ${place}` };
    }
  }
  return { kind: undefined, why: 'no keyword' };
}
