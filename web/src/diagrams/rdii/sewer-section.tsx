import { intervalHours } from '../hydrology/storm';
import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { momentAt, type RdiiParams, type RdiiResult } from './model';

const height = 134;
const ground = 46;
const [crown, invert] = [102, 122] as const;

/** The ways of rain into a sewer that the three responses stand for: RM1 7.2. */
export function SewerSection({ params, result, units }: DrawingProps<RdiiParams, RdiiResult>) {
  const now = momentAt(result, params.hour);
  const share = (cfs: number) =>
    withUnit(formatNumber(now.totalCfs > 0 ? Math.round((100 * cfs) / now.totalCfs) : 0), '%');
  const isRaining = (result.rainInPerHour[Math.floor(params.hour / intervalHours)] ?? 0) > 0;
  // Without RDII the sewer still carries its dry weather flow.
  const level = invert - 4 - 12 * Math.sqrt(now.totalCfs / (result.peakCfs || 1));
  return (
    <Drawing height={height}>
      <path d={`M4 ${ground}H356V${height}H4Z`} className={ink.ground} />
      <path d={`M12 ${ground}V24L38 6L64 24V${ground}Z`} className={ink.opening} />
      {/* The downspout, which is connected to the sewer. */}
      <path d={`M69 24V${crown}`} strokeWidth="4" className={ink.wall} />
      <path d={`M4 ${crown}H356V${invert}H4Z`} className={ink.empty} />
      <path d={`M4 ${level}H356V${invert}H4Z`} className={ink.water} />
      <path d={`M148 ${ground - 1}H170V${crown + 1}H148Z`} className={ink.empty} />
      <path
        d={`M4 ${crown}H148V${ground}M170 ${ground}V${crown}H356M4 ${invert}H356`}
        strokeWidth="2.5"
        className={ink.wall}
      />
      {isRaining && (
        <path
          d={[0, 1, 2, 3]
            .map((drop) => `M${96 + drop * 26} ${10 + (drop % 2) * 10}l-5 16`)
            .join('')}
          strokeWidth="2"
          className={ink.surface}
        />
      )}
      {now.short > 0 && <Arrow from={[77, 58]} to={[77, crown - 4]} className={ink.surface} />}
      {now.medium > 0 && <Arrow from={[159, 58]} to={[159, crown - 4]} className={ink.surface} />}
      {now.long > 0 &&
        [0, 20, 40].map((step) => (
          <Arrow
            key={step}
            from={[306 + step, 70]}
            to={[306 + step, crown + 5]}
            className={ink.surface}
          />
        ))}
      <Label x={84} y={70}>{`short\n${share(now.short)}`}</Label>
      <Label x={176} y={70}>{`medium\n${share(now.medium)}`}</Label>
      <Label x={258} y={70}>{`long\n${share(now.long)}`}</Label>
      <Label x={8} y={118}>
        sewer
      </Label>
      <Arrow from={[62, 116]} to={[96, 116]} className={ink.surface} />
      <Label x={354} y={24} anchor="end" strong>
        {`RDII ${formatQuantity(now.totalCfs, 'flow', units)}, of which`}
      </Label>
    </Drawing>
  );
}
