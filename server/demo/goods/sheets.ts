// Loose paper: scooped from the pot like soup, fanned out as a rooster's tail, unrolled as the stem of a mushroom.
import { blob, corners, eyes, snip } from '../drawings/goods-shapes.ts';
import type { Artwork, Point } from '../drawings/paper-shapes.ts';
import {
  box,
  cream,
  cut,
  disc,
  flecks,
  ink,
  leaf,
  line,
  move,
  mustard,
  oval,
  paper,
  rose,
  seeded,
  shape,
  short,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

/** The torn, feathered edge of a sheet that was never cut. */
function deckled(width: number, height: number, fill: string, seed: number, step = 17): string {
  const random = seeded(seed);
  const shake = () => (random() - 0.5) * 11;
  const edge: Point[] = [];
  for (let x = 0; x < width; x += step) edge.push([x, shake()]);
  for (let y = 0; y < height; y += step) edge.push([width + shake(), y]);
  for (let x = width; x > 0; x -= step) edge.push([x, height + shake()]);
  for (let y = height; y > 0; y -= step) edge.push([shake(), y]);
  return shape(`M${edge.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`, fill);
}

function soupBody(): string {
  const fish =
    shape('M0 60C40 0 130 0 170 54L216 16V104L170 66C130 120 40 120 0 60Z', '#eadcbc') +
    disc(44, 50, 8, paper) +
    line('M80 34q16 26 0 52M112 30q16 30 0 60', paper, 5);
  const steam = strew(
    [
      [150, 330, 1, 0],
      [90, 300, 0.7, 8],
      [676, 250, 0.8, -6],
    ],
    (x, y, scale, turn) => move(line('M0 0C-34 -40 30 -70 0 -110S24 -170 6 -204', '#f3d2ae', 15), x, y, scale, turn),
  );
  const speckles = strew(
    [
      [236, 560],
      [300, 640],
      [360, 590],
      [470, 660],
      [520, 580],
      [566, 640],
      [410, 716],
      [270, 704],
    ],
    (x, y) => oval(x, y, 7, 5, '#6f8be6'),
  );
  const ladle =
    line('M640 290L726 74C734 44 772 52 768 82', '#b8c2c8', 22) +
    move(deckled(84, 150, paper, 9, 15), 588, 304, 1, 4) +
    shape('M544 278L680 326C668 388 612 408 568 384C532 364 528 318 544 278Z', '#b8c2c8') +
    line('M566 310C560 336 568 354 584 366', paper, 7) +
    shape('M600 470C612 490 612 506 600 508C588 506 588 490 600 470Z', sky);
  return [
    steam,
    shape(cut(box(-10, 690, 820, 120), 3, 3), '#a85a35'),
    oval(400, 742, 270, 26, '#8a4526'),
    shape(
      'M196 500C120 490 96 520 104 560C112 590 160 596 206 584ZM190 526V560C150 566 132 558 130 546C128 530 150 522 190 526ZM604 500C680 490 704 520 696 560C688 590 640 596 594 584ZM610 526V560C650 566 668 558 670 546C672 530 650 522 610 526Z',
      '#16308f',
    ),
    oval(400, 478, 240, 48, '#16308f'),
    oval(400, 482, 214, 36, sky),
    move(deckled(290, 300, '#d9c39a', 5, 24), 316, 160, 1, 11),
    move(deckled(300, 320, '#efe1c2', 6, 24), 170, 140, 1, -9),
    move(deckled(316, 400, paper, 7) + move(fish, 50, 150), 236, 96, 1, 1),
    shape('M188 482C260 462 540 462 612 482C600 530 200 530 188 482Z', sky),
    line('M226 492C300 482 500 482 574 492', paper, 4),
    shape('M160 478C170 540 630 540 640 478L606 712C596 756 204 756 194 712Z', ultramarine),
    line('M162 484C190 542 610 542 638 484', paper, 13),
    speckles,
    ladle,
    flecks(121, 60, '#f3cfa8', 800, 800),
  ].join('');
}

export const handmadePaper: Artwork = { ground: '#dfa06c', body: soupBody };

function roosterBody(): string {
  const colours = [
    vermilion,
    '#f0822a',
    mustard,
    '#f7e08a',
    '#a8c95a',
    leaf,
    '#3fa6a3',
    sky,
    ultramarine,
    '#7f6fc0',
    rose,
    cream,
  ];
  const fan = Array.from({ length: 24 }, (_, index) => {
    const turn = -98 + index * 5.4;
    const sheetPath = `M-44 -${350 - (index % 2) * 30}H44L40 -40H-40Z`;
    return `<path fill="${colours[(index * 5 + 11) % 12]}" transform="rotate(${short(turn)})" d="${sheetPath}"/>`;
  });
  const feet = line(
    'M360 672V742M360 742L324 762M360 742L372 768M360 742L404 756M440 666V740M440 740L404 762M440 740L452 768M440 740L484 752',
    mustard,
    11,
  );
  const body = blob(
    '190 560 240 520 330 510 420 460 470 370 500 300 556 290 590 340 580 450 540 580 460 664 360 690 260 660',
    paper,
  );
  const wing = blob('286 590 330 560 410 566 452 540 440 610 390 642 320 640', ultramarine);
  const rhythm = line('M320 588q14 18 28 0q14 18 28 0q14 18 28 0M344 612q12 16 24 0q12 16 24 0', cream, 6);
  const dots = strew(
    [
      [474, 420],
      [504, 440],
      [534, 420],
      [490, 474],
      [522, 474],
    ],
    (x, y) => move(shape('M0 -15L12 10H-12Z', (x + y) % 4 === 0 ? mustard : vermilion), x, y),
  );
  const half = (flip: number) =>
    `<g transform="translate(566 318) rotate(${flip * 17}) scale(1 ${flip})">${shape('M-30 -14L196 -10C206 -8 206 2 196 4L-30 20Z', '#dfe4e6')}${line('M-20 10L180 0', '#9aa6ad', 4)}<ellipse cx="-86" cy="-32" rx="52" ry="38" fill="none" stroke="${vermilion}" stroke-width="24" transform="rotate(12 -86 -32)"/></g>`;
  const strip = line('M716 316C768 340 776 424 716 430C668 432 668 374 712 378C772 386 752 476 716 540', '#5fae84', 17);
  return [
    move(fan.join(''), 316, 566),
    feet,
    body,
    wing,
    rhythm,
    dots,
    strip,
    half(-1),
    half(1),
    disc(566, 318, 24, mustard) + disc(568, 318, 11, ink),
    flecks(122, 60, '#4a3f30', 800, 800),
  ].join('');
}

export const cuttingPaper: Artwork = { ground: ink, body: roosterBody };

/** Toadstools in rows, for whatever is wrapped in the paper. */
export function toadstoolRows(
  left: number,
  top: number,
  columns: number,
  rows: number,
  stepX = 76,
  stepY = 84,
): string {
  let caps = '';
  let stems = '';
  let spots = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + column * stepX + (row % 2) * (stepX / 2);
      const y = top + row * stepY;
      stems += `M${x - 8} ${y}h16l5 26h-26z`;
      caps += `M${x - 26} ${y + 3}c0 -44 52 -44 52 0z`;
      spots += `M${x - 10} ${y - 14}h9v9h-9zM${x + 5} ${y - 20}h8v8h-8z`;
    }
  }
  return shape(stems, paper) + shape(caps, vermilion) + shape(spots, cream);
}

