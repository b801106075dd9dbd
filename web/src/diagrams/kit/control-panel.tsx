import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Fold } from '../../ui/fold';
import { Choice } from './choice';
import { ControlList, Controls } from './control-list';
import type { Value } from './controls';
import { Examples } from './examples';
import { PlayButton } from './play-button';
import { ProjectButton } from './project-button';
import { Prompts } from './prompts';
import { ReadingList } from './reading-list';
import type { DiagramSpec } from './spec';
import type { Units } from './units';
import type { Player } from './use-play';

const unitChoices = [
  { value: 'US', label: 'US' },
  { value: 'SI', label: 'SI' },
] as const;

interface ControlPanelProps<P extends object, R> {
  spec: DiagramSpec<P, R>;
  title: string;
  params: P;
  units: Units;
  result: R;
  player: Player;
  onChange: (name: string, value: Value) => void;
  /** Receives what differs from the diagram's initial state. */
  onState: (changes: Partial<P>) => void;
  onReset: () => void;
  onUnits: (units: Units) => void;
  folded: boolean;
}

/** What moves a diagram, and what is read from it. */
export function ControlPanel<P extends object, R>(props: ControlPanelProps<P, R>) {
  const {
    spec,
    title,
    params,
    units,
    result,
    player,
    onChange,
    onState,
    onReset,
    onUnits,
    folded,
  } = props;
  const { play, project } = spec;
  const controls = spec.controls.filter(({ when }) => !when || when(params));
  const timeControl = controls.find(({ name }) => name === play?.name);
  const playButton = play && timeControl?.type === 'range' && (
    <PlayButton control={timeControl} params={params} seconds={play.seconds} player={player} />
  );
  const reset = (
    <Button variant="secondary" onClick={onReset}>
      Reset
    </Button>
  );
  const layout = (controlList: ReactNode, buttons: ReactNode) => (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">{buttons}</div>
      <Prompts prompts={spec.prompts} params={params} result={result} onState={onState} />
      {controlList}
      <div className="print:hidden">
        <Choice
          label="Units"
          options={unitChoices}
          value={units}
          onChange={(value) => onUnits(value === 'SI' ? 'SI' : 'US')}
        />
      </div>
      <div>
        <ProjectButton name={fileNameOf(title)} write={() => project(params)} />
      </div>
      {spec.readings && <ReadingList readings={spec.readings(params, units, result)} />}
      <Examples examples={spec.examples} onTry={onState} />
    </>
  );
  const shared = { params, units, onChange };
  if (!folded) {
    return layout(
      <ControlList main={spec.main} controls={controls} {...shared} />,
      <>
        {playButton}
        {reset}
      </>,
    );
  }
  const first = spec.main.filter((main) => controls.some(({ name }) => name === main)).slice(0, 2);
  const isFirst = ({ name }: { name: string }) => first.some((one) => one === name);
  return (
    <>
      <Controls controls={controls.filter(isFirst)} {...shared} />
      {playButton && <div className="print:hidden">{playButton}</div>}
      <Fold label="Explore" openLabel="Hide controls" className="space-y-5">
        {layout(<Controls controls={controls.filter((one) => !isFirst(one))} {...shared} />, reset)}
        <Notes spec={spec} />
      </Fold>
    </>
  );
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
