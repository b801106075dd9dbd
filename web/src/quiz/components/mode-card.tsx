import { useId } from 'react';
import { Badge, type Tone } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { pressLabel } from '../../ui/press-label';
import type { Mode } from '../model/session';

interface ModeCardProps {
  mode: Mode;
  chosen: Mode;
  onChoose: (mode: Mode) => void;
  title: string;
  subtitle: string;
  badge: string;
  tone: Tone;
  icon: IconName;
  features: string[];
}

/** A mode as a radio button that is as large as its card. */
export function ModeCard(props: ModeCardProps) {
  const { mode, chosen, onChoose, title, subtitle, badge, tone, icon, features } = props;
  const id = useId();
  const checked = mode === chosen;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the control itself
    <label
      onClick={pressLabel}
      className={classNames(
        'flex cursor-pointer flex-col gap-3 rounded-xl border-2 bg-card p-4 text-on-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link sm:p-6',
        checked ? 'border-primary shadow-md' : 'border-hairline hover:border-outline',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-3 text-lg font-semibold">
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={checked}
            onChange={() => onChoose(mode)}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-badge ${id}-details`}
            className="size-5 accent-primary outline-none"
          />
          <Icon name={icon} className="size-6" />
          <span id={`${id}-title`}>{title}</span>
        </span>
        <span id={`${id}-badge`}>
          <Badge tone={tone}>{badge}</Badge>
        </span>
      </span>
      <span id={`${id}-details`} className="block space-y-2">
        <span className="block text-on-muted">{subtitle}</span>
        <span className="block space-y-1">
          {features.map((feature) => (
            <span key={feature} className="flex items-center gap-2">
              <Icon name="check" className="size-4 text-on-success" />
              <span>{feature}</span>
            </span>
          ))}
        </span>
      </span>
    </label>
  );
}
