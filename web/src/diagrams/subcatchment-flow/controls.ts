import { largestWidthFt } from '../hydrology/runoff';
import { type Control, controlsOf } from '../kit/controls';
import { horizonHours, type SubcatchmentFlowParams } from './model';

type P = SubcatchmentFlowParams;

const hasBothSurfaces = ({ impervPercent }: P) => impervPercent > 0 && impervPercent < 100;

const { choice, range, toggle } = controlsOf<P>();

/** The diagram's controls. The largest width depends on the area. */
export const controls: readonly Control<P>[] = [
  range('rainInPerHour', 'Rain', 'rate', { min: 0, max: 6, step: 0.1 }),
  range('rainHours', 'Duration of rain', 'hours', { min: 0.25, max: 4, step: 0.25 }),
  range('hour', 'Time shown', 'hours', { min: 0, max: horizonHours, step: 0.05 }),
  range('areaAc', 'Area', 'land', { min: 1, max: 50, step: 0.5 }),
  range('widthFt', 'Width', 'length', {
    min: 50,
    max: largestWidthFt,
    step: 50,
  }),
  range('slopePercent', 'Slope', 'percent', { min: 0.1, max: 10, step: 0.1 }),
  range('impervPercent', 'Impervious area', 'percent', { min: 0, max: 100, step: 1 }),
  range('zeroPercent', 'Impervious area without storage', 'percent', {
    min: 0,
    max: 90,
    step: 5,
    when: ({ impervPercent }) => impervPercent > 0,
  }),
  choice(
    'route',
    'Subarea routing',
    {
      outlet: 'OUTLET: none',
      pervious: 'PERVIOUS: impervious runoff onto A1',
      impervious: 'IMPERVIOUS: pervious runoff onto A2',
    },
    { when: hasBothSurfaces },
  ),
  range('routedPercent', 'Percent routed', 'percent', {
    min: 0,
    max: 100,
    step: 5,
    when: (params) => hasBothSurfaces(params) && params.route !== 'outlet',
  }),
  toggle('upstream', 'An identical subcatchment drains onto this one'),
  range('soilInPerHour', 'Infiltration capacity', 'rate', {
    min: 0,
    max: 3,
    step: 0.05,
    when: ({ impervPercent }) => impervPercent < 100,
  }),
  range('storePervIn', 'Depression storage, pervious', 'depth', {
    min: 0,
    max: 0.5,
    step: 0.01,
    when: ({ impervPercent }) => impervPercent < 100,
  }),
  range('storeImpervIn', 'Depression storage, impervious', 'depth', {
    min: 0,
    max: 0.3,
    step: 0.01,
    when: ({ impervPercent }) => impervPercent > 0,
  }),
  range('roughnessPerv', 'Manning’s n, pervious', 'none', {
    min: 0.05,
    max: 0.8,
    step: 0.01,
    when: ({ impervPercent }) => impervPercent < 100,
  }),
  range('roughnessImperv', 'Manning’s n, impervious', 'none', {
    min: 0.01,
    max: 0.05,
    step: 0.001,
    when: ({ impervPercent }) => impervPercent > 0,
  }),
  range('evaporationInPerDay', 'Evaporation', 'dailyRate', { min: 0, max: 0.5, step: 0.05 }),
  range('rainMgPerL', 'Concentration of a pollutant in rain', 'concentration', {
    min: 0,
    max: 20,
    step: 0.5,
    // Evaporation would raise the concentration.
    when: ({ evaporationInPerDay }) => evaporationInPerDay <= 0,
  }),
];
