import { ink } from '../kit/ink';
import { linePath, type Point } from '../kit/scale';
import type { NetworkNode } from './network';

interface NodeSymbolProps {
  at: Point;
  kind: NetworkNode['kind'];
  isWrong?: boolean;
}

/** The symbol of a node's kind, as on SWMM's map. */
export function NodeSymbol({ at: [x, y], kind, isWrong = false }: NodeSymbolProps) {
  const className = isWrong
    ? ink.mark
    : `${ink.water} stroke-on-card forced-colors:stroke-[CanvasText]`;
  const style = { strokeWidth: isWrong ? 3 : 2, className };
  switch (kind) {
    case 'junction':
      return <circle cx={x} cy={y} r="9" {...style} />;
    case 'storage':
      return <path d={`M${x - 11} ${y - 10}V${y + 10}H${x + 11}V${y - 10}Z`} {...style} />;
    case 'divider':
      return <path d={`${diamond(x, y)}Z`} {...style} />;
    case 'outfall':
      return <path d={`M${x - 11} ${y - 9}H${x + 11}L${x} ${y + 11}Z`} {...style} />;
  }
}

const diamond = (x: number, y: number) =>
  linePath([
    [x - 12, y],
    [x, y - 12],
    [x + 12, y],
    [x, y + 12],
  ]);
