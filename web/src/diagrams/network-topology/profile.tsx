import { drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { areaPath, linearScale, linePath, type Point, steps } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { Water } from '../kit/water';
import type { NetworkResult } from './model';
import type { LinkId, NetworkParams, NodeId } from './network';
import { NodeSymbol } from './node-symbol';

type Props = DrawingProps<NetworkParams, NetworkResult>;

/** The nodes of the line with their positions, and the link to each; for J1, the link from it. */
const line: readonly [node: NodeId, x: number, link: LinkId][] = [
  ['J1', 40, 'C1'],
  ['X', 130, 'C1'],
  ['J4', 220, 'C3'],
  ['O1', 310, 'C4'],
  ['J5', 310, 'C4'],
];
const level = linearScale([88, 100], [160, 68]);
const [surface, base] = [50, 186] as const;
const [pipeHeight, shaftHalfWidth] = [14, 7] as const;
/**
 * The depth drawn at X if C4 has no outfall and L5 is an orifice or a weir, whose flow is unknown. It
 * puts the water of X above the invert of J4 even if C3 rises.
 */
const raisedPool = 9.6;
/** The depth at which a flow is drawn, not to scale. An unknown flow is drawn like 6 cfs. */
const depthOf = (cfs = 6) => Math.min(pipeHeight - 2, 1.6 * Math.sqrt(cfs));

/** The line from J1 by way of C3, with its inverts and, if the network is accepted, its water. */
export function Profile({ params, result, units }: Props) {
  const { network, errors, flows } = result;
  const chosenErrors = errors[params.method];
  const places = line.flatMap(([id, x, link]) => {
    const node = network.nodes.find((one) => one.id === id);
    return node ? [{ ...node, x, link, bed: level(node.invertFt) }] : [];
  });
  const right = params.hasOutfall ? 310 : drawingWidth - 16;
  const beds = places.map(({ x, bed }): Point => [x, bed]);
  const crowns = beds.map(([x, bed]): Point => [x, bed - pipeHeight]);
  const isC3Wrong = chosenErrors.some(({ at }) => at === 'C3');
  const { levels, reaches } = waterOf(places, params, flows);
  return (
    <>
      <Label x={drawingWidth - 4} y={14} anchor="end" strong>
        Profile by way of C3, with inverts
      </Label>
      <path d={`M16 ${surface}H${right}V${base}H16Z`} className={ink.ground} />
      <path d={areaPath([...crowns, ...beds.toReversed()])} className={ink.empty} />
      {places.map(({ id, kind, x, bed }, n) => (
        <g key={id}>
          {kind !== 'outfall' && (
            <path
              d={`M${x - shaftHalfWidth} ${surface}H${x + shaftHalfWidth}V${bed}H${x - shaftHalfWidth}Z`}
              className={ink.opening}
            />
          )}
          {kind !== 'outfall' && chosenErrors.length === 0 && (
            <Water
              from={x - shaftHalfWidth}
              to={x + shaftHalfWidth}
              level={levels[n] ?? bed}
              bed={bed}
            />
          )}
        </g>
      ))}
      {chosenErrors.length === 0 &&
        reaches.map(({ id, tops, floors }) => (
          <g key={id}>
            <path d={areaPath([...tops, ...floors.toReversed()])} className={ink.water} />
            <path d={linePath(tops)} strokeWidth="2" className={ink.surface} />
          </g>
        ))}
      <path d={linePath(crowns)} className={ink.wall} />
      <path d={linePath(beds)} strokeWidth="2.5" className={ink.wall} />
      {isC3Wrong && <path d={linePath(beds.slice(1, 3))} strokeWidth="4" className={ink.limit} />}
      {places.map(({ id, kind, invertFt, x, bed }) => {
        const at: Point = kind === 'outfall' ? [x + 8, bed - pipeHeight / 2] : [x, 36];
        return (
          <g key={id}>
            <NodeSymbol at={at} kind={kind} />
            <Label x={at[0] + 15} y={at[1] + 5}>
              {id}
            </Label>
            <Label {...invertLabel(id, x, bed)}>{formatQuantity(invertFt, 'length', units)}</Label>
          </g>
        );
      })}
    </>
  );
}

/** The position of a node's invert label: below the pipe, and clear of the edges of the ground. */
function invertLabel(id: NodeId, x: number, bed: number) {
  if (id === 'J1') return { x: x - 20, y: bed + 22 };
  // Beyond J4, the pipe may fall steeply.
  if (id === 'J4') return { x: x + 4, y: bed + 18, anchor: 'end' } as const;
  if (id === 'O1') return { x: x - 6, y: bed + 18, anchor: 'end' } as const;
  return { x: x - 4, y: bed + 18, anchor: 'middle' } as const;
}

interface Place {
  bed: number;
  x: number;
  link: LinkId;
}

/** The levels at the nodes, and the water in each conduit that is not dry: its surface and bed. */
function waterOf(places: readonly Place[], params: NetworkParams, flows: NetworkResult['flows']) {
  // Without an outfall, C4 fills up to the level of X, unless C3 rises above that level.
  const isDeadEnd = params.method === 'dynamic' && !params.hasOutfall;
  const [, hub, junction, last] = places;
  const levels = places.map(({ bed, link }) => bed - depthOf(flows[link]));
  const pool = (hub?.bed ?? 0) - (flows.L5 === undefined ? raisedPool : depthOf(flows.L5));
  const isDry = isDeadEnd && junction !== undefined && pool >= junction.bed;
  if (isDeadEnd && last && !isDry) levels[3] = pool;
  // A higher level downstream backs the water up.
  for (let n = isDry ? -1 : places.length - 2; n >= 0; n--) {
    levels[n] = Math.min(levels[n] ?? 0, levels[n + 1] ?? 0);
  }
  const reaches = places.slice(1).flatMap(({ x, bed, link }, n) => {
    const from = places[n];
    if (!from || (isDry ? n > 0 : flows[link] === 0 && !isDeadEnd)) return [];
    const floors = steps(0, 1, 25).map(
      (part): Point => [from.x + (x - from.x) * part, from.bed + (bed - from.bed) * part],
    );
    const tops = floors.map(([at, floor]): Point => {
      const top = Math.min(floor - depthOf(flows[link]), levels[n + 1] ?? 0);
      return [at, Math.max(floor - pipeHeight, top)];
    });
    return [{ id: link, tops, floors }];
  });
  return { levels, reaches };
}
