import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { FlapGate } from '../kit/flap-gate';
import { formatQuantity } from '../kit/format';
import { Former } from '../kit/former';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { areaPath, linearScale, linePath, type Point, steps } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { minShownCfs } from './history';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';

/** The left and right edges of the water in both manholes and at the outfall. */
const columns = [
  [16, 38],
  [166, 188],
  [316, 352],
] as const;
/** The names of these nodes in the project that the learner can download, and their centers. */
const names = [
  ['J1', 27],
  ['J2', 177],
  ['OUT', 334],
] as const;
const [[topLeft, topRight], [midLeft, midRight], [outLeft, outRight]] = columns;
/** The y-positions of the outfall's invert, and of the lower edge of the ground. */
const outInvert = 222;
const bottom = 264;

/** Manholes, conduits, water and the hydraulic grade line; only heights are to scale. */
export function Profile({
  params,
  result,
  units,
}: DrawingProps<DynamicWaveParams, DynamicWaveResult>) {
  const { invertsFt } = result;
  const { depthsFt, upperCfs, lowerCfs, overflowCfs } = momentAt(result, params.hour);
  const { rimFt, upperFt, lowerFt, hasGate } = params;
  const [topFt, midFt] = invertsFt;
  const isFree = params.outfall === 'free';
  // The river is as high as its stage, even where the flow at the end of the pipe is deeper.
  const riverFt = isFree ? depthsFt[2] : params.stageFt;
  const y = linearScale([0, Math.max(topFt + rimFt, result.highestFt, riverFt)], [outInvert, 46]);
  const heads = [y(topFt + depthsFt[0]), y(midFt + depthsFt[1]), y(riverFt)] as const;
  const [topHead, midHead, outHead] = heads;
  // Behind a shut gate there is only water from J2. Its drawn depth grows from 0 to the river's as the
  // level at J2 rises to the river's.
  const isShut = hasGate && lowerCfs <= minShownCfs && outHead < midHead;
  const gateFt = depthsFt[2] * (isShut ? depthsFt[1] / (depthsFt[2] - midFt) : 1);
  const ground: Point[] = [
    [0, y(topFt + rimFt)],
    [topRight, y(topFt + rimFt)],
    [midLeft, y(midFt + rimFt)],
    [midRight, y(midFt + rimFt)],
    [outLeft, y(rimFt)],
  ];
  const river: Point[] = isFree
    ? []
    : [
        [outLeft, outHead],
        [outRight, outHead],
      ];
  const conduits = [
    {
      from: [topRight, topFt],
      to: [midLeft, midFt],
      depths: [depthsFt[0], depthsFt[1]],
      diameterFt: upperFt,
      cfs: upperCfs,
    },
    {
      from: [midRight, midFt],
      to: [outLeft, 0],
      depths: [depthsFt[1], gateFt],
      diameterFt: lowerFt,
      cfs: lowerCfs,
    },
  ] as const;
  return (
    <Drawing height={300}>
      <path d={areaPath([...ground, [outLeft, bottom], [0, bottom]])} className={ink.ground} />
      {columns.slice(0, 2).map(([left, right], index) => (
        <path
          key={left}
          d={`M${left} ${y((invertsFt[index] ?? 0) + rimFt) - 1}H${right}V${y(invertsFt[index] ?? 0)}H${left}Z`}
          className={ink.empty}
        />
      ))}
      {conduits.map(
        ({ from: [x1, bed1], to: [x2, bed2], depths: [depth1, depth2], diameterFt }) => {
          // Water reaches up to the hydraulic grade line, but not above the crown.
          const surface = steps(0, 1, 17).map((part): Point => {
            const depth = depth1 + (depth2 - depth1) * part;
            const bed = bed1 + (bed2 - bed1) * part;
            return [x1 - 1 + (x2 - x1 + 2) * part, y(bed + Math.min(diameterFt, depth))];
          });
          return (
            <g key={x1}>
              <path
                d={areaPath([
                  [x1 - 1, y(bed1)],
                  [x1 - 1, y(bed1 + diameterFt)],
                  [x2 + 1, y(bed2 + diameterFt)],
                  [x2 + 1, y(bed2)],
                ])}
                className={ink.empty}
              />
              <path
                d={areaPath([[x1 - 1, y(bed1)], ...surface, [x2 + 1, y(bed2)]])}
                className={ink.water}
              />
            </g>
          );
        },
      )}
      {columns.map(([left, right], index) => (
        <path
          key={left}
          // A free outfall drops its water as a jet.
          d={
            index === 2 && isFree
              ? `M${left} ${outHead}Q${right - 6} ${outHead} ${right} ${bottom}h${outHead - outInvert}Q${right - 6 + outHead - outInvert} ${outInvert} ${left} ${outInvert}Z`
              : `M${left} ${heads[index]}H${right}V${index === 2 ? bottom : y(invertsFt[index] ?? 0)}H${left}Z`
          }
          className={ink.water}
        />
      ))}
      <Former scale={y(1)}>
        <path
          d={linePath([
            [topLeft, topHead],
            [topRight, topHead],
            [midLeft, midHead],
            [midRight, midHead],
            [outLeft, y(gateFt)],
            ...river,
          ])}
          strokeWidth="2.25"
          strokeDasharray="6 3"
          className={ink.surface}
        />
      </Former>
      <path
        d={`M${topLeft} ${y(topFt + rimFt)}V${y(topFt)}L${topRight} ${y(topFt)}L${midLeft} ${y(midFt)}H${midRight}L${outLeft} ${y(0)}V${bottom}M${topRight} ${y(topFt + rimFt)}V${y(topFt + upperFt)}L${midLeft} ${y(midFt + upperFt)}V${y(midFt + rimFt)}M${midRight} ${y(midFt + rimFt)}V${y(midFt + lowerFt)}L${outLeft} ${y(lowerFt)}V${y(rimFt)}`}
        strokeWidth="2"
        className={ink.wall}
      />
      {hasGate && (
        <FlapGate
          hinge={[outLeft, y(lowerFt)]}
          length={y(0) - y(lowerFt)}
          isOpen={lowerCfs > minShownCfs}
        />
      )}
      {conduits.map(({ from: [x1, bed1], to: [x2, bed2], cfs }) => {
        const middle = (x1 + x2) / 2;
        const bed = (x: number) => y(bed1 + ((bed2 - bed1) * (x - x1)) / (x2 - x1));
        const [start, end] = cfs < 0 ? [middle + 26, middle - 26] : [middle - 26, middle + 26];
        return (
          <g key={x1}>
            {Math.abs(cfs) > minShownCfs && (
              <Arrow
                from={[start, bed(start) + 11]}
                to={[end, bed(end) + 11]}
                className={ink.surface}
              />
            )}
            <Label x={middle - 12} y={bed(middle + 20) + 28} anchor="middle">
              {formatQuantity(Math.abs(cfs) > minShownCfs ? cfs : 0, 'flow', units)}
            </Label>
          </g>
        );
      })}
      <Label x={midRight + 5} y={Math.min(midHead, y(midFt + lowerFt)) - 6} strong>
        {formatQuantity(depthsFt[1], 'length', units)}
      </Label>
      {names.map(([name, x], index) => (
        <Label key={name} x={x} y={y(invertsFt[index] ?? 0) + 18} anchor="middle">
          {name}
        </Label>
      ))}
      <Handle<DynamicWaveParams> name="stageFt" axis="y" scale={y} across={334} label="aboveLeft" />
      <Label x={4} y={22}>
        {overflowCfs > 0
          ? `Flooding: ${formatQuantity(overflowCfs, 'flow', units)}`
          : 'Dashed: hydraulic grade line'}
      </Label>
      <Label x={4} y={286}>
        {`Length of each conduit: ${formatQuantity(params.lengthFt, 'length', units)}`}
      </Label>
    </Drawing>
  );
}
