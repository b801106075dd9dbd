import type { Part } from '../kinds';
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

/**
 * The water table falls toward the river. At J2 it is above the bottom of the node, so groundwater
 * flows in (RM1 5.3.5).
 */
const waterTable = 'M0 200C200 200 285 200 306 226';

/** The names of the flows that stand out when their part is chosen. */
const flowNames: Record<Part, readonly string[]> = {
  rain: ['Rain'],
  surface: ['Rain', 'Evaporation', 'Infiltration', 'Runoff'],
  groundwater: ['Infiltration', 'Groundwater'],
  rdii: ['Rain', 'Infiltration', 'RDII'],
  network: ['Runoff', 'RDII', 'Groundwater', 'Dry weather'],
  outfall: ['Outflow'],
  quality: ['Washoff', 'Dry weather', 'Outflow'],
};

/** What a process moves, with the ends of its arrow and the position of its label. */
interface Flow {
  name: string;
  value: number;
  from: Point;
  to: Point;
  labelAt: Point;
}

/** How much wider an arrow is per inch of water and per pound of TSS. */
const perInch = 7;
const perLb = 0.06;

/** A section from the cloud to the river, with what each process moves in three days. */
export function SectionDrawing({ params, result, units }: Props) {
  const { part, hasGroundwater, hasRouting, hasQuality } = params;
  const isLoad = part === 'quality';
  const chosen = flowNames[part];
  const format = (value: number) => formatQuantity(value, isLoad ? 'mass' : 'depth', units);
  const flows: Flow[] = [
    {
      name: isLoad ? 'Washoff' : 'Runoff',
      value: isLoad ? result.washoffLb : result.runoffIn,
      from: [124, 104],
      to: [183, 108],
      labelAt: [60, 82],
    },
    {
      name: 'Dry weather',
      value: isLoad ? result.dryWeatherLb : result.dryWeatherIn,
      from: [214, 112],
      to: [198, 138],
      labelAt: [238, 88],
    },
    {
      name: 'Outflow',
      value: isLoad ? result.outflowLb : result.outflowIn,
      from: [296, 217],
      to: [346, 225],
      labelAt: [278, 276],
    },
  ];
  if (!isLoad) {
    flows.push(
      {
        name: 'Evaporation',
        value: result.evaporationIn,
        from: [20, 110],
        to: [20, 68],
        labelAt: [4, 44],
      },
      {
        name: 'Infiltration',
        value: result.infiltrationIn,
        from: [30, 122],
        to: [30, 158],
        labelAt: [4, 176],
      },
      { name: 'RDII', value: result.rdiiIn, from: [138, 124], to: [180, 172], labelAt: [96, 178] },
      {
        name: 'Groundwater',
        value: result.groundwaterIn,
        from: [176, 240],
        to: [240, 218],
        labelAt: [80, 242],
      },
    );
  }
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
      {flows
        // The flows of the chosen part have labels even if they are 0.
        .filter(({ name, value }) => value > 0 || chosen.includes(name))
        .map(({ name, value, from, to, labelAt: [x, y] }) => {
          const isChosen = chosen.includes(name);
          const color = isLoad ? ink.pollutant : ink.bar;
          return (
            <g key={name}>
              {value > 0 && (
                <WideArrow
                  from={from}
                  to={to}
                  width={1.5 + value * (isLoad ? perLb : perInch)}
                  edge={isChosen ? 2 : 1}
                  className={isChosen ? color : ink.ground}
                />
              )}
              <Label x={x} y={y}>
                {name}
              </Label>
              <Label x={x} y={y + 17} strong={isChosen}>
                {format(value)}
              </Label>
            </g>
          );
        })}
      {(result.rainIn > 0 || chosen.includes('Rain')) && (
        <Label x={218} y={40} strong={chosen.includes('Rain')}>
          {`Rain ${formatQuantity(result.rainIn, 'depth', units)}`}
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

interface WideArrowProps {
  from: Point;
  to: Point;
  width: number;
  edge: number;
  className: string;
}

/** An arrow whose width shows an amount. */
function WideArrow({ from: [x1, y1], to: [x2, y2], width, edge, className }: WideArrowProps) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const half = width / 2;
  const neck = length - Math.min(half + 6, 0.6 * length);
  return (
    <path
      d={`M0 ${-half}H${neck}V${-half - 4}L${length} 0L${neck} ${half + 4}V${half}H0Z`}
      transform={`translate(${x1} ${y1}) rotate(${degrees})`}
      strokeWidth={edge}
      className={className}
    />
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
