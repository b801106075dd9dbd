import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity, minFlowCfs } from '../kit/format';
import { isSame, useGhost, useSteadyEnd } from '../kit/ghost';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { sum } from '../kit/numbers';
import { linearScale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { Basin, DepthLabel, WaterSurface } from './basin';
import { floor, gutter, placesOf, rim } from './layout';
import { momentAt, type SubcatchmentFlowParams, type SubcatchmentFlowResult } from './model';
import { StormBar } from './storm-bar';

type Props = DrawingProps<SubcatchmentFlowParams, SubcatchmentFlowResult>;

/** The three reservoirs with their water, rain and runoff. */
export function Basins({ params, result, units }: Props) {
  const moment = momentAt(result, params.hour);
  const isRaining = params.hour <= params.rainHours && params.rainInPerHour > 0;
  const stores = [params.storePervIn / 12, params.storeImpervIn / 12, 0] as const;
  const maxFt = useHeld(Math.max(result.deepestFt, ...stores, 0.002));
  const maxCfs = Math.max(result.peakCfs, ...moment.runoffCfs);
  const thickness = (cfs: number) => (cfs >= minFlowCfs ? 1.5 + 6 * Math.sqrt(cfs / maxCfs) : 0);
  const places = placesOf(result.areasFt2);
  const surfaces = () =>
    places
      .map(({ index, ...place }) => ({ index, ...place, depthFt: moment.depthsFt[index] }))
      .filter(({ depthFt }) => depthFt > 0);
  const before = useGhost({ axes: 'depth', min: 0, max: maxFt, children: surfaces });
  const shownFt = Math.max(maxFt, before?.max ?? 0);
  // Leaves room for a change, so that depths before and after it can be compared.
  const y = linearScale([0, useSteadyEnd(1.7 * shownFt, 'depth', 1.05 * shownFt)], [floor, rim]);
  const linesOf = (all: ReturnType<typeof surfaces>) =>
    all.map(({ index, left, right, depthFt }) => (
      <WaterSurface key={index} left={left} right={right} y={y(depthFt)} />
    ));
  const former = before?.children();
  const ghost = former && linesOf(former);
  const isChanged = ghost && !isSame(ghost, linesOf(surfaces()));
  const waterIn = ({ index, left, right }: (typeof places)[number]) => ({
    left,
    right,
    depthFt: moment.depthsFt[index],
    surface: y(moment.depthsFt[index]),
    store: y(stores[index]),
  });
  const target = places.find(({ index }) => index === (params.route === 'pervious' ? 0 : 1));
  const totalFt2 = sum(result.areasFt2);
  // Where there is only one kind of ground, all runoff goes to the outlet (RM1 3.6).
  const routedCfs = (index: 0 | 1 | 2) =>
    target ? moment.runoffCfs[index] * routedFraction(params, index) : 0;
  const isRouting = places.some(({ index }) => thickness(routedCfs(index)) > 0);
  const length = (ft: number) => formatQuantity(ft, 'length', units);
  const rain = [
    formatQuantity(isRaining ? params.rainInPerHour : 0, 'rate', units),
    ...(isRaining && params.rainMgPerL > 0
      ? [formatQuantity(params.rainMgPerL, 'concentration', units)]
      : []),
  ].join(', ');
  return (
    <Drawing height={376} stays>
      <Label x={8} y={18} strong>
        {params.upstream ? `Rain ${rain} and run-on` : `Rain ${rain}`}
      </Label>
      <path
        d={`M8 ${gutter}H${drawingWidth - 8}`}
        strokeWidth={thickness(moment.outflowCfs) || 1}
        className={ink.surface}
      />
      {places.map((place) => {
        const { index, left, right } = place;
        const routed = routedCfs(index);
        return (
          <g key={index}>
            <Basin
              index={index}
              {...waterIn(place)}
              percent={(100 * result.areasFt2[index]) / totalFt2}
              rainTop={isRaining ? (isRouting ? 42 : 28) : undefined}
              isInfiltrating={index === 0 && moment.infiltrationCfs > 0}
              streamThickness={thickness(moment.runoffCfs[index] - routed)}
            />
            {index < 2 && (
              <Handle<SubcatchmentFlowParams>
                name={index === 0 ? 'storePervIn' : 'storeImpervIn'}
                axis="y"
                scale={(inches) => y(inches / 12)}
                across={left + 12}
              />
            )}
            {target && thickness(routed) > 0 && (
              <RunOn
                from={right}
                y={y(stores[index]) - 2}
                // Off the middle, where the depth is written.
                to={right < target.left ? target.left + 28 : target.right - 10}
                thickness={thickness(routed)}
              />
            )}
          </g>
        );
      })}
      {/* Above the water, which may be higher now. */}
      {isChanged && <g className="ghost">{ghost}</g>}
      {places.map((place) => {
        const formerFt = former?.find(({ index }) => index === place.index)?.depthFt;
        return (
          <DepthLabel
            key={place.index}
            {...waterIn(place)}
            former={isChanged && formerFt ? y(formerFt) : undefined}
            units={units}
          />
        );
      })}
      <Label x={drawingWidth - 8} y={gutter + 22} anchor="end" strong>
        {`To the outlet ${formatQuantity(moment.outflowCfs, 'flow', units)}`}
      </Label>
      <Label x={8} y={gutter + 44}>
        Dashed: depression storage
      </Label>
      <Label x={8} y={gutter + 64}>
        {`Width ${length(params.widthFt)}, flow path ${length(totalFt2 / params.widthFt)}`}
      </Label>
      <StormBar result={result} units={units} hasRunOn={params.upstream} />
    </Drawing>
  );
}

function routedFraction({ route, routedPercent }: SubcatchmentFlowParams, index: number): number {
  const isRouted = index === 0 ? route === 'impervious' : route === 'pervious';
  return isRouted ? routedPercent / 100 : 0;
}

interface RunOnProps {
  /** The horizontal positions where the water leaves and where it falls. */
  from: number;
  to: number;
  /** The vertical position where the water leaves. */
  y: number;
  thickness: number;
}

/** Water that leaves one subarea over its lip and falls on another. */
function RunOn({ from, y, to, thickness }: RunOnProps) {
  const lip = from + 9;
  const bend = to > lip ? 8 : -8;
  return (
    <>
      <path
        d={`M${from - 3} ${y}H${lip - 4}Q${lip} ${y} ${lip} ${y - 4}V40Q${lip} 32 ${lip + bend} 32H${to - bend}Q${to} 32 ${to} 40`}
        strokeWidth={thickness}
        className={ink.surface}
      />
      <Arrow from={[to, 40]} to={[to, rim - 2]} className={ink.surface} />
    </>
  );
}
