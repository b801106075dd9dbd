import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { Choice } from './choice';
import { ControlList } from './control-list';
import { change, type Value, withinLimits } from './controls';
import { Examples } from './examples';
import { PlayButton } from './play-button';
import { ReadingList } from './reading-list';
import { fromSearch, toSearch } from './search';
import type { DiagramProps, DiagramSpec } from './spec';
import { usePlay } from './use-play';
import { useSame } from './use-same';

const unitChoices = [
  { value: 'US', label: 'US' },
  { value: 'SI', label: 'SI' },
] as const;

/** The frame of every diagram: drawing, sentence, readings, controls, examples. */
export function Diagram<P extends object, R>({
  spec,
  title,
  search = '',
  onSearch,
}: DiagramProps & { spec: DiagramSpec<P, R> }) {
  const { initial, controls, run, play, Drawing } = spec;
  const [state, setState] = useState(() => fromSearch(controls, initial, search));
  const { params, units } = state;
  const lasting = useSame(play ? { ...params, [play.name]: initial[play.name] } : params);
  const result = useMemo(() => run(lasting), [run, lasting]);
  const sentenceId = useId();
  const set = (name: string, value: Value) =>
    setState((now) => ({ ...now, params: change(controls, now.params, name, value) }));
  const player = usePlay((value) => play && set(play.name, value));
  const begin = (changes: Partial<P>) => {
    player.stop();
    setState((now) => ({ ...now, params: withinLimits(controls, { ...initial, ...changes }) }));
  };
  useEffect(
    () => onSearch?.(toSearch(controls, initial, state)),
    [onSearch, controls, initial, state],
  );
  const played = controls.find(
    (control) => control.type === 'range' && control.name === play?.name,
  );
  return (
    <figure
      aria-label={title}
      aria-describedby={sentenceId}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 text-on-card"
    >
      <div className="drawings">
        <Drawing params={params} result={result} units={units} />
      </div>
      <p
        id={sentenceId}
        // While it plays, each step would be spoken.
        aria-live={player.isPlaying ? 'off' : 'polite'}
        aria-atomic="true"
        className="rounded-lg bg-muted px-4 py-3"
      >
        {spec.describe(params, units, result)}
      </p>
      <ControlList
        controls={controls}
        params={params}
        units={units}
        onChange={(name, value) => {
          player.stop();
          set(name, value);
        }}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        {play && played?.type === 'range' && (
          <PlayButton control={played} params={params} seconds={play.seconds} player={player} />
        )}
        <Button look="secondary" onClick={() => begin({})}>
          Reset
        </Button>
        <Choice
          label="Units"
          options={unitChoices}
          value={units}
          onChange={(value) => setState((now) => ({ ...now, units: value === 'SI' ? 'SI' : 'US' }))}
        />
      </div>
      {spec.readings && <ReadingList readings={spec.readings(params, units, result)} />}
      <Examples examples={spec.examples} onTry={({ params: changes }) => begin(changes)} />
      <figcaption className="space-y-1 text-sm text-on-muted">
        {spec.note && <p>{spec.note}</p>}
        <p>Formulas: {spec.sources}.</p>
      </figcaption>
    </figure>
  );
}
