import { useSteadyEnd } from '../kit/ghost';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { planAt } from './plan-size';
import type { Unit } from './shape';

/** The center of the view, and the drawn length of the unit's longest side. */
const [x, y, size] = [300, 108, 100];

/** The unit in plan: its rim, its bottom and the water surface. */
export function Plan({ params, depthFt }: { params: Unit; depthFt: number }) {
  const outlines = [params.fullDepthFt, 0, depthFt].map((depth) => planAt(params, depth));
  const largest = Math.max(...outlines.map(({ lengthFt, widthFt }) => Math.max(lengthFt, widthFt)));
  const scale = size / useSteadyEnd(largest, 'plan');
  const [rim, bottom, water] = outlines.map(({ isRound, lengthFt, widthFt }) => {
    const [a, b] = [(lengthFt * scale) / 2, (widthFt * scale) / 2];
    return isRound
      ? `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`
      : `M${x - a} ${y - b}h${2 * a}v${2 * b}h${-2 * a}Z`;
  });
  return (
    <>
      {depthFt > 0 && <path d={water} className={ink.water} />}
      <path d={bottom} strokeWidth="1" strokeDasharray="3 3" className={ink.measure} />
      {depthFt > 0 && <path d={water} strokeWidth="2" className={ink.surface} />}
      <path d={rim} strokeWidth="2" className={ink.wall} />
      <Label x={x} y={218} anchor="middle">
        plan view
      </Label>
    </>
  );
}
