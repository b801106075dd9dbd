import { BarRows } from '../kit/bar-rows';
import type { DrawingProps } from '../kit/spec';
import type { GeneralParams, GeneralResult } from './model';

/** The balance of the chosen part: of the rain, the TSS load or the network. */
export function Balance({ params, result, units }: DrawingProps<GeneralParams, GeneralResult>) {
  const { runoffIn, groundwaterIn, rdiiIn, dryWeatherIn, outflowIn } = result;
  switch (params.part) {
    case 'rain':
    case 'surface':
    case 'rdii':
      return (
        <BarRows
          title="Where rain goes"
          hasScale
          stays
          units={units}
          rows={[
            { name: 'Infiltration', value: result.infiltrationIn },
            { name: 'Runoff', value: runoffIn },
            { name: 'Evaporation', value: result.evaporationIn },
            { name: 'Rain', value: result.rainIn, isSum: true },
            // RDII is not part of the rain in the rows above, so its bar begins at zero.
            ...(params.part === 'rdii'
              ? [{ name: 'RDII (extra)', value: rdiiIn, isSum: true }]
              : []),
          ]}
        />
      );
    case 'quality':
      return (
        <BarRows
          title="TSS"
          quantity="mass"
          hasScale
          stays
          units={units}
          rows={[
            { name: 'Washoff', value: result.washoffLb },
            { name: 'Dry weather', value: result.dryWeatherLb },
            { name: 'Outflow', value: result.outflowLb, isSum: true },
          ]}
        />
      );
    default:
      return (
        <BarRows
          title="Inflows and outflow"
          hasScale
          stays
          units={units}
          rows={[
            { name: 'Runoff', value: runoffIn },
            { name: 'Groundwater', value: groundwaterIn },
            { name: 'RDII', value: rdiiIn },
            { name: 'Dry weather', value: dryWeatherIn },
            { name: 'Outflow', value: outflowIn, isSum: true },
          ]}
        />
      );
  }
}
