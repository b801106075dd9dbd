import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { areaPath, linePath, type Point } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { type KinematicWaveParams, type KinematicWaveResult, momentAt } from './model';

const left = 34;
const right = drawingWidth - 34;
/** In the drawing: the pipe's crown at the inlet, its diameter, and its fall to the outlet. */
const crown = 66;
const diameter = 98;
const fall = 40;
/** In the drawing: the ground surface, and the bottom of the ground. */
const ground = 40;
const foot = 216;

/** The sewer from the side, with its water. Heights are not to scale. */
export function Profile({
  params,
  result,
  units,
}: DrawingProps<KinematicWaveParams, KinematicWaveResult>) {
  const { depthsFt, inflowCfs, outflowCfs, lossesCfs } = momentAt(result, params);
  const excessCfs = inflowCfs - result.fullCfs;
  // The routing steps may miss a peak that is above full flow.
  const floods = result.inletFloodedFt3 > 0 && excessCfs > 0.01;
  const last = depthsFt.length - 1;
  const x = (index: number) => left + ((right - left) * index) / last;
  const crownAt = (px: number) => crown + (fall * (px - left)) / (right - left);
  const invertAt = (px: number) => crownAt(px) + diameter;
  const surface = depthsFt.map(
    (depthFt, index): Point => [
      x(index),
      invertAt(x(index)) - (depthFt / params.diameterFt) * diameter,
    ],
  );
  const nodes = depthsFt.map(
    (_, index) => `M${x(index)} ${crownAt(x(index))}V${invertAt(x(index))}`,
  );
  const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
  return (
    <Drawing height={290}>
      <Label x={40} y={15} strong>
        {`In ${flow(inflowCfs)}`}
      </Label>
      <path d={`M8 ${ground}H${drawingWidth - 8}V${foot}H8Z`} className={ink.ground} />
      <path
        d={`M${left - 26} ${ground - 1}H${left}V${crown}L${right} ${crown + fall}V${invertAt(right)}L${left} ${invertAt(left)}H${left - 26}Z`}
        className={ink.empty}
      />
      <path
        d={`M${left - 26} ${floods ? ground + 2 : surface[0]?.[1]}H${left}V${invertAt(left)}H${left - 26}Z`}
        className={ink.water}
      />
      <path
        d={areaPath([...surface, [right, invertAt(right)], [left, invertAt(left)]])}
        className={ink.water}
      />
      <path d={linePath(surface)} strokeWidth="2.5" className={ink.surface} />
      <path d={nodes.join('')} strokeDasharray="3 4" className={ink.measure} />
      <path
        d={`M${left - 26} ${ground}V${invertAt(left)}H${left}L${right} ${invertAt(right)}M${left} ${ground}V${crown}L${right} ${crown + fall}`}
        strokeWidth="2.5"
        className={ink.wall}
      />
      <Arrow from={[left - 13, 24]} to={[left - 13, crown + 8]} className={ink.surface} />
      <Arrow
        from={[right + 2, invertAt(right) - 14]}
        to={[drawingWidth - 10, invertAt(right) - 10]}
        className={ink.surface}
      />
      {floods && (
        <>
          <Arrow from={[left - 8, ground - 7]} to={[left + 18, ground - 7]} className={ink.limit} />
          <Label x={left + 23} y={ground - 3} strong>
            {`flooding ${flow(excessCfs)}`}
          </Label>
        </>
      )}
      {surface.map(([nodeX], index) =>
        index > 0 && (lossesCfs[index] ?? 0) > 0.01 ? (
          <Arrow
            key={nodeX}
            from={[nodeX, crownAt(nodeX) - 2]}
            to={[nodeX, crownAt(nodeX) - 24]}
            className={ink.limit}
          />
        ) : null,
      )}
      <Label x={drawingWidth - 8} y={foot + 24} anchor="end" strong>
        {`Out ${flow(outflowCfs)}`}
      </Label>
      <Label x={8} y={foot + 24}>
        {formatQuantity(params.lengthFt, 'length', units)}
      </Label>
      <Label x={8} y={foot + 46}>
        Dashed: nodes; heights not to scale
      </Label>
    </Drawing>
  );
}
