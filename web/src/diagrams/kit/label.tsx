import { classNames } from '../../ui/class-names';

interface LabelProps {
  x: number;
  y: number;
  children: string;
  anchor?: 'start' | 'middle' | 'end';
  strong?: boolean;
}

/** Text in a drawing, outlined in the card's color so that it stays readable over lines. */
export function Label({ x, y, children, anchor = 'start', strong = false }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      strokeWidth="3"
      paintOrder="stroke"
      className={classNames(
        'fill-on-card stroke-card forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]',
        strong && 'font-semibold',
      )}
    >
      {children}
    </text>
  );
}
