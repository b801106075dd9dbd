import { ink } from '../kit/ink';
import { Legend } from '../kit/legend';
import type { DrawingProps } from '../kit/spec';
import { Balance } from './balance';
import type { GeneralParams, GeneralResult } from './model';
import { PartLinks } from './part-links';
import { SectionDrawing } from './section-drawing';

/** The path of water in section, its amounts, and links to the diagrams of the chosen part. */
export function GeneralDrawing(props: DrawingProps<GeneralParams, GeneralResult>) {
  return (
    <>
      {/* On wide screens, the drawing is as tall as the column beside it. */}
      <div className="min-[80rem]:[--drawing-height:27rem]">
        <SectionDrawing {...props} />
        <Legend items={legendOf(props.params)} />
      </div>
      <div className="space-y-3">
        <Balance {...props} />
        <PartLinks chosen={props.params.part} />
      </div>
    </>
  );
}

/** What the colors of arrows and dots mean. TSS has the same color whatever part is chosen. */
function legendOf({ part, hasQuality }: GeneralParams) {
  const tss = hasQuality ? [{ label: 'TSS', fill: ink.pollutant }] : [];
  if (part === 'quality') return tss;
  return [
    { label: 'chosen part', fill: ink.bar },
    { label: 'other flows', fill: ink.ground },
    ...tss,
  ];
}
