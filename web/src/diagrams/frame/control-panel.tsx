import { useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { Fold } from '../../ui/fold';
import { keepPlace } from '../../ui/keep-place';
import { type Value, withinLimits } from '../kit/controls';
import { changedParameters, type Prompt } from '../kit/prompt';
import type { DiagramSpec } from '../kit/spec';
import type { Units } from '../kit/units';
import { Choice } from './choice';
import { ControlList, Controls } from './control-list';
import { Examples } from './examples';
import { firstControls } from './first-controls';
import type { Origin } from './origin';
import { PlayButton } from './play-button';
import { ProjectButton } from './project-button';
import { Prompts } from './prompts';
import { ReadingList } from './reading-list';
import type { Player } from './use-play';

const unitChoices = [
  { value: 'US', label: 'US' },
  { value: 'SI', label: 'SI' },
] as const;

interface PromptPanelProps<P extends object, R> {
  spec: DiagramSpec<P, R>;
  params: P;
  result: R;
  player: Player;
  /** Receives what differs from the diagram's initial state. */
  onState: (changes: Partial<P>, origin?: Origin) => void;
  /** The label of the example shown. */
  example: string | undefined;
  /** The labels of the controls that the example has changed. */
  changed: readonly string[];
  onReset: () => void;
  /** How many times the diagram was reset. Each reset starts its questions again. */
  resets: number;
  units: Units;
  onChange: (name: string, value: Value) => void;
  /** Whether a finger is down on the diagram. */
  isTouched: boolean;
  /** The names of the parameters that the question being tried asks the learner to change. */
  moved: readonly string[];
  /** The names of the parameters in the link that opened the diagram, the most important first. */
  linked: readonly string[];
}

interface ControlPanelProps<P extends object, R> extends PromptPanelProps<P, R> {
  title: string;
  onUnits: (units: Units) => void;
  folded: boolean;
  /** Called when the controls are folded. */
  onFold: () => void;
}

/** Play, Reset, and the questions of a diagram. */
export function PromptPanel<P extends object, R>(props: PromptPanelProps<P, R>) {
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Play {...props} />
        <Reset {...props} />
      </div>
      <Questions {...props} />
    </>
  );
}

/**
 * The questions of the diagram, with the controls that the current one needs. Questions that move a
 * parameter of the link come first.
 */
function Questions<P extends object, R>(props: PromptPanelProps<P, R> & { lead?: string }) {
  const { lead, spec, params, units, result, onState, onChange, resets, moved, linked } = props;
  const { isTouched } = props;
  const prompts = useMemo(() => {
    const movesLinked = (one: Prompt<P, R>) =>
      changedParameters(one).some((name) => linked.includes(name));
    return spec.prompts.toSorted((a, b) => Number(movesLinked(b)) - Number(movesLinked(a)));
  }, [spec, linked]);
  const controls = applicableControls(props).filter(({ name }) => moved.includes(name));
  return (
    <Prompts
      key={resets}
      prompts={prompts}
      {...{ lead, params, result, units, moved, onState, isTouched }}
      isExample={props.example !== undefined}
      playName={spec.play?.name}
      stateWith={(changes) => withinLimits(spec.controls, { ...spec.initial, ...changes })}
    >
      <Controls controls={controls} {...{ params, units, onChange }} />
    </Prompts>
  );
}

/** The controls of a diagram and what follows them; if it is folded, all but its drawing and sentence. */
export function ControlPanel<P extends object, R>(props: ControlPanelProps<P, R>) {
  const { spec, params, units, onChange, folded, linked, moved } = props;
  const applicable = applicableControls(props);
  const controls = applicable.filter(({ name }) => !moved.includes(name));
  const shared = { params, units, onChange };
  // The first controls are chosen once: a control that changed its place would lose the focus.
  const [first] = useState(() =>
    firstControls(
      controls.map(({ name }) => name),
      linked,
      spec.main,
    ),
  );
  if (!folded) {
    return (
      <>
        <ControlList main={spec.main} controls={controls} {...shared} />
        <Rest {...props} />
      </>
    );
  }
  // The slider that Play moves stays in view with it.
  const isFirst = ({ name }: { name: string }) => first.includes(name) || name === spec.play?.name;
  return (
    <>
      <Controls controls={controls.filter(isFirst)} {...shared} />
      <div className="empty:hidden print:hidden">
        <Play {...props} />
      </div>
      <Fold
        label="Explore"
        openLabel="Hide controls"
        className="space-y-5"
        scrolls
        onClose={props.onFold}
      >
        <div className="print:hidden">
          <Reset {...props} />
        </div>
        <Questions {...props} lead="The diagram has its own questions:" />
        <Controls controls={controls.filter((one) => !isFirst(one))} {...shared} />
        <Rest {...props} />
        <Readings {...props} />
        <Notes spec={spec} />
      </Fold>
    </>
  );
}

/** The controls that apply in a state. */
function applicableControls<P extends object, R>({ spec, params }: PromptPanelProps<P, R>) {
  return spec.controls.filter(({ when }) => !when || when(params));
}

function Play<P extends object, R>(props: PromptPanelProps<P, R>) {
  const { play } = props.spec;
  const control = applicableControls(props).find(({ name }) => name === play?.name);
  if (!play || control?.type !== 'range') return null;
  return <PlayButton control={control} seconds={play.seconds} {...props} />;
}

function Reset({ onReset }: { onReset: () => void }) {
  return (
    <Button
      variant="secondary"
      onClick={(event) => {
        onReset();
        keepPlace(event);
      }}
    >
      Reset
    </Button>
  );
}

/** What follows the controls: units, the project and examples. */
function Rest<P extends object, R>(props: ControlPanelProps<P, R>) {
  const { spec, title, params, units, onUnits, onState, example, changed } = props;
  const { folded, linked } = props;
  return (
    <>
      <div className="print:hidden">
        <Choice
          label="Units"
          options={unitChoices}
          value={units}
          onChange={(value) => onUnits(value === 'SI' ? 'SI' : 'US')}
        />
      </div>
      <div>
        <ProjectButton name={fileNameOf(title)} write={() => spec.project(params)} />
      </div>
      <Examples
        {...{ units, changed, onState }}
        examples={spec.examples}
        shown={example}
        replacesCase={folded && linked.length > 0}
      />
    </>
  );
}

/** The most important numbers of a diagram in its current state. */
export function Readings<P extends object, R>(
  props: Pick<ControlPanelProps<P, R>, 'spec' | 'params' | 'units' | 'result'>,
) {
  const { spec, params, units, result } = props;
  return spec.readings && <ReadingList readings={spec.readings(params, units, result)} />;
}

/** How a diagram is simpler than SWMM, and the sources of its formulas. */
export function Notes({ spec }: { spec: { note?: string; sources: string } }) {
  return (
    <div className="space-y-1 text-sm text-on-muted">
      {spec.note && <p>{spec.note}</p>}
      <p>Formulas: {spec.sources}.</p>
    </div>
  );
}

/** "Kinematic wave routing" gives "kinematic-wave-routing". */
const fileNameOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');
