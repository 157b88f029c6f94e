// Pictures as bytes, made on the spot: small, and known to the pixel.
import { loadSharp } from '#server/media/load-sharp.ts';

type PictureFile = {
  width?: number;
  height?: number;
  colour?: string;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
};

export async function aPictureFile({
  width = 300,
  height = 400,
  colour = '#c8371f',
  format = 'png',
}: PictureFile = {}): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  return picture.toFormat(format).toBuffer();
}

export const aDrawing = (size = 'viewBox="0 0 300 400"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#2443b8"/></svg>`,
  );
