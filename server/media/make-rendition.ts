// One picture in one width and format.
import { readFile } from 'node:fs/promises';
import { pictureWidths } from '#src/media/picture-sources.ts';
import { loadSharp } from './load-sharp.ts';
import { openPicture, readSize } from './measure-picture.ts';
import { writeWhole } from './picture-folders.ts';

const CSS_DPI = 72;
// WebP's limit is 16,383.
const MAX_HEIGHT = 8_192;

// More effort than this hardly saves bytes, measured on our drawings, 640 pixels wide: AVIF effort 2 takes 120 ms for
// 15 kB, effort 3 takes 300 ms to save 3 %; WebP effort 4 35 ms for 23 kB; JPEG 39 ms for 38 kB.
const encoders = {
  avif: { quality: 60, effort: 2 },
  webp: { quality: 80, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
} as const;

/** `original` and `target` are paths. */
export type RenditionJob = { original: string; target: string; width: number; format: keyof typeof encoders };

/** Writes the target, unless a smaller width already shows every pixel of the original. */
export async function makeRendition({ original, target, width, format }: RenditionJob): Promise<void> {
  const sharp = await loadSharp();
  const bytes = await readFile(original);
  const size = await readSize(sharp, bytes);
  const whole = pictureWidths.find((each) => each >= size.width) ?? width;
  if (!size.isVector && width > whole) return;
  // Vectors are drawn at the target size, not enlarged from pixels.
  const density = size.isVector ? (CSS_DPI * width) / size.width : undefined;
  const picture = openPicture(sharp, bytes, density).resize({
    width,
    height: MAX_HEIGHT,
    fit: 'inside',
    withoutEnlargement: !size.isVector,
  });
  await writeWhole(target, await encode(picture, format));
}

function encode(picture: ReturnType<typeof openPicture>, format: RenditionJob['format']): Promise<Buffer> {
  if (format === 'avif') return picture.avif(encoders.avif).toBuffer();
  if (format === 'webp') return picture.webp(encoders.webp).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg(encoders.jpg).toBuffer();
}
