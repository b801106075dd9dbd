import { classNames } from '../../ui/class-names';

interface LabelProps {
  x: number;
  y: number;
  children: string;
  anchor?: 'start' | 'middle' | 'end';
  strong?: boolean;
}

/**
 * Text in a drawing, outlined in the card's color so that it stays readable over lines. "\n" starts a
 * new line.
 */
export function Label({ x, y, children, anchor = 'start', strong = false }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={classNames('label', strong && 'font-semibold')}
    >
      {children.includes('\n')
        ? children.split('\n').map((line, index) => (
            <tspan key={line} x={x} dy={index > 0 ? '1.05em' : 0}>
              {line}
            </tspan>
          ))
        : children}
    </text>
  );
}
