// The wall calendar for 2027: its twos are swans, its nought is what they guard, its seven goes fishing.
import { blob, snip } from '../drawings/goods-shapes.ts';
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
  oval,
  paper,
  rose,
  shape,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const swan =
  shape(
    brush([
      [4, 36, 16],
      [22, 6, 26],
      [56, 10, 28],
      [64, 48, 26],
      [44, 86, 26],
      [22, 120, 32],
    ]),
    paper,
  ) +
  blob('0 126 24 104 66 112 104 92 96 132 66 156 22 154', paper) +
  shape('M2 30L-32 48L6 46Z', '#f0822a') +
  disc(20, 22, 4, ink) +
  line('M40 132q20 8 36 -8', sky, 5);

const months: [ground: string, motif: string][] = [
  [sky, line('M45 14V66M22 27L68 53M22 53L68 27', paper, 8)],
  [ink, snip('22 34 68 34 60 56 45 48 30 56', mustard, 2, 1)],
  [
    leaf,
    line('M45 68V40', cream, 6) +
      shape('M45 44C24 44 18 28 18 20C34 20 45 30 45 44C45 26 58 18 72 18C72 36 60 44 45 44Z', '#a8c95a'),
  ],
  [mustard, oval(45, 42, 19, 25, paper) + line('M28 36l10 8l8 -8l8 8l8 -8', vermilion, 4)],
  [rose, line('M45 70V40', leaf, 6) + shape('M26 18L37 30L45 14L53 30L64 18C70 54 20 54 26 18Z', vermilion)],
  [
    '#a8c95a',
    shape('M20 32C30 18 60 18 70 32C70 54 54 66 45 68C36 66 20 54 20 32Z', vermilion) +
      snip('26 26 45 14 64 26 45 32', leaf, 3, 1),
  ],
  [ultramarine, disc(45, 42, 22, mustard)],
  [cream, shape('M18 54H72L60 68H30Z', vermilion) + shape('M43 14V50H20ZM49 22L70 50H49Z', ultramarine)],
  ['#e98a5f', disc(45, 46, 21, '#8f2213') + line('M45 28L52 14', leaf, 6)],
  [
    '#7d9148',
    shape('M38 44H52L56 68H34Z', cream) +
      shape('M16 46C18 8 72 8 74 46Z', vermilion) +
      disc(36, 34, 5, paper) +
      disc(54, 32, 6, paper),
  ],
  [night, shape('M16 42A29 29 0 0 1 74 42Z', mustard) + line('M45 42V62q6 10 14 0', cream, 5)],
  [vermilion, shape('M45 12L70 62H20Z', leaf) + line('M45 60V72', cream, 7) + disc(45, 14, 6, mustard)],
];

function calendarBody(): string {
  const rings = Array.from({ length: 13 }, (_, index) => `M${206 + index * 32} 122c-14 -30 18 -42 14 -6`).join('');
  const tiles = months.map(([ground, motif], index) =>
    move(
      shape(cut(box(0, 0, 90, 82), index + 3, 1), ground) + motif,
      208 + (index % 4) * 99,
      424 + Math.floor(index / 4) * 92,
    ),
  );
  const angler =
    line('M132 150L196 0', '#f0822a', 17) +
    line('M198 4H110', '#f0822a', 15) +
    line('M110 6V74', cream, 3) +
    move(
      shape('M0 0C16 10 18 34 0 50C-18 34 -16 10 0 0ZM0 46L14 64L0 58L-14 64Z', mustard) + disc(-5, 12, 3, ink),
      110,
      70,
    );
  const nest =
    oval(0, 0, 48, 62, cream) +
    line('M-20 -26C-16 -38 -10 -44 -2 -46', paper, 7) +
    shape('M-58 44C-30 64 30 64 58 44L46 84H-46Z', '#8a5a2b') +
    line('M-50 56L40 76M-40 78L48 54M-20 52L20 82', '#c98f52', 5);
  const sheets = [
    line('M260 116L400 40L540 116', ink, 4),
    disc(400, 38, 12, ultramarine),
    shape(cut(box(196, 124, 444, 620), 2, 2), '#d9a892'),
    shape(cut(box(182, 112, 440, 612), 3, 1), '#e6d7b4'),
    shape(cut(box(176, 104, 440, 612), 4, 2), paper),
    shape(cut(box(196, 138, 400, 264), 5, 1), '#2f7d8c'),
    shape(cut(box(196, 346, 400, 56), 6, 1), '#1d5f6e'),
    move(swan, 238, 206, 0.95),
    move(nest, 372, 286, 0.84),
    move(swan, 430, 206, 0.95),
    move(angler, 426, 200, 0.82),
    strew(
      [
        [206, 366],
        [300, 384],
        [420, 372],
        [500, 388],
      ],
      (x, y) => line(`M${x} ${y}q11 -9 22 0t22 0t22 0`, '#8fd0d6', 4),
    ),
    ...tiles,
    shape('M616 716L556 722L616 660Z', '#e6d7b4'),
    line(rings, '#4d5a66', 6),
  ].join('');
  return move(sheets, -41, -26, 1.08) + flecks(145, 60, '#fdf0ea', 800, 800);
}

export const swanCalendar: Artwork = { ground: '#f0cbb9', body: calendarBody };
