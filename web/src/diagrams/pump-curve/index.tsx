import { makeDiagram } from '../frame/make-diagram';
import { controlsOf } from '../kit/controls';
import { formatQuantity } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { describe } from './describe';
import { PumpDrawing } from './drawing';
import {
  deliversNothing,
  endHeadFt,
  lastMinute,
  momentOf,
  type PumpResult,
  powerKw,
  run,
} from './model';
import { prompts } from './prompts';
import {
  canHaveCustomCurve,
  hasCustomCurve,
  type PumpParams,
  systemHeadFt,
  usesHead,
  wellDepthFt,
} from './pump';

const { choice, range } = controlsOf<PumpParams>();

/** The controls of a custom curve, whose points have increasing depths or heads. */
const pointControls = (['first', 'second', 'third'] as const).flatMap((name, index) => {
  const before = (['firstFt', 'secondFt'] as const)[index - 1];
  const flowBefore = (['firstCfs', 'secondCfs'] as const)[index - 1];
  return [
    range(`${name}Ft`, `Depth or head of the ${name} point`, 'length', {
      min: (params) => (before ? params[before] + 0.5 : 0.5),
      // Leaves room for the points after it.
      max: ({ type }) => (usesHead(type) ? 60 : wellDepthFt) - (2 - index) / 2,
      step: 0.5,
      when: hasCustomCurve,
    }),
    range(`${name}Cfs`, `Flow of the ${name} point`, 'flow', {
      min: 0,
      // The flow of a pump does not increase with the head.
      max: flowBefore ? (params) => (usesHead(params.type) ? params[flowBefore] : 15) : 15,
      step: 0.1,
      when: hasCustomCurve,
    }),
  ];
});

export const spec: DiagramSpec<PumpParams, PumpResult> = {
  initial: {
    type: 'type3',
    curve: 'typical',
    firstFt: 4,
    firstCfs: 3,
    secondFt: 8,
    secondCfs: 2,
    thirdFt: 12,
    thirdCfs: 1,
    inflowCfs: 1,
    speedPercent: 100,
    ratedFlowCfs: 2,
    ratedHeadFt: 30,
    stopDepthFt: 2,
    startDepthFt: 7,
    wellAreaFt2: 100,
    liftFt: 24,
    mainDiameterIn: 8,
    mainLengthFt: 1000,
    minute: 12,
  },
  controls: [
    choice('type', 'Pump', {
      ideal: 'Ideal: passes on its inflow',
      type1: 'Type 1: steps by volume',
      type2: 'Type 2: steps by depth',
      type3: 'Type 3: flow varies with head',
      type4: 'Type 4: flow varies with depth',
      type5: 'Type 5: head and speed',
    }),
    range('minute', 'Time', 'minutes', { min: 0, max: lastMinute, step: 1 }),
    range('inflowCfs', 'Inflow', 'flow', { min: 0, max: 12, step: 0.05 }),
    range('speedPercent', 'Setting (relative speed)', 'percent', {
      min: 30,
      max: 120,
      step: 1,
      when: ({ type }) => type !== 'ideal',
    }),
    choice(
      'curve',
      'Curve',
      { typical: 'Typical, by rating', own: 'Three points' },
      { when: canHaveCustomCurve },
    ),
    ...pointControls,
    range('ratedFlowCfs', 'Rated flow', 'flow', {
      min: 0.5,
      max: 4,
      step: 0.1,
      when: (params) => params.type !== 'ideal' && !hasCustomCurve(params),
    }),
    range('ratedHeadFt', 'Rated head', 'length', {
      min: 10,
      max: 60,
      step: 1,
      when: (params) => usesHead(params.type) && !hasCustomCurve(params),
    }),
    range('stopDepthFt', 'Stop depth', 'length', { min: 1, max: 9, step: 0.1 }),
    range('startDepthFt', 'Start depth', 'length', {
      min: ({ stopDepthFt }) => stopDepthFt + 0.5,
      max: 11,
      step: 0.1,
    }),
    range('wellAreaFt2', 'Area of the wet well', 'area', { min: 50, max: 1000, step: 10 }),
    range('liftFt', 'Outlet level above the floor', 'length', { min: 12, max: 60, step: 1 }),
    range('mainDiameterIn', 'Diameter of the force main', 'depth', { min: 4, max: 16, step: 1 }),
    range('mainLengthFt', 'Length of the force main', 'length', { min: 100, max: 4000, step: 100 }),
  ],
  main: ['minute', 'type', 'inflowCfs', 'mainDiameterIn'],
  run,
  Drawing: PumpDrawing,
  describe,
  readings: (params, units, result) => {
    const moment = momentOf(params, result);
    const { depthFt, flowCfs, isOn } = moment;
    const head = isOn ? systemHeadFt(params, depthFt, flowCfs) : 0;
    const length = (ft: number) => formatQuantity(ft, 'length', units);
    return [
      { label: 'Pump flow', value: formatQuantity(flowCfs, 'flow', units) },
      {
        label: 'Head added',
        value: deliversNothing(params, moment)
          ? `none: ${length(endHeadFt(result))} at most, ${length(head)} needed`
          : length(head),
      },
      {
        label: 'Power, without losses',
        value: formatQuantity(powerKw(flowCfs, head), 'power', units),
      },
      { label: 'Energy so far', value: formatQuantity(moment.energyKwh, 'energy', units) },
      { label: 'Starts so far', value: `${moment.starts}` },
      { label: 'Starts in the hour', value: `${result.series.at(-1)?.starts ?? 0}` },
      { label: 'Pumped so far', value: formatQuantity(moment.pumpedFt3, 'volume', units) },
      { label: 'Lost by flooding', value: formatQuantity(moment.floodedFt3, 'volume', units) },
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'Slow a Type 5 pump to 80%',
      params: { type: 'type5', speedPercent: 80, minute: 20 },
      notice:
        'Flow falls with the speed, head with its square: the curve sinks below the static lift long before the speed is zero. The setting of a Type 3 pump scales only the flow.',
    },
    {
      label: 'Start and stop depths too close',
      params: { startDepthFt: 3, type: 'type3', wellAreaFt2: 50, minute: 30 },
      notice:
        'The small volume between stop and start makes the pump start 26 times in the hour. Twice the area would halve that.',
    },
    {
      label: 'An inflow between two steps',
      params: { startDepthFt: 5, type: 'type2', inflowCfs: 2.5, minute: 40 },
      notice:
        'The level rises to the depth at which the third step of the curve begins, and stays there. The third step pumps more than flows in and the second pumps less, so the pump switches between them.',
    },
  ],
  sources:
    'Reference Manual II, sections 6.1 and 7.3; User’s Manual, section 3.2.8 and Appendix C.5; engine files link.c, forcmain.c and dynwave.c',
  note: 'The force main is always full and responds to the pump at once. SWMM routes it with inertia, so the flow in a long force main may swing. In short cycles, SWMM can switch the pump on and off from step to step, which adds starts and energy. The Hazen-Williams C-factor of the main is 120. In the SWMM project, a control rule sets any setting other than 100%, because SWMM sets a pump that starts by depth to 100%. The power is that of a pump without losses. The plots have a value every half minute, so a well that cycles faster looks calmer than it is. As in SWMM, the trials of a time step stop once the level changes by 0.005 ft or less. So a pump at a step of its curve can deliver about 10% more or less than arrives while the level stays the same.',
  play: { name: 'minute', seconds: 12 },
};

/** Pumps of SWMM with their wet well, curve and controls. */
export default makeDiagram(spec);
