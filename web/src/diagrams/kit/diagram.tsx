import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { LinkProblems } from '../../ui/link-problems';
import { Notice } from '../../ui/notice';
import { Choice } from './choice';
import { ControlList } from './control-list';
import { change, type Value, withinLimits } from './controls';
import { Examples } from './examples';
import { modelParams } from './model-params';
import { PlayButton } from './play-button';
import { ProjectButton } from './project-button';
import { Prompts } from './prompts';
import { ReadingList } from './reading-list';
import { fromSearch, toSearch } from './search';
import { searchProblems } from './search-problems';
import { SentenceAnnouncer } from './sentence-announcer';
import type { DiagramProps, DiagramSpec } from './spec';
import { usePlay } from './use-play';

const unitChoices = [
  { value: 'US', label: 'US' },
  { value: 'SI', label: 'SI' },
] as const;

/** The layout of every diagram: drawing, sentence, controls, readings and examples. */
export function Diagram<P extends object, R>({
  spec,
  title,
  search = '',
  onSearch,
}: DiagramProps & { spec: DiagramSpec<P, R> }) {
  const { initial, controls, run, play, project, Drawing } = spec;
  const [state, setState] = useState(() => {
    const { params, units } = fromSearch(controls, initial, search);
    return { params, units, forModel: modelParams(params, initial, play?.name) };
  });
  const [problems] = useState(() => searchProblems(controls, initial, search));
  const { params, units, forModel } = state;
  const result = useMemo(() => run(forModel), [run, forModel]);
  const sentenceId = useId();
  const updateParams = useCallback(
    (update: (params: P) => P) =>
      setState((old) => {
        const params = update(old.params);
        return { ...old, params, forModel: modelParams(params, initial, play?.name, old.forModel) };
      }),
    [initial, play],
  );
  const setParam = useCallback(
    (name: string, value: Value) => updateParams((old) => change(controls, old, name, value)),
    [updateParams, controls],
  );
  const player = usePlay((value) => play && setParam(play.name, value));
  const { stop } = player;
  const stopAndSetParam = useCallback(
    (name: string, value: Value) => {
      stop();
      setParam(name, value);
    },
    [stop, setParam],
  );
  const startFrom = useCallback(
    (changes: Partial<P>) => {
      stop();
      updateParams(() => withinLimits(controls, { ...initial, ...changes }));
    },
    [stop, updateParams, controls, initial],
  );
  useEffect(
    () => onSearch?.(toSearch(controls, initial, state)),
    [onSearch, controls, initial, state],
  );
  const playControl = controls.find(
    (control) => control.type === 'range' && control.name === play?.name,
  );
  const sentence = spec.describe(params, units, result);
  return (
    <>
      {problems.length > 0 && (
        <div className="mb-5">
          <Notice>
            <LinkProblems problems={problems} instead="The rest of the link is used." />
          </Notice>
        </div>
      )}
      <figure aria-label={title} aria-describedby={sentenceId} className="diagram text-on-card">
        <div className="diagram-view">
          <div className="drawings">
            <Drawing params={params} result={result} units={units} />
          </div>
          <p id={sentenceId} data-sentence className="rounded-lg bg-muted px-4 py-3">
            {sentence}
          </p>
        </div>
        <div className="diagram-controls">
          <SentenceAnnouncer sentence={sentence} isPaused={player.isPlaying} />
          <div className="flex flex-wrap gap-3 print:hidden">
            {play && playControl?.type === 'range' && (
              <PlayButton
                control={playControl}
                params={params}
                seconds={play.seconds}
                player={player}
              />
            )}
            <Button variant="secondary" onClick={() => startFrom({})}>
              Reset
            </Button>
          </div>
          <Prompts prompts={spec.prompts} params={params} result={result} onState={startFrom} />
          <ControlList
            controls={controls}
            main={spec.main}
            params={params}
            units={units}
            onChange={stopAndSetParam}
          />
          <div className="print:hidden">
            <Choice
              label="Units"
              options={unitChoices}
              value={units}
              onChange={(value) =>
                setState((old) => ({ ...old, units: value === 'SI' ? 'SI' : 'US' }))
              }
            />
          </div>
          {project && (
            <div>
              <ProjectButton name={fileNameOf(title)} write={() => project(params)} />
            </div>
          )}
          {spec.readings && <ReadingList readings={spec.readings(params, units, result)} />}
          <Examples examples={spec.examples} onTry={startFrom} />
        </div>
        <figcaption className="space-y-1 text-sm text-on-muted">
          {spec.note && <p>{spec.note}</p>}
          <p>Formulas: {spec.sources}.</p>
        </figcaption>
      </figure>
    </>
  );
}

/** "Kinematic wave routing" gives "kinematic-wave-routing". */
const fileNameOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');
