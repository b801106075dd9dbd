import { BarRows } from '../kit/bar-rows';
import type { DrawingProps } from '../kit/spec';
import type { LidParams } from './design';
import { type LidResult, momentOf } from './model';

/** The balance: initial water and inflow, less what left, is what is stored. */
export function BalanceDrawing({ params, result, units }: DrawingProps<LidParams, LidResult>) {
  const moment = momentOf(params, result);
  const { startIn } = result;
  const { inflowIn, evaporationIn, exfiltrationIn, drainIn, overflowIn } = moment;
  const losses = [evaporationIn, exfiltrationIn, drainIn, overflowIn];
  return (
    <BarRows
      title="Water so far"
      units={units}
      rows={[
        { name: 'At start', inches: startIn },
        { name: 'Inflow', inches: inflowIn },
        { name: 'Evaporation', inches: -evaporationIn },
        { name: 'Exfiltration', inches: -exfiltrationIn },
        { name: 'Drain', inches: -drainIn },
        { name: 'Overflow', inches: -overflowIn },
        {
          name: 'Stored now',
          inches: losses.reduce((sum, loss) => sum - loss, startIn + inflowIn),
          isSum: true,
        },
      ]}
    />
  );
}
