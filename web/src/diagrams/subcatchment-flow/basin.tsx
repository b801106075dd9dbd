import { Arrow } from '../kit/arrow';
import { formatNumber, withUnit } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { toShown, type Units, unitOf } from '../kit/units';
import { floor, gutter, rim } from './layout';

interface WaterProps {
  left: number;
  right: number;
  depthFt: number;
  /** The vertical positions of the water surface and of the top of depression storage. */
  surface: number;
  store: number;
}

interface BasinProps extends WaterProps {
  /** 0 for A1, the pervious subarea. */
  index: 0 | 1 | 2;
  /** The part of the subcatchment that the subarea covers. */
  percent: number;
  /** Where the arrows of rain begin, below the line of run-on; undefined when it does not rain. */
  rainTop: number | undefined;
  isInfiltrating: boolean;
  /** The line width of the runoff that goes straight to the outlet; 0 for none. */
  streamThickness: number;
}

/** One subarea as a reservoir, with its rain, infiltration and runoff. */
export function Basin(props: BasinProps) {
  const { index, left, right, depthFt, surface, store, percent, rainTop } = props;
  const { isInfiltrating, streamThickness } = props;
  const at = (part: number) => left + (right - left) * part;
  return (
    <g>
      {rainTop !== undefined &&
        [0.25, 0.75].map((part) => (
          <Arrow key={part} from={[at(part), rainTop]} to={[at(part), rim - 8]} />
        ))}
      <path d={`M${left} ${surface}H${right}V${floor}H${left}Z`} className={ink.water} />
      {depthFt > 0 && <WaterSurface left={left} right={right} y={surface} />}
      {index === 0 ? (
        <path d={`M${left} ${floor}H${right}V${floor + 48}H${left}Z`} className={ink.ground} />
      ) : (
        <path d={`M${left} ${floor}H${right}V${floor + 5}H${left}Z`} className={ink.solid} />
      )}
      {isInfiltrating &&
        [0.1, 0.9].map((part) => (
          <Arrow key={part} from={[at(part), floor + 4]} to={[at(part), floor + 44]} />
        ))}
      <path
        d={`M${left} ${rim}V${floor}M${right} ${store}V${floor}`}
        strokeWidth="2.5"
        className={ink.wall}
      />
      {store < floor && (
        <path d={`M${left} ${store}H${right}`} strokeDasharray="4 4" className={ink.limit} />
      )}
      {streamThickness > 0 && (
        <path
          d={`M${right - 3} ${store - 2}H${right + 9}V${gutter}`}
          strokeWidth={streamThickness}
          className={ink.surface}
        />
      )}
      <Label x={at(0.5)} y={floor + 25} anchor="middle" strong>
        {/* In few digits, as the reservoir may be narrow. */}
        {`A${index + 1} ${formatNumber(Math.round(10 * percent) / 10 || percent)}%`}
      </Label>
      <Label x={at(0.5)} y={floor + 43} anchor="middle">
        {index === 0 ? 'pervious' : 'imperv.'}
      </Label>
    </g>
  );
}

/** A reservoir wider than this has room for "0.12 in deep"; narrower ones show only "0.12 in". */
const roomForDeep = 120;

interface DepthLabelProps extends WaterProps {
  /** The position of the water surface before the last change, if that is drawn. */
  former: number | undefined;
  units: Units;
}

/**
 * The depth of the water, above its surface, or above the line of depression storage or of the former
 * surface if that would cross the text.
 */
export function DepthLabel(props: DepthLabelProps) {
  const { left, right, depthFt, surface, store, former = surface, units } = props;
  const [lower, upper] = [Math.max(store, former), Math.min(store, former)];
  const above = (y: number, line: number) => (line < y && y - line < 24 ? line : y);
  const y = above(above(surface, lower), upper);
  return (
    // Off center, because the wall and the handle are on the left.
    <Label x={(left + right) / 2 + 5} y={y - 7} anchor="middle">
      {`${depthText(depthFt * 12, units)}${right - left > roomForDeep ? ' deep' : ''}`}
    </Label>
  );
}

/** The line of a water surface. */
export function WaterSurface({ left, right, y }: { left: number; right: number; y: number }) {
  return <path d={`M${left} ${y}H${right}`} strokeWidth="2" className={ink.surface} />;
}

/** The depth in a few digits, as the reservoir may be narrow: "0.12 in", "2.9 mm" and "18 mm". */
export function depthText(inches: number, units: Units): string {
  const smallest = units === 'US' ? 0.01 : 0.1;
  const shown = toShown(inches, 'depth', units);
  const step = shown < 10 ? smallest : 10 * smallest;
  const isLess = shown > 0 && shown < smallest;
  const rounded = isLess ? smallest : Math.round(shown / step) * step;
  return (isLess ? '<' : '') + withUnit(formatNumber(rounded), unitOf('depth', units));
}
