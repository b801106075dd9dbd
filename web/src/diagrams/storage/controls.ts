import { type Control, controlsOf } from '../kit/controls';
import { lastHour, type StorageParams } from './model';
import { isJunction } from './quality';
import { durationControl, qualityControls } from './quality-controls';

const hasBase = ({ shape }: StorageParams) => shape !== 'functional' && shape !== 'tabular';
const hasSlope = ({ shape }: StorageParams) => shape === 'conical' || shape === 'pyramidal';
const hasAreas = (params: StorageParams) => !hasBase(params);

const { choice, range } = controlsOf<StorageParams>();

/** The controls of filling and draining. */
const fillingControls: Control<StorageParams>[] = [
  choice('shape', 'Shape', {
    cylindrical: 'Cylindrical',
    conical: 'Conical',
    parabolic: 'Parabolic',
    pyramidal: 'Pyramidal',
    functional: 'Functional',
    tabular: 'Tabular',
  }),
  range('fullDepthFt', 'Full depth', 'length', { min: 2, max: 12, step: 0.5 }),
  range('lengthFt', 'Length of the base (parabolic: of the rim)', 'length', {
    min: 30,
    max: 150,
    step: 1,
    when: hasBase,
  }),
  range('widthFt', 'Width of the base (parabolic: of the rim)', 'length', {
    min: 30,
    max: 150,
    step: 1,
    when: hasBase,
  }),
  range('sideSlope', 'Side slope (run over rise)', 'none', {
    min: 0,
    max: 6,
    step: 0.1,
    when: hasSlope,
  }),
  range('bottomFt2', 'Area at the bottom', 'area', {
    min: 100,
    max: 20000,
    step: 100,
    when: hasAreas,
  }),
  range('middleFt2', 'Area at half the depth', 'area', {
    min: 100,
    max: 20000,
    step: 100,
    when: ({ shape }) => shape === 'tabular',
  }),
  range('topFt2', 'Area at the full depth', 'area', {
    min: 1000,
    max: 20000,
    step: 100,
    when: hasAreas,
  }),
  range('exponent', 'Exponent of depth', 'none', {
    min: 0.2,
    max: 3,
    step: 0.1,
    when: ({ shape }) => shape === 'functional',
  }),
  choice('inflow', 'Inflow over time', {
    constant: 'Constant',
    triangle: 'Triangle',
  }),
  range('inflowCfs', 'Inflow, or its peak', 'flow', { min: 0, max: 40, step: 0.5 }),
  range('inflowHours', 'Inflow lasts', 'hours', { min: 0.25, max: 4, step: 0.25 }),
  range('orificeFt', 'Diameter of the orifice', 'length', { min: 0.25, max: 2, step: 0.05 }),
];

const isFilling = ({ show }: StorageParams) => show === 'filling';

/** The controls of the storage unit, or of a pollutant. */
export const controls: Control<StorageParams>[] = [
  choice('show', 'Show', {
    filling: 'Filling and draining',
    tank: 'Pollutant in a storage unit',
    conduit: 'Pollutant in a conduit',
    junction: 'Mixing at a junction',
    firstOrder: 'Treatment: first-order removal',
    settling: 'Treatment: settling by depth',
    hrt: 'Treatment by residence time',
    hrtJunction: 'Residence time at a junction',
  }),
  durationControl,
  range('hour', 'Time', 'hours', {
    min: 0,
    max: (params) => (isFilling(params) ? lastHour : params.endHours),
    step: 0.05,
    when: (params) => !isJunction(params), // the outflow of a junction does not change over time
  }),
  ...fillingControls.map((control) => ({
    ...control,
    when: (params: StorageParams) => isFilling(params) && (control.when?.(params) ?? true),
  })),
  ...qualityControls,
];
