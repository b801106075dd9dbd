import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keepPlace } from '../../ui/keep-place';
import { type Value, withinLimits } from '../kit/controls';
import { ChangeContext, ScaleContext } from '../kit/ghost';
import { HandleContext } from '../kit/handle-context';
import { modelParams } from '../kit/model-params';
import { fromSearch, toSearch } from '../kit/search';
import { snap } from '../kit/snap';
import type { DiagramProps, DiagramSpec } from '../kit/spec';
import { ControlPanel, Notes, PromptPanel, Readings } from './control-panel';
import type { Origin } from './origin';
import { SentenceAnnouncer } from './sentence-announcer';
import { usePlay } from './use-play';

/** The parameters with which a page without a query starts: those of the first question. */
const startOf = <P extends object, R>({ controls, initial, prompts }: DiagramSpec<P, R>) =>
  withinLimits(controls, { ...initial, ...prompts[0].start });

/** The labels of the controls that differ between two states, except that of the time. */
const labelsOfChanges = <P extends object, R>(
  { controls, play }: DiagramSpec<P, R>,
  before: P,
  after: P,
) =>
  controls
    .filter(({ name, when }) => name !== play?.name && (!when || when(after)))
    .filter(({ name }) => before[name] !== after[name])
    .map(({ label }) => label);

