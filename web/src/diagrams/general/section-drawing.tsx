import type { Part } from '../kinds';
import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { Point } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import type { GeneralParams, GeneralResult } from './model';

type Props = DrawingProps<GeneralParams, GeneralResult>;

const height = 330;
const ground = 118;

/** Falls to the river; above the bottom of J2, so that groundwater flows in there (RM1 5.3.5). */
const waterTable = 'M0 200C200 200 285 200 306 226';

/** A frame around each part: left, top, width, height. */
const frames: Record<Part, readonly [number, number, number, number]> = {
  rain: [100, 4, 224, 72],
  surface: [2, 104, 178, 30],
  groundwater: [4, 203, 262, 121],
  rdii: [90, 140, 98, 68],
  network: [176, 112, 118, 136],
  outfall: [272, 194, 86, 104],
  quality: [88, 98, 268, 156],
};

/** What a process moves: its arrow, and the position of its name. */
interface Flow {
  name: string;
  value: number;
  from: Point;
  to: Point;
  at: Point;
}

/** A section from the cloud to the river, with what each process moves in three days. */
export function SectionDrawing({ params, result, units }: Props) {
  const { hasGroundwater, hasRouting, hasQuality } = params;
  const [x, y, width, frameHeight] = frames[params.part];
  const depth = (value: number) => formatQuantity(value, 'depth', units);
  const flows: Flow[] = [
    {
      name: 'Evaporation',
      value: result.evaporationIn,
      from: [20, 110],
      to: [20, 68],
      at: [4, 44],
    },
    {
      name: 'Infiltration',
      value: result.infiltrationIn,
      from: [30, 124],
      to: [30, 158],
      at: [4, 176],
    },
    { name: 'Runoff', value: result.runoffIn, from: [112, 110], to: [180, 113], at: [60, 84] },
    { name: 'RDII', value: result.rdiiIn, from: [138, 124], to: [180, 172], at: [96, 178] },
    {
      name: 'Groundwater',
      value: result.groundwaterIn,
      from: [176, 240],
      to: [240, 218],
      at: [80, 242],
    },
    {
      name: 'Dry weather',
      value: result.dryWeatherIn,
      from: [210, 116],
      to: [198, 132],
      at: [238, 88],
    },
    { name: 'Outflow', value: result.outflowIn, from: [296, 217], to: [332, 222], at: [278, 276] },
  ];
  return (
    <Drawing height={height}>
      <path
        d={`M0 ${ground}H262L304 224H${drawingWidth}V${height}H0Z`}
        strokeWidth="1"
        className={ink.ground}
      />
      {hasGroundwater && (
        <>
          <path
            d={`${waterTable}H${drawingWidth}V${height}H0Z`}
            opacity="0.5"
            className={ink.water}
          />
          <path d={waterTable} strokeWidth="2" className={ink.surface} />
        </>
      )}
      <path d={`M304 224H${drawingWidth}V252H310Z`} className={ink.water} />
      <path d={`M304 226H${drawingWidth}`} strokeWidth="2" className={ink.surface} />
      <path d={`M2 ${ground}v-6h86v6z`} strokeWidth="1" className={ink.plants} />
      <path d={`M88 ${ground}v-5h88v5z`} className={ink.solid} />
      <path
        d="M122 50a16 16 0 0 1 4 -31a22 22 0 0 1 40 -2a17 17 0 0 1 24 33z"
        strokeWidth="2"
        className={`${ink.empty} stroke-on-card`}
      />
      {result.rainIn > 0 && (
        <path
          d="M132 57l-5 13M150 57l-5 13M168 57l-5 13M186 57l-5 13"
          strokeWidth="2.5"
          className={ink.surface}
        />
      )}
      <path
        d={`M206 ${ground}v-18l12 -11l12 11v18z`}
        strokeWidth="2"
        className={`${ink.empty} stroke-on-card`}
      />
      <Pipes isWet={hasRouting} />
      {hasQuality && (
        <path
          d={`M96 ${ground - 8}h.01M112 ${ground - 8}h.01M130 ${ground - 8}h.01M150 ${ground - 8}h.01${
            hasRouting
              ? 'M208 196h.01M224 201h.01M262 210h.01M280 214h.01M330 236h.01M344 242h.01'
              : ''
          }`}
          strokeWidth="6"
          className={ink.pollutant}
        />
      )}
      <rect
        x={x}
        y={y}
        width={width}
        height={frameHeight}
        rx="8"
        strokeWidth="2"
        strokeDasharray="7 5"
        className={ink.limit}
      />
      {flows
        .filter(({ value }) => value > 0)
        .map(({ name, value, from, to, at: [labelX, labelY] }) => (
          <g key={name}>
            <Arrow from={from} to={to} />
            <Label x={labelX} y={labelY}>
              {name}
            </Label>
            <Label x={labelX} y={labelY + 17} strong>
              {depth(value)}
            </Label>
          </g>
        ))}
      {result.rainIn > 0 && (
        <Label x={218} y={40} strong>
          {`Rain ${depth(result.rainIn)}`}
        </Label>
      )}
      <Label x={190} y={220} anchor="middle">
        J1
      </Label>
      <Label x={250} y={238} anchor="middle">
        J2
      </Label>
      {hasGroundwater && (
        <Label x={8} y={318}>
          Aquifer
        </Label>
      )}
    </Drawing>
  );
}

/** Two manholes and the conduits to the river. */
function Pipes({ isWet }: { isWet: boolean }) {
  const conduits = 'M190 188L250 205L308 216';
  return (
    <>
      <path d={conduits} strokeWidth="16" strokeLinecap="butt" className={ink.wall} />
      <path
        d={conduits}
        strokeWidth="12"
        strokeLinecap="butt"
        className="fill-none stroke-card forced-colors:stroke-[Canvas]"
      />
      {isWet && (
        <path
          d="M190 191L250 208L308 219"
          strokeWidth="6"
          strokeLinecap="butt"
          className="fill-none stroke-link forced-colors:stroke-[Highlight]"
        />
      )}
      {[
        [184, ground - 2, 198],
        [244, ground - 2, 218],
      ].map(([x = 0, top = 0, bottom = 0]) => (
        <path
          key={x}
          d={`M${x} ${top}V${bottom}H${x + 12}V${top}Z`}
          strokeWidth="2"
          className={`${ink.empty} stroke-on-card forced-colors:stroke-[CanvasText]`}
        />
      ))}
    </>
  );
}
