import { BarRows } from '../kit/bar-rows';
import type { DrawingProps } from '../kit/spec';
import type { LidParams } from './design';
import { type LidResult, momentOf } from './model';

/** The balance: initial water and inflow, less what left, is what is stored. */
export function BalanceDrawing({ params, result, units }: DrawingProps<LidParams, LidResult>) {
  const moment = momentOf(params, result);
  return (
    <BarRows
      title="Water so far"
      units={units}
      rows={[
        { name: 'At start', inches: result.startIn },
        { name: 'Inflow', inches: moment.inflowIn },
        { name: 'Evaporation', inches: -moment.evaporationIn },
        { name: 'Exfiltration', inches: -moment.exfiltrationIn },
        { name: 'Drain', inches: -moment.drainIn },
        { name: 'Overflow', inches: -moment.overflowIn },
        { name: 'Stored now', inches: moment.storedIn, isSum: true },
      ]}
    />
  );
}
