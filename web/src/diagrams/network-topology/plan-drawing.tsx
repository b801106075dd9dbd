import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { Point } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import type { NetworkResult } from './model';
import { type LinkId, type NetworkParams, type NodeId, sideInflowCfs } from './network';
import { NodeSymbol } from './node-symbol';

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

/** A link is a straight line, or a curve through two points besides its ends. */
interface Way {
  path: string;
  /** The position and the direction of the arrow. */
  middle: Point;
  direction: Point;
  /** Where its name and its flow begin or end. */
  label: Point;
  anchor: 'start' | 'middle' | 'end';
}

const straight = (from: NodeId, to: NodeId, label: Point, anchor: Way['anchor']): Way => {
  const [[x1, y1], [x2, y2]] = [places[from], places[to]];
  return {
    path: `M${x1} ${y1}L${x2} ${y2}`,
    middle: [(x1 + x2) / 2, (y1 + y2) / 2],
    direction: [x2 - x1, y2 - y1],
    label,
    anchor,
  };
};

const curved = (from: NodeId, to: NodeId, control: Point, label: Point): Way => {
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

const ways = {
  C1: straight('J1', 'X', [96, 112], 'end'),
  C2: straight('J3', 'X', [90, 152], 'end'),
  C3: straight('X', 'J4', [198, 94], 'middle'),
  C4: straight('J4', 'O1', [290, 94], 'middle'),
} as const satisfies Partial<Record<LinkId, Way>>;

const secondWays: Record<NetworkParams['end'], Way> = {
  outfall: straight('X', 'O2', [224, 182], 'start'),
  same: curved('X', 'O1', [244, 240], [244, 204]),
  beside: curved('X', 'J4', [198, 216], [198, 192]),
  upstream: curved('X', 'J1', [150, 30], [166, 46]),
};

const secondNames = {
  none: '',
  conduit: 'L5',
  orifice: 'L5 orifice',
  weir: 'L5 weir',
  pump: 'L5 ideal pump',
} as const;

/** The network in plan; what the chosen method rejects is marked. */
export function PlanDrawing({ params, result, units }: Props) {
  const { network, errors, flows } = result;
  const wrong = new Set<string>(errors[params.method].map(({ at }) => at ?? ''));
  const flowText = (flow: number | undefined) =>
    flow === undefined ? '' : formatQuantity(Math.abs(flow), 'flow', units);
  return (
    <Drawing height={height}>
      {network.links.map(({ id }) => {
        const way = id === 'L5' ? secondWays[params.end] : ways[id];
        return (
          <LinkLine
            key={id}
            way={way}
            isWrong={wrong.has(id)}
            isDashed={id === 'L5' && params.second !== 'conduit'}
            isReversed={(flows[id] ?? 0) < 0}
          />
        );
      })}
      <Arrow from={[14, 60]} to={[48, 60]} />
      <Arrow from={[14, 196]} to={[48, 196]} />
      {network.nodes.map(({ id, kind }) => (
        <NodeSymbol key={id} at={places[id]} kind={kind} isWrong={wrong.has(id)} />
      ))}
      {network.links.map(({ id }) => {
        const { label, anchor } = id === 'L5' ? secondWays[params.end] : ways[id];
        const [x, y] = label;
        const name = id === 'L5' ? secondNames[params.second] : id;
        return (
          <g key={id}>
            <Label x={x} y={y} anchor={anchor} strong={wrong.has(id)}>
              {name}
            </Label>
            <Label x={x} y={y + 16} anchor={anchor}>
              {flowText(flows[id])}
            </Label>
          </g>
        );
      })}
      <Label x={8} y={38}>{`J1 ${flowText(params.inflowCfs)}`}</Label>
      <Label x={8} y={226}>{`J3 ${flowText(sideInflowCfs)}`}</Label>
      {network.nodes
        .filter(({ id }) => id !== 'J1' && id !== 'J3')
        .map(({ id }) => (
          <Label
            key={id}
            x={places[id][0]}
            y={places[id][1] + 32}
            anchor="middle"
            strong={wrong.has(id)}
          >
            {id}
          </Label>
        ))}
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

interface LinkLineProps {
  way: Way;
  isWrong: boolean;
  isDashed: boolean;
  isReversed: boolean;
}

function LinkLine({ way, isWrong, isDashed, isReversed }: LinkLineProps) {
  const className = isWrong ? ink.limit : ink.surface;
  const [dx, dy] = way.direction;
  const reach = (isReversed ? -7 : 7) / Math.hypot(dx, dy);
  const [x, y] = way.middle;
  return (
    <>
      <path
        d={way.path}
        strokeWidth={isWrong ? 4 : 3}
        strokeDasharray={isDashed ? '8 6' : undefined}
        className={className}
      />
      <Arrow
        from={[x - dx * reach, y - dy * reach]}
        to={[x + dx * reach, y + dy * reach]}
        className={className}
      />
    </>
  );
}
