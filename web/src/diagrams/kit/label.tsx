import { classNames } from '../../ui/class-names';

interface LabelProps {
  x: number;
  y: number;
  children: string;
  anchor?: 'start' | 'middle' | 'end';
  strong?: boolean;
}

/** A text in a drawing, with an edge in the card's color that keeps it readable over lines. */
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
