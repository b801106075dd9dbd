import type { Image } from '../bank/bundle';
import { classNames } from '../ui/class-names';

interface PictureProps {
  image: Image;
  alt: string;
  /** Makes the picture as large as the window allows. */
  large: boolean;
}

/** A picture from the bank, on white even in dark mode: most pictures are drawn for paper. */
export function Picture({ image: { src, width, height }, alt, large }: PictureProps) {
  return (
    <div className="rounded bg-[white] p-1 forced-color-adjust-none">
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={classNames(
          'mx-auto h-auto max-w-full',
          large && 'max-h-[max(24rem,90dvh-8rem)] w-full object-contain',
        )}
      />
    </div>
  );
}
