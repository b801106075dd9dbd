import type { DrawingProps } from '../kit/spec';
import type { GeneralParams, GeneralResult } from './model';
import { PartLinks } from './part-links';
import { SectionDrawing } from './section-drawing';

/** The water's way in section, and the diagrams of each part. */
export function GeneralDrawing(props: DrawingProps<GeneralParams, GeneralResult>) {
  return (
    <>
      {/* As high as the links beside it. */}
      <div className="min-[80rem]:[--drawing-height:27rem]">
        <SectionDrawing {...props} />
      </div>
      <PartLinks chosen={props.params.part} />
    </>
  );
}
