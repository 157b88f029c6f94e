// Gift sets, laid out so that the parts of each become one thing: a gramophone, a rucksack, a house.
import { blob, card, eyes, snip } from '../drawings/goods-shapes.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
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
  night,
  oak,
  oval,
  paper,
  rose,
  shape,
  sky,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const trumpet = move(
  line('M-70 0H60M-40 0C-70 0 -70 46 -40 46H20C50 46 50 0 20 0', ink, 13) +
    shape('M40 -8C70 -10 92 -30 104 -56V56C92 30 70 10 40 8Z', vermilion) +
    line('M-26 -26V60M-4 -26V60M18 -26V60', ink, 9) +
    line('M-78 -9V9', ink, 11) +
    line('M-33 -30H-19M-11 -30H3M11 -30H25', vermilion, 9) +
    line('M122 -40L148 -56M126 0H156M122 40L148 56', ink, 7),
  92,
  180,
  0.86,
  -38,
);
const piano =
  disc(70, 80, 34, cream) +
  [0, 1, 2, 3, 4]
    .map((key) => shape(cut(box(28 + key * 34, 236 - key * 34, 30, 74 + key * 34), key + 3, 1), paper))
    .join('') +
  shape('M50 236v44h16v-44zM84 202v52h16v-52zM152 134v60h16v-60z', ink) +
  shape('M160 98C162 70 186 64 190 44L198 56L210 50L206 72C206 90 204 98 198 102Z', vermilion);
const bass =
  blob('110 96 142 116 140 160 172 214 158 274 110 290 62 274 48 214 80 160 78 116', '#c9622a') +
  line('M110 40V262', ink, 13, 'butt') +
  line('M92 38H128', ink, 11) +
  line('M76 214q-10 20 6 34M144 214q10 20 -6 34', ink, 6) +
  line('M90 248H130', cream, 7) +
  line('M56 196L190 152', cream, 6);

function jazzBody(): string {
  const grooves = [0.9, 0.8, 0.7, 0.58].map(
    (share) =>
      `<ellipse cx="440" cy="640" rx="${Math.round(240 * share)}" ry="${Math.round(96 * share)}" fill="none" stroke="#6b6055" stroke-width="3"/>`,
  );
  const coaster =
    oval(446, 654, 242, 98, '#7a3319') +
    oval(440, 640, 240, 96, ink) +
    grooves.join('') +
    oval(440, 640, 92, 37, vermilion) +
    oval(440, 640, 62, 25, mustard) +
    oval(440, 640, 10, 5, ink);
  const spoon =
    line('M742 470L560 622', '#cfd6da', 15) +
    oval(546, 634, 36, 19, '#cfd6da', -40) +
    oval(546, 630, 22, 10, '#9aa6ad', -40) +
    disc(744, 470, 22, '#cfd6da') +
    disc(744, 470, 9, vermilion);
  const cup =
    shape('M56 560H204C204 640 176 690 130 690C84 690 56 640 56 560Z', paper) +
    line('M200 580C240 574 240 632 188 634', paper, 15) +
    oval(130, 560, 74, 17, '#5a2d14') +
    line('M70 604q15 14 30 0t30 0t30 0t30 0', ultramarine, 7);
  const note =
    line('M112 530C84 500 140 476 118 440', cream, 11) +
    line('M118 440L126 376C150 384 164 398 160 420', cream, 10) +
    oval(106, 440, 20, 14, cream, -16);
  return [
    move(card(220, 310, mustard, trumpet, '#1d5256', 3), 64, 104, 1, -7),
    move(card(220, 310, leaf, bass, '#1d5256', 9), 540, 84, 1, 7),
    move(card(220, 310, night, piano, '#1d5256', 6), 292, 60, 1.06, 1),
    snip('-10 520 400 508 810 522 810 810 -10 810', '#a34a26', 4),
    line('M0 780H240M300 780H620M680 560H800M0 600H30', '#83391b', 5),
    oval(136, 694, 92, 14, '#83391b'),
    cup,
    note,
    coaster,
    spoon,
    flecks(131, 60, '#6fb3b5', 800, 800),
  ].join('');
}

