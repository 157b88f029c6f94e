// Postcards of things: mushrooms that know which of them is not to be eaten, a bouquet in an envelope.
import { lettering } from '../drawings/cut-letters.ts';
import { blob, card, eyes, snip } from '../drawings/goods-shapes.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  cream,
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
  short,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const stem = (top: number, width: number, foot: number, fill: string) =>
  shape(
    `M${110 - width} ${top}C${110 - width} 210 ${110 - foot} 230 ${110 - foot} 262C${110 - foot} 286 ${110 + foot} 286 ${110 + foot} 262C${110 + foot} 230 ${110 + width} 210 ${110 + width} ${top}Z`,
    fill,
  );

export const porcini =
  stem(140, 34, 54, cream) +
  blob('32 156 40 92 110 60 180 92 188 156 110 164', '#8a4a1f') +
  eyes(110, 196, 40, 13, 6, 5);
const chanterelle =
  shape('M36 92C70 70 150 70 184 92C170 150 132 190 130 266C128 282 92 282 90 266C88 190 50 150 36 92Z', '#f0912a') +
  line('M64 110C84 150 98 180 100 220M110 104V200M156 110C138 150 124 180 122 220', '#c5661a', 5) +
  eyes(110, 140, 44, 13, 0, 7);
const parasol =
  stem(110, 13, 26, '#e6d3ae') +
  snip('84 176 136 176 142 192 78 192', cream, 4) +
  shape('M22 122C50 66 92 70 110 56C128 70 170 66 198 122C150 138 70 138 22 122Z', '#b58a5a') +
  strew(
    [
      [60, 108],
      [92, 92],
      [128, 94],
      [160, 110],
      [110, 116],
    ],
    (x, y) => oval(x, y, 9, 5, '#7a5228'),
  ) +
  eyes(110, 152, 30, 12, -5, 6);
const birch =
  stem(120, 32, 38, paper) +
  line('M90 176h14M120 190h12M88 214h16M116 236h18M94 256h12', ink, 5) +
  shape('M48 132C44 60 176 60 172 132C140 146 80 146 48 132Z', '#d9622b') +
  eyes(110, 156, 34, 12, 6, 2);
const slimy =
  stem(150, 24, 34, '#f3d27a') +
  shape(
    'M30 160C34 84 186 84 190 160C176 172 172 196 164 196C156 196 158 172 144 170C120 172 96 168 78 170C66 174 66 206 56 206C46 206 46 176 30 160Z',
    '#c7952b',
  ) +
  line('M64 130C76 112 92 106 108 106', '#f6e0a0', 8) +
  eyes(110, 198, 34, 12, 6, 0);
export const toadstool =
  stem(140, 24, 44, paper) +
  snip('76 176 144 176 158 202 134 196 120 206 102 196 84 206 62 200', cream, 6) +
  shape('M28 152C30 36 190 36 192 152C150 168 70 168 28 152Z', vermilion) +
  strew(
    [
      [66, 122, 13],
      [106, 84, 16],
      [152, 112, 15],
      [110, 134, 10],
      [82, 146, 7],
      [170, 142, 8],
    ],
    (x, y, r) => disc(x, y, r, paper),
  ) +
  eyes(110, 190, 34, 13, 3, -6) +
  oval(110, 224, 8, 10, ink) +
  line('M140 216l16 -8M142 228l20 2', ink, 4);

function mushroomsBody(): string {
  const places: [x: number, y: number, turn: number, ground: string, motif: string][] = [
    [44, 70, -4, leaf, porcini],
    [290, 48, 2, '#6fa7a0', chanterelle],
    [532, 62, 5, '#e98a5f', parasol],
    [40, 424, 3, night, birch],
    [288, 412, -2, rose, slimy],
    [546, 408, 9, mustard, toadstool],
  ];
  return (
    places
      .map(([x, y, turn, ground, motif], index) =>
        move(card(220, 316, ground, move(motif, -18, -30, 1.16), '#56692f', index + 3), x, y, 1, turn),
      )
      .join('') + flecks(105, 60, '#a5b86f', 800, 800)
  );
}

