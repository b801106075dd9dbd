import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { Units } from '../kit/units';
import { type Placement, placementOf } from './placement';

const left = 10;
const width = drawingWidth - 20;

/** Bars of the areas, of those outside the LID controls, and of where impervious runoff goes. */
export function PlacementDrawing({ params, units }: { params: Placement; units: Units }) {
  const { imperv, perv, lid, newPercent, routed, first, second, outlet } = placementOf(params);
  const land = (part: number) => formatQuantity(part * params.placeAc, 'land', units);
  const outside = [
    { name: 'impervious', share: imperv, className: ink.opening },
    { name: 'pervious', share: perv, className: ink.plants },
  ];
  return (
    <Drawing height={348}>
      <Bar
        y={26}
        title={params.inSeries ? 'Area of the first subcatchment' : 'Area of the subcatchment'}
        parts={[...outside, { name: 'LID', share: lid, className: ink.bar }]}
      />
      <Bar
        y={146}
        title={`Outside the LID controls\n${land(imperv)} of ${land(1 - lid)} impervious: ${formatNumber(newPercent)}%`}
        parts={outside}
        total={1 - lid}
      />
      {imperv > 0 && (
        <Bar
          y={250}
          title="Impervious runoff goes to"
          parts={[
            { name: 'pervious', share: routed, className: ink.plants },
            { name: 'first LID', share: first, className: ink.bar },
            { name: 'second LID', share: second, className: ink.gravel },
            { name: 'outlet', share: outlet, className: ink.opening },
          ]}
        />
      )}
    </Drawing>
  );
}

interface BarProps {
  y: number;
  title: string;
  /** The sum of the shares. */
  total?: number;
  parts: readonly { name: string; share: number; className: string }[];
}

/** A bar in parts, with each name inside its part, or below on a leader if the part is too narrow. */
function Bar({ y, title, total = 1, parts }: BarProps) {
  let from = left;
  let below = 0;
  return (
    <>
      <Label x={left} y={y - (title.includes('\n') ? 27 : 10)} strong>
        {title}
      </Label>
      {parts
        .filter(({ share }) => share > 0.0005)
        .map(({ name, share, className }) => {
          const x = from;
          from += share * width;
          const middle = (x + from) / 2;
          const percent = `${formatNumber((100 * share) / total)}%`;
          const fits = share * width > 8 * name.length + 4;
          if (!fits) below += 1;
          const foot = y + 40 + 18 * below;
          return (
            <g key={name}>
              <path d={`M${x} ${y}H${from}v42H${x}Z`} strokeWidth="1.5" className={className} />
              {!fits && <path d={`M${middle} ${y + 36}V${foot - 12}`} className={ink.axis} />}
              <Label
                x={fits ? middle : Math.min(middle + 3, drawingWidth - 9 * (name.length + 6))}
                y={fits ? y + 18 : foot}
                anchor={fits ? 'middle' : 'start'}
              >
                {fits ? `${name}\n${percent}` : `${name} ${percent}`}
              </Label>
            </g>
          );
        })}
    </>
  );
}
