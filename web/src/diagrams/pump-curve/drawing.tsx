import { wasSetLast } from '../kit/latest';
import type { DrawingProps } from '../kit/spec';
import { CurveDrawing } from './curve-drawing';
import type { PumpResult } from './model';
import type { PumpParams } from './pump';
import { DepthPlot, FlowPlot } from './time-plots';
import { WellDrawing } from './well-drawing';

/** The wet well, the pump's curve, and an hour of levels and flows. */
export function PumpDrawing(props: DrawingProps<PumpParams, PumpResult>) {
  // On a narrow screen one plot stays in view: a change of the start or stop depth shows in the
  // level over time, any other on the curve.
  const isLevelInView = wasSetLast(props, 'startDepthFt', 'stopDepthFt');
  return (
    <>
      <WellDrawing {...props} />
      <CurveDrawing {...props} stays={!isLevelInView} />
      <DepthPlot {...props} stays={isLevelInView} />
      <FlowPlot {...props} />
    </>
  );
}
