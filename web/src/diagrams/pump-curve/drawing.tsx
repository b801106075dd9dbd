import type { DrawingProps } from '../kit/spec';
import { CurveDrawing } from './curve-drawing';
import type { PumpResult } from './model';
import type { PumpParams } from './pump';
import { DepthPlot, FlowPlot } from './time-plots';
import { WellDrawing } from './well-drawing';

/** The wet well, the pump's curve, and an hour of levels and flows. */
export function PumpDrawing(props: DrawingProps<PumpParams, PumpResult>) {
  return (
    <>
      <WellDrawing {...props} />
      <CurveDrawing {...props} />
      <DepthPlot {...props} />
      <FlowPlot {...props} />
    </>
  );
}
