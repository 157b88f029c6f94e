// Mountains: a hundred sheep coming home, one of them undecided, and a chamois that ends the ridge with its horns.
import { lettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  corners,
  cream,
  cut,
  disc,
  flecks,
  ink,
  line,
  move,
  paper,
  seeded,
  shape,
  short,
  strew,
  vermilion,
} from '../drawings/paper-shapes.ts';

const meadow = '#4c8a3b';
const shade = '#38702f';

/** How many sheep stand in each row from the crest to the foot of the sheet: a hundred in all. */
const rows = [2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 6];

function flock(): string {
  const random = seeded(12);
  let y = 214;
  const sheep = rows
    .map((count, row) => {
      const size = 12 + row * 2;
      const middle = 318 + Math.sin(row * 0.5 - 0.9) * (row < 14 ? 72 + row * 4 : 50);
      y += size * 0.86;
      const reach = Math.round(size / 2);
      let fleece = '';
      let heads = '';
      let legs = '';
      let odd = '';
      for (let index = 0; index < count; index += 1) {
        const x = middle + (index - (count - 1) / 2) * size * 1.6 + (random() - 0.5) * size * 0.3;
        const top = y + (random() - 0.5) * size * 0.34;
        const at = (across: number, down: number) =>
          `M${Math.round(x + across * size)} ${Math.round(top + down * size)}`;
        if (row > 2) legs += `${at(-0.1, 0.4)}v${reach}m${reach} 0v${-reach}`;
        if (row === 11 && index === 2) {
          odd =
            line(`${at(-0.1, 0)}h${reach}`, ink, size) +
            line(`${at(0.72, -0.3)}l${short(size * 0.16)} ${short(-size * 0.14)}`, ink, size * 0.46) +
            line(`${at(0.84, -0.46)}h0`, vermilion, size * 0.16);
        } else {
          fleece += `${at(-0.1, 0)}h${reach}`;
          heads += `${at(-0.5, 0.02)}l${-Math.round(size / 9)} ${Math.round(size / 5)}`;
        }
      }
      const stroke = (pathData: string, colour: string, width: number) =>
        `<path stroke="${colour}" stroke-width="${short(width)}" d="${pathData}"/>`;
      return stroke(legs, ink, size * 0.15) + stroke(fleece, paper, size) + stroke(heads, ink, size * 0.4) + odd;
    })
    .join('');
  return `<g fill="none" stroke-linecap="round">${sheep}</g>`;
}

function spruce(x: number, y: number, scale: number): string {
  return move(
    shape('M0 -120L26 -62H14L38 -22H20L48 30H-48L-20 -22H-38L-14 -62H-26ZM-7 30H7V52H-7Z', '#17402a'),
    x,
    y,
    scale,
  );
}

function redykBody(): string {
  const shepherd =
    shape('M-20 40L-12 -26C-6 -36 8 -36 14 -26L24 40Z', ink) +
    shape('M-20 40L-14 -8L2 40Z', '#b86b32') +
    disc(0, -44, 11, '#e8b48c') +
    shape('M-24 -48H24L20 -54H12C10 -66 -10 -66 -12 -54H-20Z', ink) +
    line('M26 -50V42', '#5a3410', 5);
  return [
    shape(cut(corners('-10 -10, 610 -10, 610 260, -10 260'), 3, 2), '#f4cda2'),
    shape(
      cut(
        corners(
          '-10 190, 60 110, 96 140, 150 60, 186 118, 214 100, 262 168, 330 96, 372 150, 420 40, 462 112, 486 92, 540 170, 610 120, 610 300, -10 300',
        ),
        5,
        4,
      ),
      '#5a77a8',
    ),
    shape(
      cut(corners('150 60, 170 92, 154 88, 142 108, 132 86'), 6, 1) +
        cut(corners('420 40, 444 82, 424 78, 408 104, 398 82'), 7, 1),
      paper,
    ),
    shape('M-10 300C80 230 190 214 300 222C420 226 520 180 610 196V810H-10Z', meadow),
    shape(
      'M-10 420C60 380 130 360 180 300C140 420 60 520 -10 540ZM610 330C560 380 520 380 470 420C520 440 580 470 610 520ZM-10 640C40 600 70 600 100 570C90 640 40 690 -10 700Z',
      shade,
    ),
    strew(
      [
        [40, 262, 0.8],
        [96, 244, 0.62],
        [566, 214, 0.84],
        [520, 220, 0.56],
        [42, 480, 1.15],
        [566, 462, 1.2],
      ],
      spruce,
    ),
    move(shepherd, 236, 196, 1),
    flock(),
    lettering('REDYK', { x: 36, y: 34, height: 62, colours: [ink, ink, vermilion], gap: 26, dance: 4, seed: 3 }),
    flecks(71, 40, '#78ad5c'),
  ].join('');
}

