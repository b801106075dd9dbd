import { intervalHours } from '../hydrology/storm';
import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { momentAt, type RdiiParams, type RdiiResult } from './model';

const ground = 84;
const [crown, invert] = [184, 206] as const;

/** The ways of rain into a sewer that the three responses stand for: RM1 7.2. */
export function SewerSection({ params, result, units }: DrawingProps<RdiiParams, RdiiResult>) {
  const now = momentAt(result, params.hour);
  const share = (cfs: number) =>
    withUnit(formatNumber(now.totalCfs > 0 ? Math.round((100 * cfs) / now.totalCfs) : 0), '%');
  const isRaining = (result.rainInPerHour[Math.floor(params.hour / intervalHours)] ?? 0) > 0;
  return (
    <Drawing height={250}>
      <path d={`M4 ${ground}H356V240H4Z`} className={ink.ground} />
      <path d={`M12 ${ground}V44L38 22L64 44V${ground}Z`} className={ink.opening} />
      {/* The downspout, which is connected to the sewer. */}
      <path d={`M69 44V${crown}`} strokeWidth="4" className={ink.wall} />
      <path d={`M4 ${crown}H356V${invert}H4Z`} className={ink.empty} />
      <path d={`M4 ${invert - 9}H356V${invert}H4Z`} className={ink.water} />
      <path d={`M176 ${ground - 1}H198V${crown + 1}H176Z`} className={ink.empty} />
      <path
        d={`M4 ${crown}H176V${ground}M198 ${ground}V${crown}H356M4 ${invert}H356`}
        strokeWidth="2.5"
        className={ink.wall}
      />
      {isRaining && (
        <path
          d={[0, 1, 2, 3, 4, 5, 6, 7]
            .map((drop) => `M${96 + drop * 34} ${18 + (drop % 2) * 14}l-5 16`)
            .join('')}
          strokeWidth="2"
          className={ink.surface}
        />
      )}
      <Arrow from={[77, 120]} to={[77, crown - 4]} className={ink.surface} />
      <Arrow from={[187, 120]} to={[187, crown - 4]} className={ink.surface} />
      {[0, 26, 52].map((step) => (
        <Arrow
          key={step}
          from={[286 + step, 148]}
          to={[286 + step, crown + 5]}
          className={ink.surface}
        />
      ))}
      <Label x={84} y={114}>{`short\n${share(now.short)}`}</Label>
      <Label x={204} y={114}>{`medium\n${share(now.medium)}`}</Label>
      <Label x={284} y={114}>{`long\n${share(now.long)}`}</Label>
      <Label x={8} y={231}>
        sewer
      </Label>
      <Arrow from={[110, 226]} to={[150, 226]} className={ink.surface} />
      <Label x={350} y={231} anchor="end" strong>
        {`RDII ${formatQuantity(now.totalCfs, 'flow', units)}`}
      </Label>
    </Drawing>
  );
}
