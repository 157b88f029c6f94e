// Typography: the nine Polish letters that foreigners are afraid of, each mark a small creature.
import { letter } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
  brush,
  cream,
  cut,
  disc,
  flecks,
  ink,
  leaf,
  line,
  move,
  mustard,
  night,
  paper,
  rose,
  shape,
  sky,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

interface Tile {
  character: string;
  ground: string;
  colour: string;
  /** drawn on a grid where the letter is 140 high, with its top left at 0, 0 */
  mark: string;
  shift?: number;
}

const catTail =
  shape(
    brush([
      [92, 128, 24],
      [104, 156, 24],
      [96, 182, 22],
      [66, 190, 20],
      [40, 178, 18],
      [36, 158, 10],
    ]),
    vermilion,
  ) + line('M92 150L114 148M94 168L112 178M72 178L76 200', ink, 5);
const foxTail =
  shape(
    brush([
      [62, 134, 14],
      [64, 164, 34],
      [92, 190, 36],
      [124, 176, 8],
    ]),
    '#e8741e',
  ) + shape('M100 172L128 172L104 204Z', paper);
const bird =
  shape('M24 -16C30 -40 60 -44 74 -32L108 -52L92 -22C82 -2 50 2 32 -12L4 -8Z', vermilion) +
  shape('M48 -30L30 -72L76 -34Z', ink) +
  disc(34, -22, 3.4, cream);
const flame =
  shape('M44 -10C28 -26 40 -44 58 -70C62 -50 80 -36 66 -16C60 -6 50 -4 44 -10Z', vermilion) +
  shape('M50 -12C44 -22 52 -30 58 -40C60 -28 68 -22 62 -14Z', mustard);
const appleLeaf =
  line('M52 4C52 -10 54 -22 60 -30', ink, 7) + shape('M60 -26C70 -58 100 -62 118 -58C112 -34 92 -16 60 -26Z', leaf);
const bolt = shape('M62 -72L36 -34H56L40 -4L86 -44H64L82 -72Z', mustard);
const ladybird =
  disc(48, -34, 23, '#d03d23') +
  shape('M30 -48A23 23 0 0 1 66 -48Z', ink) +
  line('M48 -50V-12', ink, 4) +
  disc(38, -34, 4, ink) +
  disc(58, -34, 4, ink) +
  disc(40, -20, 3.4, ink) +
  disc(56, -20, 3.4, ink) +
  line('M40 -56L32 -68M56 -56L64 -68', ink, 3.4);
const paintbrush =
  line('M-28 108L70 42', '#9a5a22', 13) +
  shape('M64 30L82 56L106 38C112 30 118 16 120 4C106 8 92 10 84 16Z', mustard) +
  shape('M64 30L82 56L74 62L56 36Z', ink);
const carrot =
  shape('M14 -4L64 -58C84 -54 88 -36 78 -26Z', '#e8741e') +
  line('M74 -46L98 -70M78 -42L108 -48M70 -52L76 -80', '#7fb069', 8) +
  line('M44 -24L54 -18M56 -38L66 -32', ink, 4);

const tiles: Tile[] = [
  { character: 'A', ground: mustard, colour: ink, mark: catTail, shift: -22 },
  { character: 'C', ground: leaf, colour: cream, mark: carrot, shift: 22 },
  { character: 'E', ground: ultramarine, colour: cream, mark: foxTail, shift: -22 },
  { character: 'L', ground: rose, colour: ink, mark: paintbrush },
  { character: 'N', ground: cream, colour: night, mark: bird, shift: 22 },
  { character: 'O', ground: '#e98a5f', colour: '#a8240f', mark: appleLeaf, shift: 22 },
  { character: 'S', ground: night, colour: sky, mark: flame, shift: 24 },
  { character: 'Z', ground: vermilion, colour: ink, mark: bolt, shift: 24 },
  { character: 'Z', ground: '#7fb069', colour: ink, mark: ladybird, shift: 22 },
];

/** where a letter begins in its tile of 200, so that letter and mark together stand in the middle */
const inset: Record<string, number> = { A: 45, C: 50, E: 52, L: 64, N: 48, O: 45, S: 54, Z: 52 };
const letterHeight = 146;

function nineTailsBody(): string {
  const drawn = tiles.map(({ character, ground, colour, mark, shift = 0 }, index) => {
    const x = (index % 3) * 200;
    const y = Math.floor(index / 3) * 267;
    const left = x + (inset[character] as number);
    const top = y + 58 + shift;
    const tile = shape(cut(box(x - 2, y - 2, 205, 272), index + 50, 3), ground);
    return tile + letter(character, left, top, letterHeight, colour, 30) + move(mark, left, top, letterHeight / 140);
  });
  return drawn.join('') + flecks(51, 60, cream);
}

export const nineTails: Artwork = { ground: cream, body: nineTailsBody };
