import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { useGhost } from '../kit/ghost';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { clamp } from '../kit/numbers';
import type { Point } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { toShown, unitOf } from '../kit/units';
import { methodNames } from './describe';
import type { NetworkResult } from './model';
import { type LinkId, type NetworkParams, type NodeId, sideInflowCfs } from './network';
import { NodeSymbol } from './node-symbol';
import { codesOf } from './rules';
import { Verdict } from './verdict';

type Props = DrawingProps<NetworkParams, NetworkResult>;

const height = 292;

const places: Record<NodeId, Point> = {
  J1: [62, 60],
  J3: [62, 196],
  X: [152, 128],
  J4: [244, 128],
  O1: [332, 128],
  J5: [332, 128],
  O2: [244, 226],
};

/** The drawing of a link: a straight line, or a curve with one control point. */
interface LinkShape {
  path: string;
  /** The position and the direction of the arrow. */
  middle: Point;
  direction: Point;
  /** The position of its name and its flow. */
  label: Point;
  anchor: 'start' | 'middle' | 'end';
}

const straightShape = (
  from: NodeId,
  to: NodeId,
  label: Point,
  anchor: LinkShape['anchor'],
): LinkShape => {
  const [[x1, y1], [x2, y2]] = [places[from], places[to]];
  return {
    path: `M${x1} ${y1}L${x2} ${y2}`,
    middle: [(x1 + x2) / 2, (y1 + y2) / 2],
    direction: [x2 - x1, y2 - y1],
    label,
    anchor,
  };
};

const curvedShape = (from: NodeId, to: NodeId, control: Point, label: Point): LinkShape => {
  const [[x1, y1], [x2, y2]] = [places[from], places[to]];
  const [cx, cy] = control;
  return {
    path: `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`,
    middle: [(x1 + 2 * cx + x2) / 4, (y1 + 2 * cy + y2) / 4],
    direction: [x2 - x1, y2 - y1],
    label,
    anchor: 'middle',
  };
};

const shapes = {
  C1: straightShape('J1', 'X', [92, 104], 'end'),
  C2: straightShape('J3', 'X', [97, 151], 'end'),
  C3: straightShape('X', 'J4', [198, 78], 'middle'),
  C4: straightShape('J4', 'O1', [296, 78], 'middle'),
} as const satisfies Partial<Record<LinkId, LinkShape>>;

const secondShapes: Record<NetworkParams['end'], LinkShape> = {
  outfall: straightShape('X', 'O2', [250, 180], 'start'),
  same: curvedShape('X', 'O1', [244, 240], [244, 204]),
  beside: curvedShape('X', 'J4', [198, 216], [222, 192]),
  upstream: curvedShape('X', 'J1', [150, 30], [186, 36]),
};

const secondNames = {
  none: '',
  conduit: 'L5',
  orifice: 'L5 orifice',
  weir: 'L5 weir',
  pump: 'L5 ideal pump',
} as const;

/** The width of a link, which grows with its flow from 1 to 12; 3 if the flow is unknown. */
const widthOf = (cfs: number | undefined) =>
  cfs === undefined ? 3 : clamp(0.6 * Math.abs(cfs), 1, 12);

