import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { useFormer } from '../kit/former';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { toShown, unitOf } from '../kit/units';
import { type EvapotranspirationParams, type EvapotranspirationResult, momentAt } from './model';
import { MoistureGauge } from './moisture-gauge';
import { aquiferFt } from './soil';

type Props = DrawingProps<EvapotranspirationParams, EvapotranspirationResult>;

// The height of the plots beside this drawing, so that all have the same aspect ratio and width.
const height = 224;
const ground = 84;
const perFt = 13;
/** Ponded water is drawn to a larger scale. */
const perInch = 7;
const [left, right] = [4, 236] as const;
const bottom = ground + aquiferFt * perFt;
const y = (depthFt: number) => ground + depthFt * perFt;

/** The ground in section, and what leaves it from the surface and from both zones. */
export function Column({ params, result, units, stays }: Props & { stays: boolean }) {
  const now = momentAt(result, params.day);
  const maxPotential = Math.max(...result.moments.map(({ potential }) => potential), 1e-9);
  const { porosity, wiltingPoint } = result.soil;
  const table = y(now.waterTableFt);
  const etLine = y(params.lowerDepthFt);
  // Where two lines are close, the upper one has its label above it, the lower one below it if there is room.
  const isTableUpper = params.lowerDepthFt <= 0 || table <= etLine;
  const tableLabel = isTableUpper
    ? Math.max(table - 7, ground + 36)
    : table + 17 <= bottom - 26
      ? table + 17
      : table - 7;
  const etLabel = isTableUpper
    ? Math.min(Math.max(etLine, tableLabel) + 17, bottom - 6)
    : etLine + 17 <= Math.min(table - 2, tableLabel - 15)
      ? etLine + 17
      : Math.max(Math.min(etLine - 7, tableLabel - 17), ground + 14);
  const isShallow = params.lowerDepthFt > 0 && Math.abs(etLabel - ground - 18) < 14;
  const rim = ground - params.storeIn * perInch;
  const pond = ground - now.pondIn * perInch;
  const arrows = [
    { name: 'surface', x: 96, from: pond, rate: now.surface, className: ink.bar },
    { name: 'upper', x: 155, from: (ground + table) / 2, rate: now.upper, className: ink.plants },
    { name: 'lower', x: 214, from: table + 6, rate: now.lower, className: ink.gate },
  ];
  const rates = arrows.map(
    ({ name, x, from, rate, className }) =>
      rate > 0 && (
        <path
          key={name}
          d={upArrowPath(x, from, 37, 2 + (12 * rate) / maxPotential)}
          strokeWidth="1"
          className={className}
        />
      ),
  );
  const former = useFormer(maxPotential, rates);
  return (
    <Drawing height={height} stays={stays}>
      <path
        d={`M${left} ${bottom}V${rim}H${left + 8}L${left + 14} ${ground}H${right - 14}L${right - 8} ${rim}H${right}V${bottom}Z`}
        className={ink.ground}
      />
      <path
        d={`M${left} ${ground}H${right}V${table}H${left}Z`}
        // Water is transparent at the wilting point, and as dark as the lower zone at saturation.
        opacity={(now.theta - wiltingPoint) / (porosity - wiltingPoint)}
        className={ink.water}
      />
      {now.pondIn > 0 && (
        <>
          <path
            d={`M${left + 14} ${ground}V${pond}H${right - 14}V${ground}Z`}
            className={ink.water}
          />
          <path d={`M${left + 14} ${pond}H${right - 14}`} strokeWidth="2" className={ink.surface} />
        </>
      )}
      <path d={`M${left} ${table}H${right}V${bottom}H${left}Z`} className={ink.water} />
      <path d={`M${left} ${table}H${right}`} strokeWidth="2" className={ink.surface} />
      <path d={`M${left} ${bottom}H${right}`} strokeWidth="3" className={ink.wall} />
      {params.lowerDepthFt > 0 && (
        <>
          <path d={`M${left} ${etLine}H${right + 4}`} strokeDasharray="5 4" className={ink.limit} />
          <Label x={right - 2} y={etLabel} anchor="end">
            {`ET depth ${formatQuantity(params.lowerDepthFt, 'length', units)}`}
          </Label>
        </>
      )}
      <Plant lowerDepthFt={params.lowerDepthFt} />
      <Sky isRaining={now.isRaining} />
      {table - ground > 24 && (
        <Label x={left + 44} y={isShallow ? table - 6 : ground + 18}>
          upper zone
        </Label>
      )}
      {bottom - table > 26 && (
        <Label x={left + 8} y={bottom - 8}>
          lower zone
        </Label>
      )}
      {former}
      {rates}
      <Label x={204} y={tableLabel} anchor="end">
        {`water table ${formatQuantity(now.waterTableFt, 'length', units)}`}
      </Label>
      {arrows.map(({ name, x, rate }) => (
        <g key={name}>
          <Label x={x} y={14} anchor="middle">
            {name}
          </Label>
          <Label x={x} y={31} anchor="middle" strong={rate > 0}>
            {formatNumber(
              Number(toShown(rate, 'dailyRate', units).toFixed(units === 'US' ? 3 : 2)),
            )}
          </Label>
        </g>
      ))}
      {former && (
        <Label x={drawingWidth - 2} y={14} anchor="end">
          gray: before
        </Label>
      )}
      <Label x={right + 8} y={31}>
        {unitOf('dailyRate', units)}
      </Label>
      <Handle<EvapotranspirationParams> name="lowerDepthFt" axis="y" scale={y} across={right + 4} />
      <MoistureGauge soil={result.soil} theta={now.theta} />
    </Drawing>
  );
}

/** Returns the path of an upward arrow whose shaft has the given width. */
function upArrowPath(x: number, from: number, to: number, width: number): string {
  const half = width / 2;
  const head = half + 4;
  return `M${x - half} ${from}V${to + 9}H${x - head}L${x} ${to}L${x + head} ${to + 9}H${x + half}V${from}Z`;
}

/**
 * A plant: its roots end a little above the depth down to which the lower zone gives water
 * (RM1 5.5.3).
 */
function Plant({ lowerDepthFt }: { lowerDepthFt: number }) {
  const x = left + 26;
  const rootDepth = 0.85 * (y(lowerDepthFt) - ground);
  return (
    <>
      <path
        d={`M${x} ${ground}V${ground + rootDepth}M${x} ${ground + rootDepth * 0.25}l-9 ${rootDepth * 0.3}M${x} ${ground + rootDepth * 0.4}l9 ${rootDepth * 0.3}`}
        strokeWidth="1.5"
        className={ink.plants}
      />
      <path
        d={`M${x} ${ground}V${ground - 26}M${x} ${ground - 8}q-12 -2 -13 -13q12 1 13 13M${x} ${ground - 14}q12 -2 13 -13q-12 1 -13 13M${x} ${ground - 24}q-8 -4 -5 -13q8 5 5 13`}
        className={ink.plants}
      />
    </>
  );
}

function Sky({ isRaining }: { isRaining: boolean }) {
  if (isRaining) {
    const drops = [0, 1, 2, 3, 4, 5].map(
      (drop) => `M${12 + drop * 9} ${6 + (drop % 2) * 12}l-5 14`,
    );
    return <path d={drops.join('')} strokeWidth="2" className={ink.surface} />;
  }
  const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
    const [cos, sin] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    return `M${30 + 13 * cos} ${22 + 13 * sin}L${30 + 18 * cos} ${22 + 18 * sin}`;
  });
  return (
    <>
      <circle cx="30" cy="22" r="9" className={ink.gate} />
      <path d={rays.join('')} className={ink.gate} />
    </>
  );
}
