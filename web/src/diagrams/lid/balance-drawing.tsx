import { BarRows } from '../kit/bar-rows';
import type { DrawingProps } from '../kit/spec';
import type { LidParams } from './design';
import { type LidResult, momentOf } from './model';

/** The water balance so far: initial water plus inflow, minus outflows, is what is stored. */
export function BalanceDrawing({ params, result, units }: DrawingProps<LidParams, LidResult>) {
  const moment = momentOf(params, result);
  return (
    <BarRows
      title="Water so far"
      units={units}
      rows={[
        { name: 'At start', value: result.startIn },
        { name: 'Inflow', value: moment.inflowIn },
        { name: 'Evaporation', value: -moment.evaporationIn },
        { name: 'Exfiltration', value: -moment.exfiltrationIn },
        { name: 'Drain', value: -moment.drainIn },
        { name: 'Overflow', value: -moment.overflowIn },
        { name: 'Stored now', value: moment.storedIn, isSum: true },
      ]}
    />
  );
}
