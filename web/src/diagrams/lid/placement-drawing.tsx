import { Drawing, drawingWidth } from '../kit/drawing';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { type Placement, placementOf } from './placement';

const [left, right] = [10, drawingWidth - 10] as const;

/** The subcatchment's areas, and where its impervious runoff goes, as bars. */
export function PlacementDrawing({ params }: { params: Placement }) {
  const { imperv, perv, lid, routed, first, second, outlet } = placementOf(params);
  return (
    <Drawing height={230}>
      <Bar
        y={34}
        title={params.inSeries ? 'Area of the first subcatchment' : 'Area of the subcatchment'}
        parts={[
          { name: 'impervious', share: imperv, className: ink.opening },
          { name: 'pervious', share: perv, className: ink.plants },
          { name: 'LID', share: lid, className: ink.water },
        ]}
      />
      <Bar
        y={144}
        title="Its impervious runoff goes to"
        parts={[
          { name: 'pervious ground', share: routed, className: ink.plants },
          { name: 'first LID', share: first, className: ink.water },
          { name: 'second LID', share: second, className: ink.water },
          { name: 'outlet', share: outlet, className: ink.empty },
        ]}
      />
    </Drawing>
  );
}

interface BarProps {
  y: number;
  title: string;
  parts: readonly { name: string; share: number; className: string }[];
}

function Bar({ y, title, parts }: BarProps) {
  let from: number = left;
  return (
    <>
      <Label x={left} y={y - 12} strong>
        {title}
      </Label>
      {parts
        .filter(({ share }) => share > 0.0005)
        .map(({ name, share, className }, index) => {
          const x = from;
          const width = share * (right - left);
          from += width;
          return (
            <g key={name}>
              <path
                d={`M${x} ${y}h${width}v30h${-width}Z`}
                strokeWidth="1.5"
                className={className}
              />
              <Label x={x + 2} y={y + (index % 2 === 0 ? 48 : 66)}>
                {`${name} ${Math.round(100 * share)}%`}
              </Label>
            </g>
          );
        })}
      <path d={`M${left} ${y}H${right}v30H${left}Z`} strokeWidth="2" className={ink.wall} />
    </>
  );
}
