import type { DrawingProps } from '../kit/spec';
import type { NetworkResult } from './model';
import type { NetworkParams } from './network';
import { PlanDrawing } from './plan-drawing';
import { VerdictDrawing } from './verdict-drawing';

/** The network in plan with the chosen method's verdict, and its profile with the verdicts of the methods. */
export function NetworkDrawing(props: DrawingProps<NetworkParams, NetworkResult>) {
  return (
    <>
      <PlanDrawing {...props} />
      <VerdictDrawing {...props} />
    </>
  );
}
