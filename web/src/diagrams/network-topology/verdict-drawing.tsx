import { Drawing, drawingWidth } from '../kit/drawing';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { methodNames } from './describe';
import type { NetworkResult } from './model';
import { methods, type NetworkParams } from './network';
import { Profile } from './profile';
import { codesOf } from './rules';
import { Verdict } from './verdict';

type Props = DrawingProps<NetworkParams, NetworkResult>;

const height = 300;

/**
 * The profile through C3, and the verdict of the chosen method. The verdicts of the other methods
 * appear once the chosen one accepts the network or the learner has changed something, so that they do
 * not give away the answer.
 */
export function VerdictDrawing({ params, result, units, isChanged }: Props) {
  const showsAll = isChanged || result.errors[params.method].length === 0;
  return (
    <Drawing height={height}>
      <Profile params={params} result={result} units={units} />
      {methods.map((method, row) => {
        const errors = result.errors[method];
        const y = 216 + row * 34;
        const isChosen = method === params.method;
        // In dynamic wave routing a divider is a junction.
        const accepted =
          method === 'dynamic' && params.hub === 'divider' ? 'X as a junction' : 'accepts it';
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
            {(isChosen || showsAll) && <Verdict isAccepted={errors.length === 0} at={[12, y]} />}
            <Label x={38} y={y} strong={isChosen}>
              {methodNames[method]}
            </Label>
            <Label x={drawingWidth - 12} y={y} anchor="end">
              {isChosen || showsAll ? codesOf(errors) || accepted : 'after a change'}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
