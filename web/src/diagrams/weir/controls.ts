import type { Control } from '../kit/controls';
import { highestFt, type WeirParams } from './params';

const isRoad = ({ weirType }: WeirParams) => weirType === 'roadway';
const isSloped = ({ weirType }: WeirParams) => weirType === 'v-notch' || weirType === 'trapezoidal';
const isRectangular = ({ weirType }: WeirParams) =>
  weirType === 'transverse' || weirType === 'side';
const isPlate = (params: WeirParams) => !isRoad(params);

/** The weir's sliders and choices. */
export const controls: Control<WeirParams>[] = [
  {
    type: 'choice',
    name: 'weirType',
    label: 'Type',
    options: [
      { value: 'transverse', label: 'Transverse' },
      { value: 'side', label: 'Side flow' },
      { value: 'v-notch', label: 'V-notch' },
      { value: 'trapezoidal', label: 'Trapezoidal' },
      { value: 'roadway', label: 'Roadway' },
    ],
  },
  {
    type: 'range',
    name: 'upstreamFt',
    label: 'Upstream level',
    quantity: 'length',
    min: 0,
    max: highestFt,
    step: 0.05,
  },
  {
    type: 'range',
    name: 'downstreamFt',
    label: 'Downstream level',
    quantity: 'length',
    min: 0,
    max: highestFt,
    step: 0.05,
  },
  {
    type: 'range',
    name: 'crestFt',
    label: 'Height of the crest',
    quantity: 'length',
    min: 0,
    max: 8,
    step: 0.05,
  },
  {
    type: 'range',
    name: 'heightFt',
    label: 'Height of the opening',
    quantity: 'length',
    min: 0.5,
    max: 4,
    step: 0.05,
    when: isPlate,
  },
  {
    type: 'range',
    name: 'lengthFt',
    label: 'Length of the crest',
    quantity: 'length',
    min: 1,
    max: 50,
    step: 0.5,
    when: ({ weirType }) => weirType !== 'v-notch',
  },
  {
    type: 'range',
    name: 'sideSlope',
    label: 'Side slope, run per rise',
    quantity: 'none',
    min: 0.1,
    max: 4,
    step: 0.05,
    when: isSloped,
  },
  {
    type: 'range',
    name: 'coefficient',
    label: 'Discharge coefficient',
    quantity: 'weirCoefficient',
    min: 1,
    max: 4,
    step: 0.01,
    when: ({ weirType }) => weirType !== 'v-notch' && weirType !== 'roadway',
  },
  {
    type: 'range',
    name: 'notchCoefficient',
    label: 'Coefficient of notch or ends',
    quantity: 'weirCoefficient',
    min: 1,
    max: 4,
    step: 0.01,
    when: isSloped,
  },
  {
    type: 'choice',
    name: 'contractions',
    label: 'End contractions',
    options: [
      { value: '0', label: 'None' },
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
    ],
    when: isRectangular,
  },
  {
    type: 'range',
    name: 'openPercent',
    label: 'Setting, part of the height that is open',
    quantity: 'percent',
    min: 0,
    max: 100,
    step: 1,
    when: isPlate,
  },
  {
    type: 'range',
    name: 'roadWidthFt',
    label: 'Width of the road',
    quantity: 'length',
    min: 5,
    max: 100,
    step: 1,
    when: isRoad,
  },
  {
    type: 'choice',
    name: 'surface',
    label: 'Surface of the road',
    options: [
      { value: 'paved', label: 'Paved' },
      { value: 'gravel', label: 'Gravel' },
    ],
    when: isRoad,
  },
  { type: 'toggle', name: 'canSurcharge', label: 'Can surcharge', when: isPlate },
  { type: 'toggle', name: 'hasFlapGate', label: 'Flap gate', when: isPlate },
];
