import type { DrawingProps } from '../kit/spec';
import { BalanceDrawing } from './balance-drawing';
import type { LidParams } from './design';
import type { LidResult } from './model';
import { PlacementDrawing } from './placement-drawing';
import { RatePlot } from './plots';
import { SectionDrawing } from './section-drawing';

/** The unit in section, its water balance and two days of rates, or the placement. */
export function LidDrawing(props: DrawingProps<LidParams, LidResult>) {
  if (props.params.show === 'placement') return <PlacementDrawing {...props} />;
  return (
    <>
      <SectionDrawing {...props} />
      <BalanceDrawing {...props} />
      <RatePlot {...props} />
    </>
  );
}
