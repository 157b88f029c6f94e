// What colours a logo paints, and how much of it in each.
import type { LogoColour } from '#src/shop/brand/propose-accent.ts';
import { loadSharp, MAX_PIXELS } from '../load-sharp.ts';
import { bytesOf, isPng } from './png-logo.ts';

const SIDE = 96;
const OPAQUE = 200;
/** Alike enough for one colour: edges are softened. */
const STEP_BITS = 4;

/** Reads the colours of an SVG or PNG as the document `identity` holds it. */
export async function readLogoColours(logo: string): Promise<LogoColour[]> {
  const sharp = await loadSharp();
  const { data } = await sharp(isPng(logo) ? bytesOf(logo) : Buffer.from(logo), { limitInputPixels: MAX_PIXELS })
    // The nearest: a mean of two colours is none of the logo's.
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const boxes = new Map<number, Map<string, number>>();
  let painted = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    painted++;
    const box = [red, green, blue].reduce((name, part) => (name << (8 - STEP_BITS)) | (part >> STEP_BITS), 0);
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
    const colours = boxes.get(box) ?? new Map<string, number>();
    boxes.set(box, colours.set(colour, (colours.get(colour) ?? 0) + 1));
  }
  return [...boxes.values()].map((colours) => {
    const [[colour] = ['#000000', 0]] = [...colours].sort(([, a], [, b]) => b - a);
    const pixels = [...colours.values()].reduce((sum, count) => sum + count, 0);
    return { colour, share: pixels / painted };
  });
}
