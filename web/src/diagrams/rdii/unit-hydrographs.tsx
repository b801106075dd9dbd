import { Arrow } from '../kit/arrow';
import { Curve } from '../kit/curve';
import { drawingWidth } from '../kit/drawing';
import { formatNumber } from '../kit/format';
import { useSteadyEnd } from '../kit/ghost';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { clamp } from '../kit/numbers';
import { Plot, plotRight, plotTop } from '../kit/plot';
import { areaPath, type Point, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { toShown } from '../kit/units';
import {
  baseHours,
  cfsPerAcInPerHour,
  ordinate,
  type RdiiParams,
  type RdiiResult,
  responses,
  type Triangle,
} from './model';

const lines = { short: 1, medium: 2, long: 3 } as const;
/** Half of the width of the label of R, T and K. */
const labelHalf = 84;
const fills = { short: ink.gate, medium: ink.pollutant, long: ink.plants } as const;

/**
 * The flow of each response to 1 in of rain excess. The axes fit the chosen response, whose R, T and K
 * are shown. The others may extend beyond the axes.
 */
export function UnitHydrographs({ params, result, units }: DrawingProps<RdiiParams, RdiiResult>) {
  const chosen = params.response;
  const triangle = result.triangles[chosen];
  const cfs = (inPerHour: number) => inPerHour * params.areaAc * cfsPerAcInPerHour;
  const peakCfs = (one: Triangle) => cfs(ordinate(one, one.peakHours));
  // The end of the time axis, at which the other triangles are cut off.
  const last = useSteadyEnd(useHeld(roundUp(1.15 * baseHours(triangle))), 'unit hydrographs');
  const highest = Math.max(...responses.map((name) => peakCfs(result.triangles[name])), 0.001);
  const maxCfs = useHeld(roundUp(Math.max(1.4 * peakCfs(triangle), 0.1 * highest)));
  /** The corners of a triangle, cut off at `topCfs` and at the end of the time axis. */
  const corners = (one: Triangle, topCfs: number): Point[] => {
    const part = Math.min(1, topCfs / (peakCfs(one) || 1));
    const recession = baseHours(one) - one.peakHours;
    const at = (hours: number): Point => {
      const shown = Math.min(hours, last);
      return [shown, Math.min(topCfs, cfs(ordinate(one, shown)))];
    };
    const [rise, fall] = [at(one.peakHours * part), at(baseHours(one) - recession * part)];
    // The line breaks where the peak is beyond the axis.
    return [at(0), rise, ...(part < 1 ? [[Number.NaN, 0] as const] : []), fall, at(baseHours(one))];
  };
  // The peak of a triangle is 2 R / (T (1 + K)).
  const perPercent = cfs(0.02 / baseHours(triangle));
  const { peakHours, k } = triangle;
  return (
    <Plot
      units={units}
      height={224}
      x={{ label: 'Time since the rain', quantity: 'hours', max: last }}
      y={{
        label: `Unit hydrographs, for ${units === 'US' ? '1 in' : '25.4 mm'}`,
        quantity: 'flow',
        max: maxCfs,
      }}
    >
      {(x, y) => {
        // The axis may end higher, to fit the previous curves.
        const topCfs = (maxCfs * (y(0) - plotTop)) / (y(0) - y(maxCfs));
        const points = (one: Triangle) =>
          corners(one, topCfs).map(([hours, flow]): Point => [x(hours), y(flow)]);
        const apex = y(peakCfs(triangle));
        // T and K T are drawn at a height where the triangle is wide.
        const across = y(0.25 * peakCfs(triangle));
        const cut = responses
          .filter((name) => peakCfs(result.triangles[name]) > topCfs)
          .map((name) => {
            const peak = toShown(peakCfs(result.triangles[name]), 'flow', units);
            return `${name} ${formatNumber(peak)}`;
          });
        return (
          <>
            <path d={areaPath(points(triangle))} strokeWidth="0" className={fills[chosen]} />
            {responses.map((name) => (
              <Curve key={name} line={lines[name]} points={points(result.triangles[name])} />
            ))}
            <path
              d={`M${x(peakHours)} ${y(0)}V${apex}`}
              strokeDasharray="3 3"
              className={ink.measure}
            />
            <Arrow from={[x(0), across]} to={[x(peakHours), across]} twoHeaded />
            <Arrow from={[x(peakHours), across]} to={[x(baseHours(triangle)), across]} twoHeaded />
            {x(peakHours) - x(0) > 20 && (x(peakHours) - x(0)) * k > 40 ? (
              <>
                <Label x={x(peakHours) - 5} y={across - 5} anchor="end">
                  T
                </Label>
                <Label x={x(peakHours * (1 + 0.4 * k))} y={across - 5} anchor="middle">
                  K T
                </Label>
              </>
            ) : (
              // In a narrow triangle the labels would overlap.
              <Label x={x(baseHours(triangle)) + 6} y={across + 5}>
                T, K T
              </Label>
            )}
            <Label
              x={clamp(x(peakHours), x(0) + labelHalf, plotRight - labelHalf)}
              // Above the handle at the peak, and above T and K T, however low the triangle is.
              y={Math.min(apex - 14, across - 22)}
              anchor="middle"
              strong
            >
              {`R ${formatNumber(100 * triangle.part)}%, T ${formatNumber(peakHours)} h, K ${formatNumber(k)}`}
            </Label>
            {cut.length > 0 && (
              <Label x={drawingWidth - 16} y={plotTop + 14} anchor="end">
                {`peaks: ${cut.join(', ')}`}
              </Label>
            )}
            <Handle<RdiiParams>
              name={`${chosen}Percent`}
              axis="y"
              scale={(percent) => y(percent * perPercent)}
              across={x(peakHours)}
            />
            <Handle<RdiiParams> name={`${chosen}Hours`} axis="x" scale={x} across={y(0)} />
            <Handle<RdiiParams>
              name={`${chosen}K`}
              axis="x"
              scale={(value) => x(peakHours * (1 + value))}
              across={y(0)}
            />
          </>
        );
      }}
    </Plot>
  );
}