export const mushroomPostcards: Artwork = { ground: '#7d9148', body: mushroomsBody };

function petals(count: number, reach: number, width: number, fill: string, heart: string): string {
  const turns = Array.from({ length: count }, (_, index) => (index * 360) / count);
  const petal = `M0 0C${-width} ${-reach * 0.4} ${-width} ${-reach} 0 ${-reach}C${width} ${-reach} ${width} ${-reach * 0.4} 0 0Z`;
  return (
    turns.map((turn) => `<path fill="${fill}" transform="rotate(${short(turn)})" d="${petal}"/>`).join('') +
    disc(0, 0, reach * 0.28, heart)
  );
}

function nameDayBody(): string {
  const stems = line(
    'M400 560C390 440 330 330 250 250M400 560C400 420 410 300 418 190M400 560C420 440 500 360 566 296M400 560C380 470 280 440 196 420M400 560C440 480 540 450 620 446',
    leaf,
    10,
  );
  const leaves = strew(
    [
      [350, 420, -50],
      [404, 330, 20],
      [470, 430, 60],
      [300, 470, -80],
      [520, 474, 84],
    ],
    (x, y, turn) => move(shape('M0 0C-26 -30 -22 -70 0 -92C22 -70 26 -30 0 0Z', leaf), x, y, 1, turn),
  );
  const tulip =
    shape('M-52 -60L-26 -26L0 -74L26 -26L52 -60C70 30 40 60 0 60C-40 60 -70 30 -52 -60Z', vermilion) +
    shape('M0 -74L26 -26L18 56L0 60L-18 56L-26 -26Z', '#a8240f');
  const heart = move(
    shape('M0 56C-76 0 -60 -52 -28 -52C-12 -52 0 -40 0 -26C0 -40 12 -52 28 -52C60 -52 76 0 0 56Z', vermilion),
    0,
    0,
  );
  const bee =
    oval(0, 0, 26, 18, mustard) +
    line('M-6 -16V16M8 -15V15', ink, 7, 'butt') +
    oval(-4, -24, 12, 20, paper, -24) +
    oval(16, -22, 11, 18, paper, 24) +
    disc(-20, -3, 4, ink);
  const greeting = [
    snip('0 0 196 0 196 264 0 264', paper, 4, 1),
    snip('12 12 184 12 184 252 12 252', ultramarine, 5, 1),
    lettering('STO', {
      x: 32,
      y: 62,
      height: 52,
      colours: [cream, mustard, cream],
      weight: 26,
      gap: 22,
      dance: 5,
      seed: 3,
    }),
    lettering('LAT!', {
      x: 29,
      y: 150,
      height: 50,
      colours: [rose, cream, rose, mustard],
      weight: 26,
      gap: 13,
      dance: 5,
      seed: 6,
    }),
  ].join('');
  return [
    oval(400, 752, 300, 26, '#e0a55c'),
    snip('170 500 400 330 630 500 630 640 170 640', '#c2301a', 3),
    line('M206 500L400 358L594 500M250 506L400 396L550 506M300 506L400 432L500 506', rose, 8),
    stems,
    leaves,
    move(petals(8, 92, 34, paper, mustard), 250, 236),
    move(tulip, 420, 150, 1.1, 4),
    move(petals(6, 84, 44, ultramarine, mustard), 572, 284, 1, 14),
    move(petals(5, 72, 42, '#e98a5f', ink), 186, 420, 1, 10),
    move(heart, 634, 430, 1.1, 14),
    move(greeting, 310, 312, 0.96, -7),
    snip('164 490 400 640 636 490 640 748 160 748', '#f7f0df', 7),
    shape('M164 750L366 612L400 634L434 612L638 750Z', '#e6d7b4'),
    disc(400, 640, 34, vermilion) + move(petals(6, 24, 9, rose, mustard), 400, 640),
    line('M690 236q-22 -34 -52 -20q-26 16 -4 34q24 10 18 -24', ink, 4),
    move(bee, 706, 246, 1.1, 10),
    flecks(106, 60, '#ffe6bd', 800, 800),
  ].join('');
}

export const nameDayCard: Artwork = { ground: '#f6c27a', body: nameDayBody };
