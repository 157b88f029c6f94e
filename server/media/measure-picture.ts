// Recognises a picture by its content alone: a file's name and its server's content type prove nothing.

import { pictureWidths } from '#src/media/picture-sources.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { loadSharp, MAX_PIXELS, type Sharp } from './load-sharp.ts';

export type PictureMeasures = {
  /** Pixels, after EXIF rotation; a vector drawing is as large as the largest rendition. */
  width: number;
  height: number;
  /** #rrggbb */
  groundColor: string;
};

/** `photos`: no drawings; an SVG may hold anything, and may call itself a PNG. */
export type AcceptedPictures = 'photos' | 'photos and drawings';

export type PictureRefusal = { kind: 'NotAPicture' } | { kind: 'TooManyPixels' };

const SAMPLE_SIDE = 48;
const TIMEOUT_S = 20;

/** Reads JPEG, PNG, WebP, AVIF, GIF (its first frame) and SVG. */
export async function measurePicture(
  bytes: Buffer,
  accepted: AcceptedPictures = 'photos and drawings',
): Promise<Result<PictureMeasures, PictureRefusal>> {
  const sharp = await loadSharp();
  try {
    const { width, height, isVector } = await readSize(sharp, bytes);
    if (isVector && accepted === 'photos') return refuse({ kind: 'NotAPicture' });
    const scale = isVector ? Math.max(...pictureWidths) / width : 1;
    if (width * height * Math.max(1, scale * scale) > MAX_PIXELS) return refuse({ kind: 'TooManyPixels' });
    const sample = await openPicture(sharp, bytes)
      .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill', kernel: 'nearest' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return ok({
      width: Math.round(width * scale),
      height: Math.max(1, Math.round(height * scale)),
      groundColor: commonestColour(sample.data, sample.info.channels),
    });
  } catch {
    return refuse({ kind: 'NotAPicture' });
  }
}

/** The size after EXIF rotation; of a vector drawing its own, in CSS pixels. Throws for anything but a picture. */
export async function readSize(
  sharp: Sharp,
  bytes: Buffer,
): Promise<{ width: number; height: number; isVector: boolean }> {
  const { width, height, autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, isVector: format === 'svg' };
}

/**
 * With EXIF rotation applied, a time limit, and without the camera's metadata on place and owner. `density`: for
 * vectors, in dpi.
 */
export function openPicture(sharp: Sharp, bytes: Buffer, density?: number) {
  const picture = sharp(bytes, {
    autoOrient: true,
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    ...(density ? { density } : {}),
  });
  return picture.timeout({ seconds: TIMEOUT_S });
}

/** The mean colour of the fullest of 4,096 colour boxes; the mean of all pixels would be a muddy grey. */
function commonestColour(pixels: Buffer, channels: number): string {
  const boxes = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    const [red = 0, green = red, blue = red] = pixels.subarray(at, at + channels);
    const name = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const { count, sum } = boxes.get(name) ?? { count: 0, sum: [0, 0, 0] };
    boxes.set(name, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] });
  }
  const fullest = [...boxes.values()].reduce((most, box) => (box.count > most.count ? box : most));
  return `#${fullest.sum.map((part) => hex(part / fullest.count)).join('')}`;
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
