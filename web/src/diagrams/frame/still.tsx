import { modelParams } from '../kit/model-params';
import { fromSearch } from '../kit/search';
import type { DiagramSpec } from '../kit/spec';

interface StillProps<P, R> {
  spec: DiagramSpec<P, R>;
  search?: string | undefined;
}

/** The drawing of a diagram in one state, without its sentence and controls. */
export function Still<P extends object, R>({ spec, search = '' }: StillProps<P, R>) {
  const { initial, controls, play, run, Drawing } = spec;
  const { params, units } = fromSearch(controls, initial, search);
  return (
    // Without the class `drawings` of a diagram, nothing stays in view while the page scrolls. The
    // drawings are stacked where `--still-width` is 100%.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,var(--still-width,18rem)),1fr))] items-start gap-4">
      <Drawing
        params={params}
        result={run(modelParams(params, initial, play?.name))}
        units={units}
      />
    </div>
  );
}
