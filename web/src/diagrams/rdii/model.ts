import { hyetograph, intervalHours } from '../hydrology/storm';
import { sum } from '../kit/numbers';

/** The three responses of a sewershed, fastest first. */
export const responses = ['short', 'medium', 'long'] as const;
export type Response = (typeof responses)[number];

/** What the diagram's controls set. */
export interface RdiiParams {
  /** The response whose R, T and K are set. */
  response: Response;
  depthIn: number;
  rainHours: number;
  /** The time shown, from the start of the rain. */
  hour: number;
  areaAc: number;
  /** Initial abstraction that is still available when the rain begins. */
  abstractionIn: number;
  shortPercent: number;
  shortHours: number;
  shortK: number;
  mediumPercent: number;
  mediumHours: number;
  mediumK: number;
  longPercent: number;
  longHours: number;
  longK: number;
}

/** A unit hydrograph: R is the part of the rain that enters; T and K shape the triangle. */
export interface Triangle {
  part: number;
  peakHours: number;
  k: number;
}

/** The RDII of a storm and its totals. */
export interface RdiiResult {
  triangles: Record<Response, Triangle>;
  /** The rain of each interval, in in/hr. */
  rainInPerHour: number[];
  /** The flows in each interval: of each response, and of all three. */
  flowsCfs: Record<Response, number[]>;
  totalCfs: number[];
  peakCfs: number;
  /** The middle of the interval with the peak. */
  peakHour: number;
  /** What is left of the rain after initial abstraction. */
  excessIn: number;
  volumeFt3: number;
}

/** The engine's conversion of in/hr over an acre to cfs: 43,560 ft² / 12 in/ft / 3600 s. */
export const cfsPerAcInPerHour = 43_560 / 12 / 3600;

/** The triangles that the parameters give. */
export function trianglesOf(params: RdiiParams): Record<Response, Triangle> {
  const triangle = (percent: number, peakHours: number, k: number) => ({
    part: percent / 100,
    peakHours,
    k,
  });
  return {
    short: triangle(params.shortPercent, params.shortHours, params.shortK),
    medium: triangle(params.mediumPercent, params.mediumHours, params.mediumK),
    long: triangle(params.longPercent, params.longHours, params.longK),
  };
}

/** The base of a triangle, T (1 + K), in hours (RM1 7.2). */
export const baseHours = ({ peakHours, k }: Triangle) => peakHours * (1 + k);

/**
 * The ordinate of a unit hydrograph in in/hr for 1 in of rain excess, R included: a
 * triangle of area R whose peak, at T, is 2 R / (T (1 + K)) (RM1 7.2; rdii.c,
 * getUnitHydOrd).
 *
 * Check: R = 0.10, T = 2 h and K = 3 give a peak of 0.20 / 8 = 0.025 in/hr.
 */
export function ordinate(triangle: Triangle, hours: number): number {
  const base = baseHours(triangle);
  if (hours <= 0 || hours >= base) return 0;
  const { peakHours, part } = triangle;
  const isRising = hours <= peakHours;
  const share = isRising ? hours / peakHours : 1 - (hours - peakHours) / (base - peakHours);
  return (part * share * 2) / base;
}

/** The duration shown: until the last response has ended, rounded up to a multiple of 12 h. */
export function horizonHours(params: RdiiParams): number {
  const longest = Math.max(
    ...responses.map((name) => {
      const triangle = trianglesOf(params)[name];
      return triangle.part > 0 ? baseHours(triangle) : 0;
    }),
  );
  return Math.ceil((params.rainHours + longest) / 12) * 12;
}

/**
 * RDII by convolution of the rain excess with three unit hydrographs (RM1 7.2 and 7.3;
 * rdii.c, getUnitHydConvol): the excess of each interval of the gage is multiplied by
 * the ordinates at the middle of its own and each later interval, and a flow is constant over an interval.
 * The end of a triangle that doesn't fill an interval is left out (getMaxPeriods).
 * Initial abstraction is taken off the first rain (applyIA). The engine passes a flow on
 * to the sewer one wet step later, here 15 min.
 *
 * Check: engine.json has the results of engine 5.2.4 for 15 storms and sewersheds; peak
 * and volume agree within 1%, and the flow at six moments within 1% plus 0.0001 cfs.
 */
export function run(params: RdiiParams): RdiiResult {
  const rainInPerHour = hyetograph('central', params.depthIn, params.rainHours);
  const excess = excessOf(rainInPerHour, params.abstractionIn);
  const count = Math.round(horizonHours(params) / intervalHours);
  const triangles = trianglesOf(params);
  const flow = (name: Response) => convolve(excess, triangles[name], count, params.areaAc);
  const flowsCfs = { short: flow('short'), medium: flow('medium'), long: flow('long') };
  const totalCfs = flowsCfs.short.map(
    (cfs, n) => cfs + (flowsCfs.medium[n] ?? 0) + (flowsCfs.long[n] ?? 0),
  );
  const peakCfs = Math.max(...totalCfs);
  return {
    triangles,
    rainInPerHour,
    flowsCfs,
    totalCfs,
    peakCfs,
    peakHour: (totalCfs.indexOf(peakCfs) + 0.5) * intervalHours,
    excessIn: sum(excess),
    volumeFt3: sum(totalCfs) * intervalHours * 3600,
  };
}

/** Less than this is rounding error. */
const negligibleIn = 1e-9;

/** The rain of each interval that is left after initial abstraction, in inches. */
function excessOf(rainInPerHour: readonly number[], abstractionIn: number): number[] {
  let available = abstractionIn;
  return rainInPerHour.map((rate) => {
    const depth = rate * intervalHours;
    const taken = Math.min(depth, available);
    available -= taken;
    const left = depth - taken;
    return left < negligibleIn ? 0 : left;
  });
}

function convolve(
  excess: readonly number[],
  triangle: Triangle,
  count: number,
  areaAc: number,
): number[] {
  const intervals = Math.floor(baseHours(triangle) / intervalHours);
  const ordinates = Array.from({ length: intervals }, (_, n) =>
    ordinate(triangle, (n + 0.5) * intervalHours),
  );
  return Array.from({ length: count }, (_, n) => {
    let inPerHour = 0;
    const last = Math.min(n - 1, excess.length - 1);
    for (let past = Math.max(0, n - ordinates.length); past <= last; past++) {
      inPerHour += (excess[past] ?? 0) * (ordinates[n - 1 - past] ?? 0);
    }
    return inPerHour * areaAc * cfsPerAcInPerHour;
  });
}

/** The flows of the interval that contains a moment. */
export function momentAt({ flowsCfs, totalCfs }: RdiiResult, hour: number) {
  const n = Math.min(Math.floor(hour / intervalHours + 1e-6), totalCfs.length - 1);
  const flowOf = (values: readonly number[]) => values[n] ?? 0;
  return {
    totalCfs: flowOf(totalCfs),
    short: flowOf(flowsCfs.short),
    medium: flowOf(flowsCfs.medium),
    long: flowOf(flowsCfs.long),
  };
}
