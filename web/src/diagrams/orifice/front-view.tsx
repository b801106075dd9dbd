import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { OrificeParams } from './params';

const [center, bottom, size] = [318, 78, 44];

/** The opening seen face-on, with the part that is open. */
export function FrontView({ params, openFt }: { params: OrificeParams; openFt: number }) {
  const { shape, heightFt, widthFt } = params;
  const largest = shape === 'circular' ? heightFt : Math.max(heightFt, widthFt);
  const scale = size / largest;
  const [height, width] = [heightFt * scale, (shape === 'circular' ? heightFt : widthFt) * scale];
  const open = openFt * scale;
  return (
    <>
      <path d={`M${center - 34} 12h68v74h-68Z`} className={ink.ground} />
      <path d={outline(shape, width, height, height)} className={ink.gate} />
      {open > 0 && <path d={outline(shape, width, height, open)} className={ink.opening} />}
      <Label x={center} y={102} anchor="middle">
        {openFt < heightFt ? `${Math.round((100 * openFt) / heightFt)}% open` : 'opening'}
      </Label>
    </>
  );
}

/** The outline of the lowest part of the opening, up to the height `open`. */
function outline(shape: OrificeParams['shape'], width: number, height: number, open: number) {
  if (shape === 'rectangular') {
    return `M${center - width / 2} ${bottom}h${width}v${-open}h${-width}Z`;
  }
  const radius = height / 2;
  const half = Math.sqrt(Math.max(0, radius ** 2 - (open - radius) ** 2));
  if (open > height - 0.01) {
    return `M${center} ${bottom}a${radius} ${radius} 0 1 0 -0.01 0Z`;
  }
  const large = open > radius ? 1 : 0;
  return `M${center - half} ${bottom - open}A${radius} ${radius} 0 ${large} 0 ${center + half} ${bottom - open}Z`;
}