function wrapBody(): string {
  const inchworm =
    line('M420 300C460 300 470 214 520 214S570 300 614 296', '#d7e26a', 30) +
    line('M452 290q-10 -16 -4 -30M494 232q14 -2 20 10M548 236q-6 14 6 22M580 284q-12 -8 -10 -24', leaf, 5) +
    disc(630, 280, 30, '#d7e26a') +
    eyes(634, 272, 26, 10, 3, 3) +
    line('M622 254L614 232M640 254L650 232', leaf, 5) +
    line('M622 296q12 8 22 -2', ink, 4);
  const ticks = Array.from(
    { length: 11 },
    (_, index) => `M${452 + index * 28} 328V${index % 5 === 0 ? 362 : 346}`,
  ).join('');
  return [
    shape(cut(box(-10, 700, 820, 110), 4, 4), '#2a6b54'),
    oval(330, 716, 250, 24, '#1d5040'),
    snip('400 326 760 316 768 690 400 706', mustard, 4),
    snip('748 300 776 298 786 706 756 694', '#c98a14', 5, 1),
    toadstoolRows(500, 430, 3, 4, 84, 78),
    line(ticks, ink, 4, 'butt'),
    shape(cut(corners('196 300 452 300 456 700 192 700'), 6, 2), '#f4c452'),
    oval(324, 700, 132, 24, '#f4c452'),
    toadstoolRows(228, 486, 3, 3, 66, 76),
    line('M430 310V700', '#b77e12', 5),
    shape('M70 310C70 120 220 66 330 66C450 66 584 130 584 310C470 350 180 350 70 310Z', '#8a4a1f'),
    shape('M70 310C180 350 470 350 584 310C560 372 90 372 70 310Z', cream),
    line('M130 234C160 170 210 132 262 118', '#b8733d', 15),
    eyes(322, 384, 76, 22, 8, -8),
    line('M302 424q22 16 42 -2', ink, 6),
    move(inchworm, 14, 18, 1.04),
    flecks(123, 60, '#c6e4d3', 800, 800),
  ].join('');
}

export const mushroomWrap: Artwork = { ground: '#7cb59c', body: wrapBody };
