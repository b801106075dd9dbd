import { Drawing, drawingWidth } from '../kit/drawing';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale, linePath, type Point } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { methodNames } from './describe';
import type { NetworkResult } from './model';
import { methods, type NetworkParams, type NodeId } from './network';
import { NodeSymbol } from './node-symbol';
import { codesOf } from './rules';

type Props = DrawingProps<NetworkParams, NetworkResult>;

const height = 264;
const profile: readonly [NodeId, number][] = [
  ['J1', 40],
  ['X', 130],
  ['J4', 220],
  ['O1', 310],
  ['J5', 310],
];
const level = linearScale([88, 100], [116, 32]);

/**
 * The main line in profile, and what the chosen method says. The others are for the learner to
 * try until one accepts the network.
 */
export function VerdictDrawing({ params, result }: Props) {
  const nodes = profile.flatMap(([id, x]) => {
    const node = result.network.nodes.find((one) => one.id === id);
    return node ? [{ ...node, at: [x, level(node.invertFt)] as Point }] : [];
  });
  const line = linePath(nodes.map(({ at }) => at));
  const isSolved = result.errors[params.method].length === 0;
  return (
    <Drawing height={height}>
      <Label x={drawingWidth - 4} y={16} anchor="end" strong>
        Profile by way of C3
      </Label>
      <path d={`${line}V138H40Z`} className={ink.ground} />
      <path d={line} strokeWidth="4" className={ink.surface} />
      {nodes.map(({ id, kind, at }) => (
        <g key={id}>
          <NodeSymbol at={at} kind={kind} />
          <Label x={at[0]} y={at[1] - 16} anchor="middle">
            {id}
          </Label>
        </g>
      ))}
      {methods.map((method, row) => {
        const errors = result.errors[method];
        const y = 172 + row * 36;
        const isChosen = method === params.method;
        return (
          <g key={method}>
            {isChosen && (
              <rect
                x="2"
                y={y - 22}
                width={drawingWidth - 4}
                height="32"
                rx="6"
                className="fill-muted stroke-outline forced-colors:fill-[Canvas]"
              />
            )}
            {(isChosen || isSolved) && (
              <path
                d={
                  errors.length === 0
                    ? `M12 ${y - 6}l5 6l10 -13`
                    : `M13 ${y - 12}l12 12m0 -12l-12 12`
                }
                strokeWidth="3"
                className={errors.length === 0 ? ink.surface : ink.limit}
              />
            )}
            <Label x={38} y={y} strong={isChosen}>
              {methodNames[method]}
            </Label>
            <Label x={drawingWidth - 12} y={y} anchor="end">
              {isChosen || isSolved ? codesOf(errors) || 'accepts it' : 'not tried'}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
