// Theatre: a seagull torn out of a manuscript, and a jug of raspberries that has a face to hide.
import { centredLettering, lettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
  brush,
  cream,
  cut,
  disc,
  flecks,
  ink,
  line,
  move,
  paper,
  rose,
  shape,
  strew,
  vermilion,
} from '../drawings/paper-shapes.ts';

const gull =
  'M150 -8L112 -34C92 -54 64 -48 52 -32L60 -92L46 -104L48 -150L28 -166L24 -206L-30 -248L-42 -206L-34 -176L-40 -132L-24 -64L-70 -108L-90 -104L-126 -138L-150 -134L-230 -156L-206 -112L-176 -92L-160 -64L-124 -46L-104 -20L-62 -4C-100 6 -142 20 -182 52L-138 58L-158 92C-90 90 12 84 74 34C92 18 104 8 112 2Z';

function handwriting(x: number, y: number, words: readonly number[]): string {
  let pathData = '';
  let pen = x;
  for (const length of words) {
    pathData += `M${pen} ${y}${'q5 -12 9 -1t9 -2'.repeat(length)}`;
    pen += length * 18 + 14;
  }
  return line(pathData, ink, 3.6);
}

function seagullBody(): string {
  const rows = [
    [4, 6, 3, 5],
    [7, 2, 5, 4],
    [3, 5, 8, 3],
    [6, 4, 2, 6],
    [2, 7, 5, 4],
    [5, 3, 6, 4],
    [8, 2, 4, 5],
    [3, 6, 4, 6],
    [5, 5, 3, 5],
    [4, 3, 7, 4],
  ].map((words, index) => handwriting(44, 150 + index * 44, words));
  const page =
    shape(cut(box(8, 10, 458, 620), 5, 4), '#22323c') +
    shape(cut(box(0, 0, 458, 620), 6, 4), cream) +
    lettering('MEWA', { x: 42, y: 44, height: 58, colours: [ink, ink, vermilion], gap: 26, dance: 4, seed: 9 }) +
    rows.join('') +
    move(shape(gull, '#3c5666'), 262, 406, 0.98);
  const bird =
    shape(gull, paper) +
    line(
      'M-118 44q6 -12 11 -1t11 -2t11 2t11 -3t11 2M-44 36q6 -12 11 -1t11 -2t11 2M10 28q6 -12 11 -1t11 -2t11 2M-90 68q6 -10 11 -1t11 -2t11 2t11 -3M-34 62q6 -10 11 -1t11 -2t11 2t11 -3',
      ink,
      4,
    ) +
    line(
      'M-162 -114q6 -10 11 -1t11 -2t11 2M-130 -82q6 -12 11 -1t11 -2t11 2t11 -3M-94 -50q6 -12 11 -1t11 -2t11 2t11 -3M-48 -16q6 -12 11 -1t11 -2t11 2t11 -3M-20 -178q6 -12 10 -1t10 -2M-18 -138q6 -12 11 -1t11 -2t11 2M-6 -98q6 -12 11 -1t11 -2t11 2M4 -58q6 -12 11 -1t11 -2',
      ink,
      4,
    ) +
    shape('M150 -8L112 -22L112 2Z', '#e8a01c') +
    disc(92, -22, 6, ink) +
    shape('M52 10C34 18 34 40 52 42C56 66 60 84 68 96C76 80 70 62 72 40C86 26 74 4 52 10Z', vermilion);
  const water = [0, 1, 2]
    .map((row) => line(`M${380 + row * 26} ${700 + row * 34}q16 -12 32 0t32 0t32 0t32 0t32 0t32 0t32 0`, '#86a7b5', 6))
    .join('');
  return [water, move(page, -34, 336, 1, -9), move(bird, 420, 254, 1.02, -6), flecks(64, 50, '#5d7c8c')].join('');
}

export const seagull: Artwork = { ground: '#3c5666', body: seagullBody };

const raspberry = '#b5123f';

function berry(): string {
  return (
    shape('M-44 -18C-44 -46 44 -46 44 -18C44 22 18 52 0 52C-18 52 -44 22 -44 -18Z', raspberry) +
    line(
      'M-26 -22h0M0 -28h0M26 -22h0M-36 -4h0M-13 -6h0M13 -6h0M36 -4h0M-24 14h0M0 14h0M24 14h0M-12 32h0M12 32h0',
      '#d83a63',
      17,
    ) +
    shape('M0 -30L-34 -36L-14 -46L-18 -64L0 -50L18 -64L14 -46L34 -36Z', '#2c6a3c')
  );
}

function braid(flip: 1 | -1): string {
  const way = [
    [176, 372, 44],
    [104, 370, 50],
    [54, 424, 52],
    [48, 506, 50],
    [84, 582, 44],
    [112, 640, 30],
  ] as const;
  const strands =
    'M150 350L126 392M112 346L92 392M76 366L82 414M42 402L70 440M26 450L72 474M26 504L74 510M42 556L86 542M70 602L106 580';
  return move(
    `<g transform="scale(${flip} 1)">${shape(brush(way.map(([x, y, w]) => [x - 300, y, w])), ink)}${move(line(strands, '#6d5b47', 6) + shape('M96 626L142 618L134 700L118 682L98 704Z', vermilion), -300, 0)}</g>`,
    300,
    0,
  );
}

function jugBody(): string {
  const jug =
    'M172 296C176 350 168 380 142 424C102 490 108 590 176 660C196 680 200 690 202 704H398C400 690 404 680 424 660C492 590 498 490 458 424C432 380 424 350 428 296Z';
  const eyes =
    line('M176 520C196 498 236 498 256 520M344 520C364 498 404 498 424 520', ink, 8) +
    disc(218, 522, 17, ink) +
    disc(386, 522, 17, ink) +
    line('M170 486C196 462 234 464 256 480M344 480C366 464 404 462 430 486', ink, 7);
  return [
    braid(1),
    braid(-1),
    strew(
      [
        [214, 270, 1.02, -24],
        [300, 262, 1.04, 4],
        [386, 272, 1.02, 22],
        [256, 194, 1.02, -10],
        [344, 196, 1.02, 14],
        [302, 124, 1, 2],
      ],
      (x, y, scale, turn) => move(berry(), x, y, scale, turn),
    ),
    shape(jug, cream),
    shape(
      cut(
        [
          [160, 290],
          [440, 286],
          [436, 322],
          [164, 324],
        ],
        4,
        3,
      ),
      '#b5623a',
    ),
    line('M158 404C240 424 360 424 442 404', '#b5623a', 7),
    eyes,
    line('M300 522C296 548 286 562 288 572C292 582 306 582 312 576', ink, 6),
    shape('M258 620C276 606 290 610 300 614C310 610 324 606 342 620C324 640 276 640 258 620Z', raspberry),
    strew(
      [
        [178, 578],
        [422, 578],
      ],
      (x, y) => disc(x, y, 24, rose),
    ),
    shape(
      'M300 436C322 430 334 446 328 464C322 478 312 476 308 484C306 500 298 500 297 484C282 480 272 468 276 452C280 440 290 438 300 436Z',
      raspberry,
    ),
    centredLettering('BALLADYNA', {
      x: 300,
      y: 728,
      height: 44,
      colours: [ink, ink, raspberry],
      gap: 26,
      dance: 4,
      seed: 8,
    }),
    flecks(65, 46, '#d5dfb6'),
  ].join('');
}

export const raspberryJug: Artwork = { ground: '#aebf7d', body: jugBody };
