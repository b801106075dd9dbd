import type { MouseEvent } from 'react';
import { Button } from '../../ui/button';
import { limitsOf, type RangeControl } from '../kit/controls';
import { keepPlace } from './keep-place';
import type { Player } from './use-play';

interface PlayButtonProps<P> {
  control: RangeControl<P>;
  params: P;
  seconds: number;
  player: Player;
}

/** Moves one slider from where it is to its end; from its start if it is at the end. */
export function PlayButton<P>({ control, params, seconds, player }: PlayButtonProps<P>) {
  if (!player.canPlay) return null;
  if (player.isPlaying) {
    const pause = (event: MouseEvent) => {
      player.stop();
      keepPlace(event);
    };
    return (
      <Button variant="secondary" onClick={pause}>
        Pause
      </Button>
    );
  }
  const play = (event: MouseEvent) => {
    const { min, max } = limitsOf(control, params);
    const value = Number(params[control.name]);
    const from = value < max ? value : min;
    player.play({
      from,
      to: max,
      seconds: (seconds * (max - from)) / (max - min),
      button: event.currentTarget,
    });
    keepPlace(event);
  };
  return (
    <Button variant="secondary" onClick={play}>
      Play
    </Button>
  );
}
