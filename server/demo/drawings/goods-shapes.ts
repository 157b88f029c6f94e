// What the still lifes of goods share: postcards, a ground to stand on, eyes that look at something.
import type { Point } from './paper-shapes.ts';
import { box, cut, disc, ink, line, paper, round, shape } from './paper-shapes.ts';

/** Corners written as in a path, "x y x y …". */
export function corners(text: string): Point[] {
  const numbers = text.trim().split(/\s+/).map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [numbers[index * 2] as number, numbers[index * 2 + 1] as number],
  );
}

export const snip = (text: string, fill: string, seed = 1, rough = 2) => shape(cut(corners(text), seed, rough), fill);

export const blob = (text: string, fill: string, tension = 6) => shape(round(corners(text), tension), fill);

/** A printed card with a white edge and one flat shadow, its top left at 0, 0. */
export function card(width: number, height: number, ground: string, motif: string, shadow: string, seed = 1): string {
  return [
    shadow === '' ? '' : shape(cut(box(7, 9, width, height), seed + 2, 1), shadow),
    shape(cut(box(0, 0, width, height), seed, 1), paper),
    shape(cut(box(10, 10, width - 20, height - 20), seed + 1, 1), ground),
    motif,
  ].join('');
}

/** A pair of eyes `gap` apart that look `dx`, `dy` aside. */
export function eyes(x: number, y: number, gap: number, size: number, dx = 0, dy = 0): string {
  const one = (at: number) => disc(at, y, size, paper) + disc(at + dx, y + dy, size * 0.5, ink);
  return one(x - gap / 2) + one(x + gap / 2);
}

/** A line to cut along. */
export const dashed = (pathData: string, stroke: string, width: number, rhythm = '16 12') =>
  line(pathData, stroke, width).replace('<path', `<path stroke-dasharray="${rhythm}"`);

/** Open scissors 230 long, their screw at 0, 0 and their tips above it. */
export function openScissors(blades: string, loops: string): string {
  const loop = (x: number) => `<circle cx="${x}" cy="46" r="28" fill="none" stroke="${loops}" stroke-width="14"/>`;
  return shape('M-10 0L-26 -150L8 -20ZM10 0L26 -150L-8 -20Z', blades) + loop(-30) + loop(30) + disc(0, -8, 8, ink);
}
