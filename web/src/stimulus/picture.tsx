import type { Image } from '../bank/bundle';

interface PictureProps {
  image: Image;
  alt: string;
}

/** A picture beside the bank. It is on white in dark mode too, because most are drawn for paper. */
export function Picture({ image: { src, width, height }, alt }: PictureProps) {
  return (
    <div className="rounded bg-[white] p-1 forced-color-adjust-none">
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        className="mx-auto h-auto max-w-full"
      />
    </div>
  );
}
