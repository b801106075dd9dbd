import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { TooltipProps } from './tooltip';

/** A tooltip whose code is loaded when the pointer or the focus first comes near. */
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
      // Without it the text stands elsewhere on the page, too.
      () => {},
    );
  };
  // What is inside is made anew within the tooltip, and so loses the focus.
  useEffect(() => {
    if (Tooltip && hadFocus.current) wrapper.current?.querySelector('button')?.focus();
  }, [Tooltip]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it loads code; what acts is inside
    <span ref={wrapper} onPointerEnter={load} onFocus={load}>
      {Tooltip ? <Tooltip text={text}>{children}</Tooltip> : children}
    </span>
  );
}
