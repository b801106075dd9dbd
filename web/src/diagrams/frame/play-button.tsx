import type { MouseEvent } from 'react';
import { Button } from '../../ui/button';
import { keepPlace } from '../../ui/keep-place';
import { limitsOf, type RangeControl, type Value } from '../kit/controls';
import { nearestStep } from '../kit/drag';
import type { Units } from '../kit/units';
import type { Player } from './use-play';

interface PlayButtonProps<P> {
  control: RangeControl<P>;
  params: P;
  units: Units;
  seconds: number;
  player: Player;
  /** Sets a parameter, which stops the player. */
  onChange: (name: string, value: Value) => void;
}

/** Moves one slider from where it is to its end, or from its start if it is at the end. */
export function PlayButton<P>(props: PlayButtonProps<P>) {
  const { control, params, units, seconds, player, onChange } = props;
  if (!player.canPlay) return null;
  const value = Number(params[control.name]);
  const playOrPause = (event: MouseEvent) => {
    if (player.isPlaying) {
      // The text of the slider then agrees with its thumb.
      onChange(control.name, nearestStep(control, params, units, value));
    } else {
      const { min, max } = limitsOf(control, params);
      const from = value < max ? value : min;
      player.play({
        from,
        to: max,
        seconds: (seconds * (max - from)) / (max - min),
        button: event.currentTarget,
      });
    }
    keepPlace(event);
  };
  return (
    <Button variant="secondary" onClick={playOrPause}>
      {player.isPlaying ? 'Pause' : 'Play'}
    </Button>
  );
}
