import type { DrawingProps } from '../kit/spec';
import type { GeneralParams, GeneralResult } from './model';
import { PartLinks } from './part-links';
import { SectionDrawing } from './section-drawing';

/** The water's way in section, and the diagrams of each part. */
export function GeneralDrawing(props: DrawingProps<GeneralParams, GeneralResult>) {
  return (
    <>
      <SectionDrawing {...props} />
      <PartLinks chosen={props.params.part} />
    </>
  );
}
