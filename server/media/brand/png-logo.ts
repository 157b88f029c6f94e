// PNG logos: decoded, resized, re-encoded without metadata, and stored in the document as a data URL.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Drawing, ShopProfile } from '#src/shop/shop-profile.ts';
import { loadSharp, MAX_PIXELS } from '../load-sharp.ts';

export const PNG_ADDRESS = 'data:image/png;base64,';
/** The file that is kept is at most so large: three times the largest logo on a page. */
export const LOGO_BOUNDS = { width: 1200, height: 480 };
export const ICON_BOUNDS = { width: 512, height: 512 };
const SMALLEST_SIDE = 16;
const MOST_BYTES = 400_000;

type Bounds = { width: number; height: number };

export function isPng(picture: string): boolean {
  return picture.startsWith(PNG_ADDRESS);
}

/** The same picture in its own size or, when it is larger, within the bounds; what was transparent is. */
export async function cleanPng(
  picture: string,
  bounds: Bounds,
): Promise<Result<string, { kind: 'UnusablePng'; message: string }>> {
  const unusable = (message: string) => refuse({ kind: 'UnusablePng' as const, message });
  const sharp = await loadSharp();
  const bytes = bytesOf(picture);
  const found = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null);
  if (found?.format !== 'png') return unusable('is no PNG picture');
  if (Math.min(found.width, found.height) < SMALLEST_SIDE)
    return unusable(`is ${found.width} × ${found.height} pixels; it needs at least ${SMALLEST_SIDE} each way`);
  const written = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => null);
  if (!written) return unusable('is damaged');
  if (written.length > MOST_BYTES)
    return unusable(
      `has ${Math.round(written.length / 1000)} kB in ${bounds.width} × ${bounds.height} pixels; a logo is plain, or an SVG`,
    );
  return ok(PNG_ADDRESS + written.toString('base64'));
}

/** The size in pixels of one that `cleanPng` has written: a PNG begins with it. */
export function pngSize(picture: string): { width: number; height: number } {
  const bytes = bytesOf(picture.slice(0, PNG_ADDRESS.length + 40));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

export function bytesOf(picture: string): Buffer {
  return Buffer.from(picture.slice(PNG_ADDRESS.length), 'base64');
}

/** `href`: where pages find it. */
export function pngDrawing(picture: string, href: string): Drawing {
  const { width, height } = pngSize(picture);
  return { body: `<image href="${href}" width="${width}" height="${height}"/>`, width, height };
}

/** A drawing for the image library, which fetches nothing: the logo's pixels stand in it. */
export function withPixels(body: string, { logoPictures }: ShopProfile['identity']): string {
  return body.replaceAll(/href="\/logo-(light|dark)\.png[^"]*"/g, (whole, scheme: 'light' | 'dark') => {
    const picture = logoPictures[scheme];
    return picture ? `href="${picture}"` : whole;
  });
}
