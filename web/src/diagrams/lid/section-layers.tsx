import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Water } from '../kit/water';
import { storageNames } from './describe';
import { hasSoil, type LidParams, matIn, pavementIn, soilOf } from './design';
import type { LidMoment } from './model';

/** The edges of the unit in the drawing. */
export const section = { left: 80, right: 236, top: 62, bottom: 250 } as const;

/** One layer with its place in the drawing. */
export interface Layer {
  name: string;
  y: number;
  height: number;
  className: string;
  /** The fraction filled with water. Water fills a layer from below; soil is tinted evenly instead. */
  filled: number;
  /** Distance between the grains that are drawn in the layer; 0 for no grains. */
  grainSpacing: number;
}

/** The layers of a unit from the lowest to the highest, to scale. */
export function layersOf(params: LidParams, moment: LidMoment): Layer[] {
  const { type, bermIn, soilIn, storageIn } = params;
  const storage = type === 'roof' ? matIn : type === 'garden' ? 0 : storageIn;
  const isBarrel = type === 'barrel';
  const all = [
    {
      name: storageNames[type],
      thicknessIn: storage,
      className: isBarrel ? ink.empty : ink.gravel,
      filled: moment.storageIn / storage,
      grainSpacing: isBarrel ? 0 : 15,
    },
    {
      name: 'Soil',
      thicknessIn: hasSoil(params) ? soilIn : 0,
      className: ink.ground,
      filled: moment.moisture / soilOf(params).porosity,
      grainSpacing: 9,
    },
    {
      name: 'Paving',
      thicknessIn: type === 'pavement' ? pavementIn : 0,
      className: ink.ground,
      filled: moment.pavementIn / pavementIn,
      grainSpacing: 6,
    },
    {
      name: 'Ponding',
      thicknessIn: isBarrel ? 0 : bermIn,
      className: ink.empty,
      filled: moment.surfaceIn / bermIn,
      grainSpacing: 0,
    },
  ].filter(({ thicknessIn }) => thicknessIn > 0);
  const total = all.reduce((sum, { thicknessIn }) => sum + thicknessIn, 0);
  // Units thinner than 16 in are not drawn at full height: a roof is not as thick as a cell.
  const scale = (section.bottom - section.top) / Math.max(16, total);
  let y = section.bottom;
  return all.map(({ thicknessIn, ...layer }) => {
    y -= thicknessIn * scale;
    return { ...layer, y, height: thicknessIn * scale };
  });
}

/** A layer with its water and its grains. */
export function LayerShape({ layer }: { layer: Layer }) {
  const { name, y, height, className, filled, grainSpacing } = layer;
  const { left, right } = section;
  const box = `M${left} ${y}H${right}v${height}H${left}Z`;
  const level = y + height * (1 - filled);
  return (
    <>
      <path d={box} strokeWidth="1" className={className} />
      {name === 'Soil' ? (
        <g opacity={filled}>
          <path d={box} className={ink.water} />
        </g>
      ) : (
        filled > 0.001 && <Water from={left} to={right} level={level} bed={y + height} />
      )}
      {grainSpacing > 0 && (
        <path
          d={grainsPath(y, height, grainSpacing)}
          strokeWidth={grainSpacing < 12 ? 1.5 : 1}
          className={ink.axis}
        />
      )}
      <path d={`M${left} ${y}H${right}`} strokeWidth="1" className={ink.axis} />
    </>
  );
}

/** Returns the path of rows of dots, or of rings if they are far apart; every second row is shifted. */
function grainsPath(y: number, height: number, distance: number): string {
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

/** A gauge of the water in the soil's pores, and the field capacity, above which water percolates. */
export function SoilGauge({ layers, params }: { layers: Layer[]; params: LidParams }) {
  const soil = layers.find(({ name }) => name === 'Soil');
  if (!soil) return null;
  const { fieldCapacity, porosity } = soilOf(params);
  const [from, to] = [section.right + 10, section.right + 22];
  const end = soil.y + soil.height;
  const y = end - (soil.height * fieldCapacity) / porosity;
  return (
    <>
      <path
        d={`M${from} ${soil.y}H${to}V${end}H${from}Z`}
        strokeWidth="1"
        className={ink.opening}
      />
      <Water from={from} to={to} level={end - soil.height * soil.filled} bed={end} />
      <path
        d={`M${from - 3} ${y}H${to + 3}`}
        strokeWidth="2"
        strokeDasharray="3 2"
        className={ink.limit}
      />
      {soil.height > 40 && (
        <Label x={to + 6} y={y - 5}>
          {'field\ncapacity'}
        </Label>
      )}
    </>
  );
}
