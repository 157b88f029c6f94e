// One picture in one width and format.
import { readFile } from 'node:fs/promises';
import { type CardRatio, CROP_PLACES, cardSizeAround, cardSizeIn, WHOLE_PLACE } from '#src/media/card-crop.ts';
import { pictureWidths } from '#src/media/picture-sources.ts';
import { loadSharp } from './load-sharp.ts';
import { readSize } from './measure-picture.ts';
import { openPicture } from './open-picture.ts';
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
export type RenditionJob = {
  original: string;
  target: string;
  width: number;
  format: keyof typeof encoders;
  /** A card's frame, and the place of its crop; undefined for the picture itself. */
  crop?: { frame: CardRatio; place: number } | undefined;
};

/** Writes the target, unless a smaller width already shows every pixel of the original. */
export async function makeRendition({ original, target, width, format, crop }: RenditionJob): Promise<void> {
  const sharp = await loadSharp();
  const bytes = await readFile(original);
  const size = await readSize(sharp, bytes);
  const shown = shownSize(size, crop);
  const whole = pictureWidths.find((each) => each >= shown.width) ?? width;
  if (!size.isVector && width > whole) return;
  // Vectors are drawn at the target size, not enlarged from pixels.
  const density = size.isVector ? (CSS_DPI * width) / shown.width : undefined;
  const picture = openPicture(sharp, bytes, density);
  if (crop === undefined) {
    picture.resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: !size.isVector });
  } else if (crop.place === WHOLE_PLACE) {
    const scale = (size.isVector ? width : Math.min(width, shown.width)) / shown.width;
    putIntoFrame(picture, scaled(size, scale), scaled(shown, scale));
  } else {
    const scale = (size.isVector ? width : Math.min(width, shown.width)) / shown.width;
    cut(picture, { whole: scaled(size, scale), part: scaled(shown, scale), place: crop.place });
  }
  await writeWhole(target, await encode(picture, format));
}

type Size = { width: number; height: number };

function shownSize(size: Size, crop: RenditionJob['crop']): Size {
  if (!crop) return size;
  return crop.place === WHOLE_PLACE ? cardSizeAround(size, crop.frame) : cardSizeIn(size, crop.frame);
}

/** What is around it is clear, as what shines through it is. */
function putIntoFrame(picture: ReturnType<typeof openPicture>, whole: Size, frame: Size): void {
  const [left, top] = [Math.floor((frame.width - whole.width) / 2), Math.floor((frame.height - whole.height) / 2)];
  picture.resize({ ...whole, fit: 'fill' }).extend({
    ...{ left, right: frame.width - whole.width - left, top, bottom: frame.height - whole.height - top },
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  });
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function cut(
  picture: ReturnType<typeof openPicture>,
  { whole, part, place }: { whole: Size; part: Size; place: number },
): void {
  const from = (length: number, kept: number) => Math.round((Math.max(0, length - kept) * place) / (CROP_PLACES - 1));
  picture.resize({ ...whole, fit: 'fill' }).extract({
    left: from(whole.width, part.width),
    top: from(whole.height, part.height),
    width: Math.min(part.width, whole.width),
    height: Math.min(part.height, whole.height),
  });
}

function encode(picture: ReturnType<typeof openPicture>, format: RenditionJob['format']): Promise<Buffer> {
  if (format === 'avif') return picture.avif(encoders.avif).toBuffer();
  if (format === 'webp') return picture.webp(encoders.webp).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg(encoders.jpg).toBuffer();
}