export const hundredSheep: Artwork = { ground: meadow, body: redykBody };

const rock = '#27304f';
const face = '#4a5a86';

function chamoisBody(): string {
  const mountain =
    '-10 640, 40 572, 74 590, 118 500, 150 516, 190 420, 214 330, 246 268, 236 236, 176 214, 240 196, 292 210, 340 196, 380 214, 424 262, 486 326, 510 352, 506 384, 476 402, 430 396, 392 404, 370 438, 380 500, 430 560, 452 552, 510 640, 530 632, 610 730, 610 810, -10 810';
  const horns =
    'M296 216C286 160 284 110 276 84C266 50 220 44 206 84C218 72 238 76 244 98C252 134 256 176 262 220ZM348 208C342 150 344 104 338 74C330 36 280 26 264 62C280 54 300 60 304 84C310 126 310 170 314 214Z';
  const light = [
    '214 330, 190 420, 236 560, 300 470, 262 380',
    '118 500, 74 590, 40 572, -10 640, -10 810, 60 810, 130 680',
    '380 500, 430 560, 400 690, 330 610',
    '452 552, 510 640, 480 810, 560 810, 530 632',
  ].map((written, index) => shape(cut(corners(written), index + 5, 3), face));
  const snow = [
    '150 516, 190 420, 204 470, 184 462, 176 510, 160 500',
    '430 560, 452 552, 490 610, 468 604, 462 640, 446 604',
    '300 470, 330 610, 302 580, 284 660, 262 560, 236 560',
    '40 572, 74 590, 62 640, 48 612, 30 650, 14 612',
  ].map((written, index) => shape(cut(corners(written), index + 9, 2), paper));
  const hiker =
    line('M-6 0L-2 -22L8 0M-2 -22L2 -44M2 -40L20 -30', ink, 7) +
    disc(5, -54, 8, '#f0b48a') +
    shape('M-20 -46L0 -50L0 -24L-18 -22Z', vermilion) +
    line('M20 -44V2', ink, 4);
  return [
    disc(368, 262, 206, vermilion),
    shape(horns, ink),
    shape(cut(corners(mountain), 2, 3), rock),
    ...light,
    ...snow,
    shape(
      cut(
        corners('346 216, 380 214, 424 262, 486 326, 510 352, 506 384, 476 402, 430 396, 396 404, 340 370, 316 300'),
        3,
        2,
      ),
      cream,
    ),
    shape('M352 262C390 270 440 314 478 372L450 376C420 340 380 310 338 292Z', ink),
    shape('M476 330L514 352L510 378L484 366Z', ink),
    line('M506 384C486 376 470 376 456 384', ink, 4),
    disc(372, 284, 13, paper) + disc(375, 285, 7, vermilion),
    shape('M176 214C200 196 224 196 244 206L236 236Z', face),
    move(hiker, 138, 504, 1, 6),
    line('M138 470C180 430 196 360 214 300', paper, 3),
    lettering('KOZICA', { x: 46, y: 722, height: 48, colours: [cream, cream, '#f6d77c'], gap: 26, dance: 4, seed: 14 }),
    flecks(72, 46, '#fff1bd'),
  ].join('');
}

export const ridgeChamois: Artwork = { ground: '#f3d47a', body: chamoisBody };