export const jazzSet: Artwork = { ground: '#2c7478', body: jazzBody };

function tatraBody(): string {
  const dawn =
    disc(140, 106, 46, vermilion) +
    snip('10 330 10 240 70 150 110 210 150 120 250 280 250 330', night, 3) +
    snip('150 120 176 168 154 160 140 176 130 160', paper, 4, 1);
  const eye =
    snip('10 320 10 200 50 110 84 170 126 60 170 160 206 100 250 210 250 320', '#3d57b0', 5) +
    snip('126 60 148 112 126 104 110 116', paper, 6, 1) +
    shape('M34 240C80 170 180 170 226 240C180 310 80 310 34 240Z', paper) +
    disc(130, 240, 44, '#3fa6a3') +
    disc(130, 240, 22, ink);
  const rail = (x: number, turn: number) =>
    move(
      shape(cut(box(-17, -60, 34, 560), 3, 2), oak) + line('M-4 40v90M6 180v120M-5 340v90', '#a87238', 4),
      x,
      200,
      1,
      turn,
    );
  const marmot =
    blob('350 400 352 320 372 284 400 274 428 284 448 320 450 400', '#8a5a2b') +
    disc(362, 286, 15, '#6b4320') +
    disc(438, 286, 15, '#6b4320') +
    eyes(400, 314, 48, 13, 4, -4) +
    oval(400, 346, 26, 20, cream) +
    oval(400, 334, 11, 8, ink) +
    shape('M392 352h7v17h-7zM401 352h7v17h-7z', paper);
  const cards: [number, number, string, string][] = [
    [292, -12, mustard, disc(50, 46, 20, vermilion)],
    [352, 2, sky, shape('M18 84L50 30L82 84Z', ultramarine)],
    [414, 13, rose, shape('M50 26L76 84H24Z', leaf)],
  ];
  return [
    snip('-10 700 300 690 810 704 810 810 -10 810', '#8a5b39', 4),
    rail(668, 9),
    line('M664 214C760 260 730 420 640 470', ink, 4),
    move(card(260, 350, rose, dawn, '#7fb0ae', 3), 146, 88, 1, -13),
    move(card(260, 350, cream, eye, '#7fb0ae', 7), 396, 42, 1, 11),
    marmot,
    blob('190 690 186 540 210 410 260 372 400 360 540 372 590 410 614 540 610 690 580 744 400 752 220 744', leaf),
    snip('226 384 400 372 574 384 596 480 400 500 204 480', '#123f2b', 5),
    line('M300 380V540M500 380V540', mustard, 19, 'butt'),
    shape('M282 500H318V540H282ZM482 500H518V540H482Z', cream),
    line('M340 366C340 326 460 326 460 366', '#123f2b', 15),
    cards
      .map(([x, turn, ground, motif], index) => move(card(100, 130, ground, motif, '', index + 3), x, 526, 1, turn))
      .join(''),
    blob('256 724 252 640 270 606 400 600 530 606 548 640 544 724 400 736', '#2c8159'),
    line('M276 626C340 616 460 616 524 626', cream, 5),
    shape('M360 706L400 640L440 706Z', paper) + shape('M400 640L414 664L400 660L388 666Z', vermilion),
    snip('168 540 204 530 200 690 160 680', '#123f2b', 6),
    snip('596 530 634 540 642 680 600 690', '#123f2b', 7),
    flecks(132, 60, '#d5ecea', 800, 800),
  ].join('');
}

export const tatraSet: Artwork = { ground: '#a5cfcd', body: tatraBody };