/** The network in plan with the chosen method's verdict. Nodes and links with errors are marked. */
export function PlanDrawing({ params, result, units }: Props) {
  const { network, errors, flows } = result;
  const chosenErrors = errors[params.method];
  const wrongIds = new Set<string>(
    chosenErrors.flatMap(({ at = '', cycle = [] }) => [at, ...cycle]),
  );
  const flowText = (flow: number) => formatQuantity(flow, 'flow', units);
  const shapeOf = (id: LinkId) => (id === 'L5' ? secondShapes[params.end] : shapes[id]);
  const diverts =
    params.hub === 'divider' && params.method !== 'dynamic' && chosenErrors.length === 0;
  return (
    <Drawing height={height}>
      <Verdict isAccepted={chosenErrors.length === 0} at={[8, 16]} />
      <Label x={32} y={16} strong>
        {`${methodNames[params.method]}: ${codesOf(chosenErrors) || 'accepted'}`}
      </Label>
      {network.links.map(({ id }) => (
        <LinkLine
          key={id}
          shape={shapeOf(id)}
          width={widthOf(flows[id])}
          isWrong={wrongIds.has(id)}
          isDashed={id === 'L5' && params.second !== 'conduit'}
          isReversed={(flows[id] ?? 0) < 0}
        />
      ))}
      <Arrow from={[14, 60]} to={[48, 60]} />
      <Arrow from={[14, 196]} to={[48, 196]} />
      {network.nodes.map(({ id, kind }) => (
        <NodeSymbol key={id} at={places[id]} kind={kind} isWrong={wrongIds.has(id)} />
      ))}
      {network.links.map(({ id }) => (
        <LinkLabel
          key={id}
          shape={shapeOf(id)}
          name={id === 'L5' ? secondNames[params.second] : id}
          flowCfs={flows[id]}
          units={units}
          isWrong={wrongIds.has(id)}
        />
      ))}
      <Label x={8} y={40}>{`J1 ${flowText(params.inflowCfs)}`}</Label>
      <Label x={8} y={226}>{`J3 ${flowText(sideInflowCfs)}`}</Label>
      {network.nodes
        .filter(({ id }) => id !== 'J1' && id !== 'J3')
        .map(({ id }) => (
          <Label
            key={id}
            x={places[id][0]}
            y={places[id][1] + 32}
            anchor="middle"
            strong={wrongIds.has(id)}
          >
            {id}
          </Label>
        ))}
      {diverts && (
        <Label x={places.X[0] + 6} y={180} anchor="end">
          {`${params.divider === 'cutoff' ? 'cutoff' : 'C3 full'}\n${flowText(params.cutoffCfs)}`}
        </Label>
      )}
      {[...new Set(network.nodes.map(({ kind }) => kind))].map((kind, index) => (
        <g key={kind}>
          <NodeSymbol at={[24 + index * 118, 276]} kind={kind} />
          <Label x={42 + index * 118} y={281}>
            {kind}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

interface LinkLabelProps {
  shape: LinkShape;
  name: string;
  flowCfs: number | undefined;
  units: Props['units'];
  isWrong: boolean;
}

/** A link's name, its flow, and the flow before the last change, kept as the ghost's `max`. */
function LinkLabel({ shape: { label, anchor }, name, flowCfs, units, isWrong }: LinkLabelProps) {
  const before = useGhost({
    axes: name,
    min: 0,
    max: flowCfs ?? Number.NaN,
    children: () => null,
  })?.max;
  const textOf = (flow = Number.NaN) =>
    Number.isNaN(flow) ? '' : formatNumber(toShown(Math.abs(flow), 'flow', units));
  const [now, was] = [textOf(flowCfs), textOf(before)];
  const [x, y] = label;
  return (
    <>
      <Label x={x} y={y} anchor={anchor} strong={isWrong}>
        {name}
      </Label>
      <Label x={x} y={y + 16} anchor={anchor} strong={was !== '' && was !== now}>
        {now && withUnit(now, unitOf('flow', units))}
      </Label>
      <Label x={x} y={y + 32} anchor={anchor}>
        {now && was && was !== now ? `was ${was}` : ''}
      </Label>
    </>
  );
}

interface LinkLineProps {
  shape: LinkShape;
  width: number;
  isWrong: boolean;
  isDashed: boolean;
  isReversed: boolean;
}

/** A link, with an arrowhead toward its second node, or toward its first if the flow is reversed. */
function LinkLine({ shape, width, isWrong, isDashed, isReversed }: LinkLineProps) {
  const className = isWrong ? ink.limit : ink.surface;
  const [dx, dy] = shape.direction;
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI + (isReversed ? 180 : 0);
  const [x, y] = shape.middle;
  // The arms of the arrowhead extend beyond a wide line.
  const arm = 3.5 + width / 2;
  return (
    <>
      <path
        d={shape.path}
        strokeWidth={isWrong ? 4 : width}
        strokeLinecap="butt"
        strokeDasharray={isDashed ? '8 6' : undefined}
        className={className}
      />
      <path
        d={`M${-arm} ${-arm}L${arm} 0L${-arm} ${arm}`}
        transform={`translate(${x} ${y}) rotate(${degrees})`}
        strokeWidth="2"
        className={className}
      />
    </>
  );
}
