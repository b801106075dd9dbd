import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { TooltipProps } from './tooltip';

/** A tooltip whose code is loaded on the first hover or focus. */
export function LazyTooltip({ text, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [Tooltip, setTooltip] = useState<ComponentType<TooltipProps> | null>(null);
  const hadFocus = useRef(false);
  const load = () => {
    if (Tooltip) return;
    import('./tooltip').then(
      (module) => {
        hadFocus.current = wrapper.current?.contains(document.activeElement) ?? false;
        setTooltip(() => module.Tooltip);
      },
      // The text is also elsewhere on the page.
      () => {},
    );
  };
  // The tooltip mounts its children again, which loses the focus.
  useEffect(() => {
    if (Tooltip && hadFocus.current) wrapper.current?.querySelector('button')?.focus();
  }, [Tooltip]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it loads code; the control is inside
    <span ref={wrapper} onPointerEnter={load} onFocus={load}>
      {Tooltip ? <Tooltip text={text}>{children}</Tooltip> : children}
    </span>
  );
}
