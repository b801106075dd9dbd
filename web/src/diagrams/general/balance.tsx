import { BarRows } from '../kit/bar-rows';
import type { DrawingProps } from '../kit/spec';
import type { GeneralParams, GeneralResult } from './model';

/** What reaches the network from where, and what leaves it. */
export function Balance({ result, units }: DrawingProps<GeneralParams, GeneralResult>) {
  const { runoffIn, groundwaterIn, rdiiIn, dryWeatherIn, outflowIn } = result;
  return (
    <BarRows
      title="Inflows and outflow"
      units={units}
      rows={[
        { name: 'Runoff', inches: runoffIn },
        { name: 'Groundwater', inches: groundwaterIn },
        { name: 'RDII', inches: rdiiIn },
        { name: 'Dry weather', inches: dryWeatherIn },
        { name: 'Outflow', inches: outflowIn, isSum: true },
      ]}
    />
  );
}