/** The layout of every diagram: drawing, sentence, readings, questions, controls and examples. */
export function Diagram<P extends object, R>({
  spec,
  title,
  search = '',
  onSearch,
  folded = false,
}: DiagramProps & { spec: DiagramSpec<P, R> }) {
  const { initial, controls, run, play, Drawing } = spec;
  const [state, setState] = useState(() => {
    const { params: linkedParams, units } = fromSearch(controls, initial, search);
    const params = folded || search ? linkedParams : startOf(spec);
    return {
      params,
      // The parameters as they were set. A limit that depends on another parameter changes `params` only.
      set: params,
      units,
      forModel: modelParams(params, initial, play?.name),
      // The number of changes since an example, a question or Reset set the state. Moves of Play's
      // control do not count; consecutive moves of another control are one change until the pointer goes
      // down again. The solution of a question is one change too. Plots compare with the state before the last change.
      changeCount: 0,
      // How many times an example, a question or Reset has set the state. Unless a question is being
      // tried, the axes then get new ends.
      startCount: 0,
      // The parameters that were set last: by the link, a control other than Play's, an example, a
      // question or Reset.
      latest: [...new URLSearchParams(search).keys()] as readonly string[],
      // The example shown; none once a parameter other than the time has changed.
      example: undefined as string | undefined,
      // The labels of the controls that the example has changed.
      changed: [] as readonly string[],
    };
  });
  // In a dialog, Reset restores the case of the quiz question. On a page, it restores the case of the
  // diagram's first question, even if a link opened the page with other parameters.
  const [start] = useState(folded ? state.params : startOf(spec));
  const [startSearch] = useState(() =>
    toSearch(controls, initial, { params: startOf(spec), units: 'US' }),
  );
  const [linked] = useState(state.latest);
  const [opened] = useState(state.params);
  const [resets, setResets] = useState(0);
  const [openedSearch] = useState(search);
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    // In a dialog, the state is that of the bank, which was checked.
    if (folded || !openedSearch) return;
    import('./link-notice').then(
      ({ linkNotice }) => setNotice(linkNotice(controls, initial, openedSearch)),
      () => {}, // The diagram works without the notice.
    );
  }, [folded, controls, initial, openedSearch]);
  const { params, units, forModel, changeCount, startCount, latest } = state;
  const [isDragging, setIsDragging] = useState(false);
  const changing = useRef<string>(undefined);
  const beforeTouch = useRef(state);
  // A touch on a slider or a handle that turns into scrolling must not change the state.
  const [isTouched, setIsTouched] = useState(false);
  const undoTouch = ({ target }: PointerEvent) => {
    setIsTouched(false);
    if (target instanceof Element && target.closest('input, [data-handle]')) {
      setState(beforeTouch.current);
      changing.current = undefined;
    }
  };
  // The parameters that the question being tried moves.
  const [moved, setMoved] = useState<readonly string[]>([]);
  const result = useMemo(() => run(forModel), [run, forModel]);
  const sentenceId = useId();
  const sentenceBox = useRef<HTMLParagraphElement>(null);
  const updateParams = useCallback(
    (update: (params: P) => P) =>
      setState((old) => {
        const set = update(old.set);
        const params = withinLimits(controls, set);
        const forModel = modelParams(params, initial, play?.name, old.forModel);
        return { ...old, set, params, forModel };
      }),
    [controls, initial, play],
  );
  const setParam = useCallback(
    (name: string, value: Value) => updateParams((old) => ({ ...old, [name]: value })),
    [updateParams],
  );
  const player = usePlay((value) => play && setParam(play.name, value));
  const { stop } = player;
  const stopAndSetParam = useCallback(
    (name: string, value: Value) => {
      stop();
      updateParams((old) => {
        const before = old[name as keyof P];
        const snapped = snap(spec, opened, name, value, units, before, moved.includes(name));
        return { ...old, [name]: snapped };
      });
      if (name === play?.name || name === changing.current) return;
      changing.current = name;
      setState((old) => ({
        ...old,
        latest: [name],
        // While a question is tried, plots compare with its case, however often the control is moved.
        changeCount: moved.includes(name) ? Math.max(1, old.changeCount) : old.changeCount + 1,
        example: undefined,
      }));
    },
    [stop, updateParams, spec, opened, units, play, moved],
  );
  const startFrom = useCallback(
    (changes: Partial<P>, { moved: names = [], isCompared, example }: Origin = {}) => {
      stop();
      setMoved(names);
      changing.current = undefined;
      const set = { ...initial, ...changes };
      setState((old) => ({
        ...old,
        latest: names.length > 0 ? names : Object.keys(changes),
        changeCount: isCompared ? old.changeCount + 1 : 0,
        startCount: old.startCount + 1,
        example,
        // The example again has changed nothing since.
        changed:
          old.example === example
            ? old.changed
            : labelsOfChanges(spec, old.params, withinLimits(controls, set)),
      }));
      updateParams(() => set);
    },
    [stop, updateParams, spec, initial, controls],
  );
  useEffect(() => {
    const text = toSearch(controls, initial, state);
    // Without a query, a page shows its first question, so the initial state needs a query as well.
    onSearch?.(text === startSearch ? '' : text || '?units=US');
  }, [onSearch, startSearch, controls, initial, state]);
  // While Play runs, a shorter sentence must not move Pause, which is below it.
  useLayoutEffect(() => {
    const box = sentenceBox.current;
    if (box) box.style.minHeight = player.isPlaying ? `${box.offsetHeight}px` : '';
  });
  const sentence = spec.describe(params, units, result);
  // Once a sentence has been longer than about four lines, it stays in view only in a high window:
  // elsewhere, the control that has the focus would be behind it.
  const [isLong, setIsLong] = useState(false);
  if (!isLong && sentence.length > 300) setIsLong(true);
  const handles = {
    controls,
    params,
    units,
    playName: play?.name,
    isDragging,
    onDrag: setIsDragging,
    onChange: stopAndSetParam,
  };
  const shared = {
    spec,
    params,
    result,
    player,
    onState: startFrom,
    onReset: () => {
      startFrom(start);
      setResets(resets + 1);
    },
    resets,
    units,
    onChange: stopAndSetParam,
    isTouched,
    moved,
    linked,
    example: state.example,
    changed: state.changed,
  };
  return (
    <>
      {notice}
      <figure
        aria-label={title}
        aria-describedby={sentenceId}
        onPointerDown={({ pointerType }) => {
          beforeTouch.current = state;
          changing.current = undefined;
          setIsTouched(pointerType === 'touch');
        }}
        onPointerUp={() => setIsTouched(false)}
        onPointerCancel={undoTouch}
        onChange={keepPlace}
        className="diagram text-on-card"
      >
        <div className="diagram-view">
          <div className="diagram-stage">
            <div className="drawings">
              <HandleContext value={handles}>
                <ChangeContext value={changeCount}>
                  <ScaleContext value={moved.join() || `${startCount} ${changeCount}`}>
                    <Drawing
                      params={params}
                      result={result}
                      units={units}
                      isChanged={changeCount > 0}
                      latest={latest}
                    />
                  </ScaleContext>
                </ChangeContext>
              </HandleContext>
            </div>
            <p
              ref={sentenceBox}
              id={sentenceId}
              data-sentence={isLong ? 'long' : ''}
              className="rounded-lg bg-muted px-4 py-3"
            >
              {sentence}
            </p>
          </div>
          {!folded && (
            <div className="diagram-readings">
              <Readings {...{ spec, params, units, result }} />
            </div>
          )}
        </div>
        {!folded && (
          <div className="diagram-ask">
            <PromptPanel {...shared} />
          </div>
        )}
        <div className="diagram-controls">
          <SentenceAnnouncer sentence={sentence} isPaused={player.isPlaying} />
          <ControlPanel
            {...shared}
            title={title}
            onUnits={(chosen) => setState((old) => ({ ...old, units: chosen }))}
            // The question being tried is hidden then, but the controls that it moves must not be.
            onFold={() => setMoved([])}
            folded={folded}
          />
        </div>
        {!folded && (
          <div className="diagram-notes">
            <Notes spec={spec} />
          </div>
        )}
      </figure>
    </>
  );
}
