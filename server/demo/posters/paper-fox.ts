// Animals: a fox folded from one sheet, who sets the wood alight with nothing but its tail.
import { lettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
  corners,
  cream,
  cut,
  flecks,
  ink,
  line,
  move,
  mustard,
  paper,
  shape,
  strew,
} from '../drawings/paper-shapes.ts';

const bright = '#f08a2c';
const middle = '#dd6a1c';
const deep = '#b14a12';

const folds: readonly (readonly [string, string])[] = [
  ['190 500, 96 770, 236 770', middle],
  ['250 500, 236 770, 372 770, 330 600', deep],
  ['178 500, 262 500, 232 690', paper],
  ['178 500, 204 540, 232 690', '#d9cdb8'],
  ['96 770, 160 690, 180 770', bright],
  ['372 770, 300 690, 268 770', middle],
  ['104 236, 142 386, 220 352', bright],
  ['122 272, 150 366, 190 352', ink],
  ['336 236, 298 386, 220 352', deep],
  ['318 272, 290 366, 250 352', ink],
  ['136 374, 220 340, 220 430', bright],
  ['304 374, 220 340, 220 430', middle],
  ['136 374, 220 430, 220 548', paper],
  ['304 374, 220 430, 220 548', '#e3d6bf'],
  ['196 414, 220 340, 244 414, 220 548', middle],
  ['220 340, 244 414, 220 548', deep],
  ['198 514, 242 514, 220 550', ink],
];

function foxBody(): string {
  const trunks = strew(
    [
      [20, 62, '#5e2a1b'],
      [128, 30, '#43241c'],
      [214, 46, '#5e2a1b'],
      [330, 36, '#8a3b1d'],
      [424, 70, '#b0521f'],
      [540, 54, '#8a3b1d'],
    ],
    (x, width, fill) => shape(cut(box(x, -10, width, 790), x, 5), fill),
  );
  const branches = line(
    'M50 190L-10 140M50 250L110 200M236 130L290 84M456 150L520 96M566 240L610 206M350 220L390 176',
    '#5e2a1b',
    13,
    'butt',
  );
  const flame =
    'M318 772C430 792 560 730 548 596C590 620 606 540 566 450C604 440 588 330 524 262C538 330 512 356 486 372C500 280 434 210 474 92C372 160 350 290 396 396C356 380 340 346 352 296C284 376 310 486 366 540C420 606 400 688 318 700Z';
  const inner =
    'M350 756C440 764 516 704 502 606C540 604 552 530 516 462C514 510 490 530 468 540C486 450 420 380 438 270C380 350 376 424 418 492C446 560 430 690 350 726Z';
  const core =
    'M392 744C450 734 482 680 464 606C462 640 446 656 432 664C446 610 426 560 410 530C424 600 440 680 392 730Z';
  const leaves = strew(
    [
      [70, 470, '#e0902a', 20],
      [34, 620, '#c9471c', -30],
      [270, 170, '#e0902a', 50],
      [70, 200, '#c9471c', 10],
      [560, 700, '#e0902a', -40],
      [312, 60, '#e0902a', -60],
    ],
    (x, y, fill, turn) =>
      move(
        shape('M0 -22C18 -12 16 14 0 24C-16 14 -18 -12 0 -22Z', fill) + line('M0 -10V36', '#5e2a1b', 3),
        x,
        y,
        1,
        turn,
      ),
  );
  return [
    trunks,
    branches,
    shape(cut(corners('-10 764, 200 752, 420 766, 610 750, 610 810, -10 810'), 3, 4), '#0a1f1b'),
    leaves,
    shape(flame, '#dd4a1c'),
    shape(inner, mustard),
    shape(core, '#fff0b8'),
    ...folds.map(([written, fill], index) => shape(cut(corners(written), index + 3, 1.5), fill)),
    line('M160 424L190 440M280 424L250 440', ink, 9),
    lettering('LIS', {
      x: 40,
      y: 40,
      height: 92,
      colours: [cream, cream, '#f08a2c'],
      weight: 27,
      gap: 30,
      dance: 5,
      seed: 12,
    }),
    flecks(75, 50, '#27544a'),
  ].join('');
}

export const flameFox: Artwork = { ground: '#143a31', body: foxBody };
