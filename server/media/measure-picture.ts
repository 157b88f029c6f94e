// Recognises a picture by its content alone: a file's name and its server's content type prove nothing.

import { pictureWidths } from '#src/media/picture-sources.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { findFocus, middle } from './find-focus.ts';
import { loadSharp, MAX_PIXELS, type Sharp } from './load-sharp.ts';
import { openPicture } from './open-picture.ts';

export type PictureMeasures = {
  /** Pixels, after EXIF rotation; a vector drawing is as large as the largest rendition. */
  width: number;
  height: number;
  /** #rrggbb */
  groundColor: string;
  /** Something shines through it, as round a thing that was cut out. */
  isSeeThrough: boolean;
  /** What draws the eye, in percent from the left and from the top. */
  focus: { x: number; y: number };
};

/** `photos`: no drawings; an SVG may hold anything, and may call itself a PNG. */
export type AcceptedPictures = 'photos' | 'photos and drawings';

export const pictureRefusals = [
  'NotAPicture',
  /** It begins as a picture, and ends too early or is damaged. */
  'BrokenPicture',
  /** A photo that moves. */
  'AnimatedPicture',
  /** An iPhone's own format, which few programs read. */
  'HeicPicture',
  'TooManyPixels',
] as const;

export type PictureRefusal = { kind: (typeof pictureRefusals)[number] };

const SAMPLE_SIDE = 48;

/** Reads JPEG, PNG, WebP, AVIF, GIF (its first frame) and SVG. */
export async function measurePicture(
  bytes: Buffer,
  accepted: AcceptedPictures = 'photos and drawings',
): Promise<Result<PictureMeasures, PictureRefusal>> {
  const sharp = await loadSharp();
  const size = await readSize(sharp, bytes).catch(() => null);
  if (!size) return refuse({ kind: isHeic(bytes) ? 'HeicPicture' : 'NotAPicture' });
  const { width, height, isVector, isAnimated } = size;
  if (accepted === 'photos') {
    if (isVector) return refuse({ kind: 'NotAPicture' });
    if (isAnimated) return refuse({ kind: 'AnimatedPicture' });
  }
  try {
    const scale = isVector ? Math.max(...pictureWidths) / width : 1;
    if (width * height * Math.max(1, scale * scale) > MAX_PIXELS) return refuse({ kind: 'TooManyPixels' });
    const pixels = await samplePixels(sharp, bytes);
    return ok({
      width: Math.round(width * scale),
      height: Math.max(1, Math.round(height * scale)),
      // A thing that was cut out stands on white paper.
      groundColor: isSeeThrough(pixels) ? '#ffffff' : commonestColour(pixels),
      isSeeThrough: isSeeThrough(pixels),
      // A drawing is composed, and a thing that was cut out is shown whole.
      focus: isVector || isSeeThrough(pixels) ? middle : await findFocus(sharp, bytes),
    });
  } catch {
    return refuse({ kind: isHeic(bytes) ? 'HeicPicture' : 'BrokenPicture' });
  }
}

/** A few of its pixels, four bytes each: red, green, blue and how opaque. */
async function samplePixels(sharp: Sharp, bytes: Buffer): Promise<Buffer> {
  return openPicture(sharp, bytes)
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
}

/** The size after EXIF rotation; of a vector drawing its own, in CSS pixels. Throws for anything but a picture. */
export async function readSize(
  sharp: Sharp,
  bytes: Buffer,
): Promise<{ width: number; height: number; isVector: boolean; isAnimated: boolean }> {
  const { width, height, autoOrient, format, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return {
    width: autoOrient.width ?? width,
    height: autoOrient.height ?? height,
    isVector: format === 'svg',
    isAnimated: (pages ?? 1) > 1,
  };
}

/** The mean colour of the fullest of 4,096 colour boxes; the mean of all pixels would be a muddy grey. */
function commonestColour(pixels: Buffer): string {
  const boxes = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 255) / 255;
    // What shines through stands on white.
    const [red = 0, green = 0, blue = 0] = [...pixels.subarray(at, at + 3)].map((part) =>
      Math.round(part * opacity + 255 * (1 - opacity)),
    );
    const name = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const { count, sum } = boxes.get(name) ?? { count: 0, sum: [0, 0, 0] };
    boxes.set(name, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] });
  }
  const fullest = [...boxes.values()].reduce((most, box) => (box.count > most.count ? box : most));
  return `#${fullest.sum.map((part) => hex(part / fullest.count)).join('')}`;
}

/** Soft corners alone are no reason to leave a picture whole. */
function isSeeThrough(pixels: Buffer): boolean {
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) clear += 1;
  return clear > pixels.length / 4 / 50;
}

/** The brands of HEIF files whose pictures are coded as HEVC: the library here reads AVIF alone. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
