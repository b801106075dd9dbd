import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { useFormer } from '../kit/former';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { HeadBar } from './head-bar';
import { momentOf, type PumpResult } from './model';
import { frictionFt, type PumpParams, wellDepthFt } from './pump';

const height = 264;
const ground = 84;
const rim = 92;
const floor = 232;
const [left, right] = [44, 150];
/** The riser of the pump, and where the force main goes up to the outlet. */
const [riser, outlet] = [124, 316];
const main = 118;
const outletLevel = 36;

/** The wet well with its pump in section; the static lift isn't to scale. */
export function WellDrawing({ params, result, units }: DrawingProps<PumpParams, PumpResult>) {
  const moment = momentOf(params, result);
  const y = linearScale([0, wellDepthFt], [floor, rim]);
  const level = y(moment.depthFt);
  // If the start and stop levels are close together, their labels are moved apart.
  const labelGap = Math.max(15, y(params.stopDepthFt) - y(params.startDepthFt));
  const middle = (y(params.stopDepthFt) + y(params.startDepthFt)) / 2;
  const isFlowing = moment.flowCfs > 0;
  const pipe = 1.6 * params.mainDiameterIn;
  const former = useFormer(
    'main',
    <path d={`M150 ${main - pipe / 2 - 2}H290M150 ${main + pipe / 2 + 2}H290`} />,
  );
  const show = (value: number) => formatQuantity(value, 'length', units);
  const pipeline = `M${riser} ${floor - 14}V${main}H${outlet}V${outletLevel + 24}`;
  return (
    <Drawing height={height}>
      <path d={`M0 ${ground}H${drawingWidth}V${height}H0Z`} className={ink.ground} />
      <path
        d={`M${left} ${rim - 8}V${floor}H${right}V${rim - 8}Z`}
        strokeWidth="3"
        className={ink.empty}
      />
      <path d={`M${left} ${level}H${right}V${floor}H${left}Z`} className={ink.water} />
      <path d={`M${left} ${level}H${right}`} strokeWidth="2" className={ink.surface} />
      {(
        [
          ['start', params.startDepthFt],
          ['stop', params.stopDepthFt],
        ] as const
      ).map(([name, depth]) => (
        <path
          key={name}
          d={`M${left} ${y(depth)}H${right}`}
          strokeDasharray="6 4"
          className={ink.limit}
        />
      ))}
      <path d={pipeline} strokeWidth={pipe + 4} className={ink.wall} />
      <path
        d={pipeline}
        strokeWidth={pipe}
        className="fill-none stroke-blue forced-colors:stroke-[Canvas]"
      />
      {former}
      <path
        d={`M${left} ${rim - 8}V${floor}H${right}V${rim - 8}`}
        strokeWidth="3"
        className={ink.wall}
      />
      <path
        d={`M${outlet - 34} ${outletLevel - 10}V${outletLevel + 28}H${outlet + 34}V${outletLevel - 10}`}
        className={ink.empty}
      />
      <path
        d={`M${outlet - 34} ${outletLevel}H${outlet + 34}V${outletLevel + 28}H${outlet - 34}Z`}
        className={ink.water}
      />
      <path
        d={`M${outlet - 34} ${outletLevel - 10}V${outletLevel + 28}H${outlet + 34}V${outletLevel - 10}`}
        strokeWidth="3"
        className={ink.wall}
      />
      <path
        d={`M${outlet - 34} ${outletLevel}H${outlet + 34}`}
        strokeWidth="2"
        className={ink.surface}
      />
      <circle
        cx={riser}
        cy={floor - 16}
        r="11"
        strokeWidth="2.5"
        className={isFlowing ? ink.mark : `${ink.empty} stroke-on-card`}
      />
      <path
        d={`M${riser - 6} ${floor - 12}L${riser} ${floor - 23}L${riser + 6} ${floor - 12}Z`}
        className={ink.solid}
      />
      <Handle<PumpParams> name="startDepthFt" axis="y" scale={y} across={62} />
      <Handle<PumpParams> name="stopDepthFt" axis="y" scale={y} across={94} />
      {params.inflowCfs > 0 && <Arrow from={[4, rim + 14]} to={[left + 14, rim + 14]} />}
      {isFlowing && <Arrow from={[200, main]} to={[272, main]} />}
      <Label x={6} y={ground - 8}>
        Wet well
      </Label>
      <Label x={outlet - 40} y={outletLevel - 4} anchor="end">
        Outlet
      </Label>
      <path d={`M${right} ${level}H184`} strokeDasharray="2 4" className={ink.measure} />
      <path
        d={`M176 ${outletLevel}H${outlet - 40}`}
        strokeDasharray="2 4"
        className={ink.measure}
      />
      <Arrow from={[180, level]} to={[180, outletLevel]} twoHeaded />
      <Label x={192} y={ground + 15}>
        {`Main ${formatQuantity(params.mainDiameterIn, 'depth', units)}`}
      </Label>
      <HeadBar
        liftFt={params.liftFt - moment.depthFt}
        frictionFt={frictionFt(params, moment.flowCfs)}
        units={units}
      />
      <Label x={left - 4} y={middle - labelGap / 2 + 5} anchor="end">
        start
      </Label>
      <Label x={left - 4} y={middle + labelGap / 2 + 5} anchor="end">
        stop
      </Label>
      <Label x={(left + right) / 2 - 12} y={floor + 22} anchor="middle">
        {`depth ${show(moment.depthFt)}`}
      </Label>
    </Drawing>
  );
}
