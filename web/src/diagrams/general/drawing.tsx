import type { DrawingProps } from '../kit/spec';
import { Balance } from './balance';
import type { GeneralParams, GeneralResult } from './model';
import { PartLinks } from './part-links';
import { SectionDrawing } from './section-drawing';

/** The path of water in section, its amounts, and the diagrams of the chosen part. */
export function GeneralDrawing(props: DrawingProps<GeneralParams, GeneralResult>) {
  return (
    <>
      {/* On wide screens, as tall as the column beside it. */}
      <div className="min-[80rem]:[--drawing-height:27rem]">
        <SectionDrawing {...props} />
      </div>
      <div className="space-y-3">
        <Balance {...props} />
        <PartLinks chosen={props.params.part} />
      </div>
    </>
  );
}
