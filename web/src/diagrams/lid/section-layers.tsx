import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { storageNames } from './describe';
import { hasSoil, type LidParams, matIn, pavementIn, soilOf } from './design';
import type { LidMoment } from './model';

/** Positions of layers in the drawing. */
export const section = { left: 86, right: 208, top: 62, bottom: 250 } as const;

/** One layer with its place in the drawing. */
export interface Layer {
  name: string;
  y: number;
  height: number;
  className: string;
  /** The part that water fills: across for soil, whose moisture is even, else from below. */
  filled: number;
  /** Distance of the grains that represent soil or gravel; 0 for none. */
  grain: number;
}

/** The layers of a unit from the lowest to the highest, to scale. */
export function layersOf(params: LidParams, moment: LidMoment): Layer[] {
  const { type, bermIn, soilIn, storageIn } = params;
  const storage = type === 'roof' ? matIn : type === 'garden' ? 0 : storageIn;
  const isBarrel = type === 'barrel';
  const all = [
    {
      name: storageNames[type],
      thickIn: storage,
      className: isBarrel ? ink.empty : ink.gravel,
      filled: moment.storageIn / storage,
      grain: isBarrel ? 0 : 15,
    },
    {
      name: 'Soil',
      thickIn: hasSoil(params) ? soilIn : 0,
      className: ink.ground,
      filled: moment.moisture / soilOf(params).porosity,
      grain: 9,
    },
    {
      name: 'Paving',
      thickIn: type === 'pavement' ? pavementIn : 0,
      className: ink.ground,
      filled: moment.pavementIn / pavementIn,
      grain: 6,
    },
    {
      name: 'Ponding',
      thickIn: isBarrel ? 0 : bermIn,
      className: ink.empty,
      filled: moment.surfaceIn / bermIn,
      grain: 0,
    },
  ].filter(({ thickIn }) => thickIn > 0);
  const total = all.reduce((sum, { thickIn }) => sum + thickIn, 0);
  // A thin roof isn't drawn as thick as a cell.
  const scale = (section.bottom - section.top) / Math.max(16, total);
  let y = section.bottom;
  return all.map(({ thickIn, ...layer }) => {
    y -= thickIn * scale;
    return { ...layer, y, height: thickIn * scale };
  });
}

/** A layer with its water and its grains. */
export function LayerShape({ layer }: { layer: Layer }) {
  const { name, y, height, className, filled, grain } = layer;
  const { left, right } = section;
  const width = right - left;
  const level = y + height * (1 - filled);
  const edge = left + width * filled;
  const isSoil = name === 'Soil';
  return (
    <>
      <rect x={left} y={y} width={width} height={height} strokeWidth="1" className={className} />
      {filled > 0.001 && (
        <>
          <path
            d={
              isSoil
                ? `M${left} ${y}H${edge}v${height}H${left}Z`
                : `M${left} ${level}H${right}V${y + height}H${left}Z`
            }
            className={ink.water}
          />
          <path
            d={isSoil ? `M${edge} ${y}v${height}` : `M${left} ${level}H${right}`}
            strokeWidth="2"
            className={ink.surface}
          />
        </>
      )}
      {grain > 0 && (
        <path
          d={grains(y, height, grain)}
          strokeWidth={grain < 12 ? 1.5 : 1}
          className={ink.axis}
        />
      )}
      <path d={`M${left} ${y}H${right}`} strokeWidth="1" className={ink.axis} />
    </>
  );
}

/** Dots, or rings where they are far apart, in rows that are shifted alternately. */
function grains(y: number, height: number, distance: number): string {
  const ring = distance < 12 ? 0 : 4.5;
  const margin = ring + 2;
  let path = '';
  for (let row = 0; margin + row * distance * 0.85 < height - margin + 1; row += 1) {
    const rowY = y + margin + row * distance * 0.85;
    const shift = row % 2 === 0 ? 0 : distance / 2;
    for (let x = section.left + margin + shift; x < section.right - margin; x += distance) {
      path +=
        ring > 0
          ? `M${x - ring} ${rowY.toFixed(1)}a${ring} ${ring} 0 1 0 ${2 * ring} 0a${ring} ${ring} 0 1 0 ${-2 * ring} 0`
          : `M${x} ${rowY.toFixed(1)}h.01`;
    }
  }
  return path;
}

/** A line at the moisture above which soil percolates. */
export function FieldCapacity({ layers, params }: { layers: Layer[]; params: LidParams }) {
  const soil = layers.find(({ name }) => name === 'Soil');
  if (!soil) return null;
  const { fieldCapacity, porosity } = soilOf(params);
  const x = section.left + (section.right - section.left) * (fieldCapacity / porosity);
  return (
    <>
      <path
        d={`M${x} ${soil.y}v${soil.height}`}
        strokeWidth="2"
        strokeDasharray="3 4"
        className={ink.limit}
      />
      {soil.height > 90 && (
        <Label x={section.right + 8} y={soil.y + 50}>
          {'dashed:\nfield capacity'}
        </Label>
      )}
    </>
  );
}
