import { type Control, controlsOf } from '../kit/controls';
import { highestFt, type WeirParams } from './params';

const isRoad = ({ weirType }: WeirParams) => weirType === 'roadway';
const isSloped = ({ weirType }: WeirParams) => weirType === 'v-notch' || weirType === 'trapezoidal';
const isRectangular = ({ weirType }: WeirParams) =>
  weirType === 'transverse' || weirType === 'side';
const isPlate = (params: WeirParams) => !isRoad(params);

const { choice, range, toggle } = controlsOf<WeirParams>();

/** The weir's sliders and choices. */
export const controls: Control<WeirParams>[] = [
  choice('weirType', 'Type', {
    transverse: 'Transverse',
    side: 'Side flow',
    'v-notch': 'V-notch',
    trapezoidal: 'Trapezoidal',
    roadway: 'Roadway',
  }),
  range('upstreamFt', 'Upstream level', 'length', { min: 0, max: highestFt, step: 0.05 }),
  range('downstreamFt', 'Downstream level', 'length', { min: 0, max: highestFt, step: 0.05 }),
  range('crestFt', 'Height of the crest', 'length', { min: 0, max: 8, step: 0.05 }),
  range('heightFt', 'Height of the opening', 'length', {
    min: 0.5,
    max: 4,
    step: 0.05,
    when: isPlate,
  }),
  range('lengthFt', 'Length of the crest', 'length', {
    min: 1,
    max: 100,
    step: 0.5,
    when: ({ weirType }) => weirType !== 'v-notch',
  }),
  range('sideSlope', 'Side slope (run over rise)', 'none', {
    min: 0.1,
    max: 4,
    step: 0.05,
    when: isSloped,
  }),
  range('coefficient', 'Discharge coefficient', 'weirCoefficient', {
    min: 1,
    max: 4,
    step: 0.01,
    when: ({ weirType }) => weirType !== 'v-notch' && weirType !== 'roadway',
  }),
  range('notchCoefficient', 'Coefficient of notch or ends', 'weirCoefficient', {
    min: 1,
    max: 4,
    step: 0.01,
    when: isSloped,
  }),
  choice(
    'contractions',
    'End contractions',
    { '0': 'None', '1': 'One', '2': 'Two' },
    { when: isRectangular },
  ),
  range('openPercent', 'Setting: open part of the height', 'percent', {
    min: 0,
    max: 100,
    step: 1,
    when: isPlate,
  }),
  range('roadWidthFt', 'Width of the road', 'length', { min: 5, max: 100, step: 1, when: isRoad }),
  choice('surface', 'Surface of the road', { paved: 'Paved', gravel: 'Gravel' }, { when: isRoad }),
  toggle('canSurcharge', 'Can surcharge', { when: isPlate }),
  toggle('hasFlapGate', 'Flap gate', { when: isPlate }),
];
