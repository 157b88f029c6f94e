// What of a photograph draws the eye: the middle of its edges, strong ones counting more. libvips' own "attention" went to a
// bright corner behind a thing as well as to the thing.
import type { Sharp } from './load-sharp.ts';
import { openPicture } from './open-picture.ts';

/** The point in percent from the left and from the top. */
export type Focus = { x: number; y: number };

export const middle: Focus = { x: 50, y: 50 };

const SIDE = 64;
/** What differs by less from its neighbours is grain, or a wall in the evening. */
const LEAST_EDGE = 30;
const CHANNELS = 3;

export async function findFocus(sharp: Sharp, bytes: Buffer): Promise<Focus> {
  const pixels = await openPicture(sharp, bytes)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  let [across, down, whole] = [0, 0, 0];
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const weight = Math.max(0, edgeAt(pixels, x, y) - LEAST_EDGE) ** 2;
      across += (x + 0.5) * weight;
      down += (y + 0.5) * weight;
      whole += weight;
    }
  }
  // Nothing in it strikes more than the rest.
  if (whole === 0) return middle;
  const percent = (sum: number) => Math.round((sum / whole / SIDE) * 100);
  return { x: percent(across), y: percent(down) };
}

/** How much a pixel's neighbours differ, over all colours. */
function edgeAt(pixels: Buffer, x: number, y: number): number {
  const at = (column: number, row: number, channel: number) => pixels[(row * SIDE + column) * CHANNELS + channel] ?? 0;
  let edge = 0;
  for (let channel = 0; channel < CHANNELS; channel++) {
    edge += Math.abs(at(x + 1, y, channel) - at(x - 1, y, channel));
    edge += Math.abs(at(x, y + 1, channel) - at(x, y - 1, channel));
  }
  return edge;
}