function movingBody(): string {
  const steel = '#4d5a66';
  const heads = [
    disc(0, -80, 27, vermilion),
    shape('M-30 -98H30V-66H-30Z', steel),
    shape('M-34 -66C-34 -114 34 -114 34 -66Z', mustard),
    disc(0, -82, 25, steel) + line('M-9 -103V-95M9 -103V-95', paper, 5),
    shape('M-24 -60L-32 -104L-10 -88L0 -112L10 -88L32 -104L24 -60Z', '#f2d06a'),
    shape('M-26 -60V-100H26V-60Z', ultramarine),
  ];
  const legs = [
    'M0 -70V20',
    'M0 -70L4 20',
    'M0 -70C24 -40 -18 -20 2 20',
    'M0 -70V20M-9 -40l18 6M-9 -24l18 6M-9 -8l18 6',
    'M0 -70V20',
    'M0 -70V4C0 24 30 24 30 2',
  ];
  const nails = heads.map((head, index) =>
    move(
      line(legs[index] as string, steel, 10) + head + eyes(0, -78, 22, 7, index % 2 === 0 ? 1 : -1, -2),
      [76, 152, 226, 590, 660, 734][index] as number,
      [738, 716, 744, 746, 720, 742][index] as number,
      1.1,
    ),
  );
  const rung = (y: number) =>
    line(`M${116 - (y - 420) * 0.16} ${y}H${190 - (y - 420) * 0.16}`, steel, 8) +
    line(`M${192 - (y - 420) * 0.16} ${y - 9}V${y + 9}`, steel, 7);
  const ladder =
    snip('122 330 146 330 88 670 62 670', '#5f2f10', 3) +
    snip('198 330 222 330 164 670 138 670', '#5f2f10', 4) +
    [400, 460, 520, 580].map(rung).join('');
  const roll =
    shape(cut(box(470, 96, 76, 270), 5, 2), paper) +
    oval(508, 96, 38, 14, cream) +
    line('M496 96a12 5 0 1 0 24 0a20 8 0 1 0 -34 -4', '#b9a988', 4) +
    shape('M470 190H546V222H470Z', vermilion) +
    line('M508 70C508 30 566 40 560 6', '#e8f1ec', 15);
  const door =
    snip('330 470 470 466 474 668 328 670', ultramarine, 6) +
    shape(
      'M400 622C322 572 334 502 370 502C386 502 400 514 400 528C400 514 414 502 430 502C466 502 478 572 400 622Z',
      vermilion,
    ) +
    shape('M392 552h16l6 34h-28z', cream) +
    disc(400, 548, 14, cream) +
    line('M326 462L400 404L474 462', ink, 4) +
    disc(400, 402, 9, vermilion) +
    snip('314 454 486 452 486 476 314 478', '#5f2f10', 7, 1) +
    snip('312 650 488 650 488 674 312 676', '#5f2f10', 8, 1) +
    line('M330 466h50M410 462h56M336 662h70M430 664h36', '#8a4a1f', 4);
  const tile = (x: number) =>
    shape(cut(box(x, 480, 70, 84), x, 1), paper) + line(`M${x + 35} 482V562M${x + 2} 522H${x + 68}`, ink, 5, 'butt');
  return [
    snip('-10 676 400 666 810 680 810 810 -10 810', leaf, 4),
    roll,
    snip('206 366 400 206 594 366', '#a8743c', 5),
    snip('170 392 388 196 414 222 214 408', '#e2b57c', 6),
    snip('630 392 412 196 386 222 586 408', '#d9a566', 7),
    disc(400, 318, 32, sky) + line('M400 288V348M370 318H430', ink, 5),
    shape(cut(box(206, 366, 388, 310), 8, 3), '#cf9a5f'),
    tile(238),
    tile(494),
    door,
    line('M520 616H570M520 634H552M534 604l-8 -18M556 604l8 -18', '#8a5a2b', 5),
    ladder,
    nails.join(''),
    flecks(133, 60, '#c2e0d6', 800, 800),
  ].join('');
}

export const movingSet: Artwork = { ground: '#79b3a5', body: movingBody };
