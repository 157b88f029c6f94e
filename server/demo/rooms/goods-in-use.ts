// The second picture of some goods: sent, worn, opened, wrapped round something.

import { blob, card, dashed, eyes, openScissors, snip } from '../drawings/goods-shapes.ts';
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
  oval,
  paper,
  rose,
  shape,
  short,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';
import { elephant } from '../goods/covers.ts';
import { porcini, toadstool } from '../goods/postcards-of-things.ts';
import { mask } from '../goods/scissor-sets.ts';
import { toadstoolRows } from '../goods/sheets.ts';

function fridgeBody(): string {
  const ladybird =
    disc(0, 0, 28, vermilion) +
    shape('M-22 -17A28 28 0 0 1 22 -17Z', ink) +
    line('M0 -17V28', ink, 4) +
    strew(
      [
        [-12, 2],
        [12, 2],
        [-9, 16],
        [9, 16],
      ],
      (x, y) => disc(x, y, 4.5, ink),
    );
  const list =
    snip('0 0 150 4 146 230 2 224', '#f7e08a', 3, 1) +
    line('M24 60H120M24 96H104M24 132H126M24 168H90', ink, 6) +
    line('M18 132L130 128', vermilion, 7) +
    shape('M96 164c6 -22 30 -22 34 0zM108 164h10v18h-10z', '#8a4a1f');
  return [
    shape(cut(box(58, -20, 640, 860), 2, 2), '#a93f2c'),
    shape('M40 -20H680V800H40Z', '#e6efe9'),
    shape('M40 214H680V228H40Z', '#a9bdb4'),
    shape('M596 60H628V176H596ZM596 270H628V470H596Z', '#7d8f88'),
    move(card(220, 316, mustard, move(toadstool, -18, -30, 1.16), '#b7c9c0', 3), 112, 300, 1.28, -5),
    move(list, 424, 520, 1, 5),
    move(card(220, 316, leaf, move(porcini, -18, -30, 1.16), '#b7c9c0', 9), 426, 260, 0.66, 8),
    move(ladybird, 258, 300, 1, -20),
    disc(506, 286, 20, ultramarine) + disc(502, 281, 6, sky),
    disc(500, 532, 20, leaf) + disc(496, 527, 6, '#7fb069'),
    line('M150 60H330M150 96H270', '#c3d3ca', 9),
    disc(430, 116, 44, mustard) +
      disc(430, 116, 17, '#e6efe9') +
      strew(
        [
          [404, 98, 30],
          [452, 92, 80],
          [460, 134, 10],
          [416, 146, 60],
        ],
        (x, y, turn) => move(line('M-6 0H6', vermilion, 6), x, y, 1, turn),
      ),
    flecks(151, 60, '#f7fbf8', 800, 800),
  ].join('');
}

export const cardOnFridge: Artwork = { ground: '#d0553c', body: fridgeBody };

function parcelBody(): string {
  const mushroom = (cap: string, shine: string) =>
    shape('M-22 10C-24 50 -36 80 -30 104C-14 116 20 114 34 102C36 78 26 50 24 10Z', cream) +
    shape('M-84 18C-78 -72 74 -76 86 14C40 34 -40 36 -84 18Z', cap) +
    line('M-56 -8C-46 -34 -30 -44 -12 -48', shine, 9);
  const bow =
    shape('M400 330C350 270 260 240 236 300C220 350 320 372 400 336Z', ultramarine) +
    shape('M400 330C450 270 540 240 564 300C580 350 480 372 400 336Z', ultramarine) +
    shape(
      'M384 326C340 290 290 280 272 302C266 326 330 344 384 334ZM416 326C460 290 510 280 528 302C534 326 470 344 416 334Z',
      night,
    );
  const tag = move(
    snip('0 0 120 -6 150 34 124 76 4 74', cream, 4, 1) +
      disc(126, 35, 8, '#b77e12') +
      line('M22 26H92M22 48H74', ink, 6),
    590,
    470,
    1,
    14,
  );
  return [
    oval(410, 716, 330, 34, '#164a38'),
    snip('110 330 690 318 700 700 104 712', mustard, 3),
    toadstoolRows(160, 420, 7, 4, 78, 76),
    snip('90 258 710 244 716 348 84 362', '#f7cf5e', 4),
    toadstoolRows(140, 308, 8, 1, 76, 70),
    snip('352 252 448 250 452 706 348 708', ultramarine, 5),
    line('M378 262V700M422 262V700', '#6f8be6', 5),
    line('M448 340C540 350 560 420 620 470', ultramarine, 6),
    tag,
    move(mushroom('#8a4a1f', '#b8733d'), 262, 212, 0.86, -34),
    move(mushroom('#8a4a1f', '#b8733d'), 536, 204, 0.92, 32),
    move(mushroom('#d9622b', '#f0a070'), 398, 140, 1.24, -2),
    move(bow, 0, 0),
    shape(cut(box(366, 300, 68, 62), 6, 3), '#16308f'),
    flecks(152, 60, '#5fa384', 800, 800),
  ].join('');
}

export const wrappedParcel: Artwork = { ground: '#2c7358', body: parcelBody };

function openBookBody(): string {
  const wire = Array.from({ length: 17 }, (_, index) => `M372 ${160 + index * 31}c-6 -18 62 -18 56 0`).join('');
  const woolly = (x: number, y: number, turn: number) =>
    move(
      line(
        'M-40 8c-26 -6 -22 -44 4 -42c2 -26 40 -30 46 -6c24 -8 40 18 24 32c10 20 -18 32 -30 20c-12 14 -40 12 -44 -4zM-26 22l-6 26M20 22l8 24M-6 28v22',
        ink,
        5,
      ) + oval(46, -14, 16, 12, ink, 24),
      x,
      y,
      1,
      turn,
    );
  const tally = line('M96 200V262M118 198V262M140 200V262M162 198V262M84 252L176 208M214 200V262M236 198V262', ink, 6);
  const fence = line('M470 520V640M540 510V640M612 520V640M450 552H640M450 600H640', ink, 7);
  const fleece = (edge: number, fill: string) =>
    strew(
      [
        [-40, 0, 34],
        [0, -20, 42],
        [40, 0, 34],
        [0, 18, 36],
      ],
      (x, y, r) => disc(x, y, r + edge, fill),
    );
  const leaving =
    line('M-40 30L-62 66M-16 36L-24 78M30 34L54 68M50 26L82 54', ink, 11) +
    fleece(5, ink) +
    fleece(0, paper) +
    oval(78, -22, 26, 20, ink, 24) +
    eyes(80, -28, 22, 8, 3, 1) +
    shape('M58 -40C40 -50 34 -36 40 -26Z', ink);
  const pencil = `<g transform="translate(110 690) rotate(-18)">${shape('M0 -14H190V14H0Z', vermilion)}${shape('M190 -14L232 0L190 14Z', cream)}${shape('M218 -5L232 0L218 5Z', ink)}${shape('M-36 -14H0V14H-36C-30 8 -42 4 -34 -2C-44 -6 -30 -10 -36 -14Z', '#8f2213')}</g>`;
  return [
    snip('52 136 754 128 768 690 46 696', '#2d6bb0', 3),
    snip('40 118 394 122 394 676 34 672', '#e6d7b4', 4),
    snip('408 122 762 118 768 672 408 676', '#e6d7b4', 5),
    snip('46 112 392 116 392 664 40 660', paper, 6),
    snip('410 116 756 112 762 660 410 664', paper, 7),
    tally,
    woolly(150, 380, -4),
    woolly(280, 470, 5),
    woolly(160, 560, 0),
    line('M66 610C160 586 260 600 372 606M430 640C520 628 660 632 744 636', ink, 5),
    fence,
    dashed('M446 560C450 400 490 290 570 246', ink, 5, '2 17'),
    line(wire, '#4d5a66', 7),
    move(leaving, 640, 150, 1.4, -14),
    pencil,
    flecks(153, 50, '#e9e1d0', 800, 800),
  ].join('');
}

export const countingSheep: Artwork = { ground: '#8ac062', body: openBookBody };

function lionBody(): string {
  const rays = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2;
    const reach = index % 2 === 0 ? 146 : 100;
    return `${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`;
  }).join('L');
  const mane = `M${rays}Z`;
  const lion = [
    shape('M-60 60L-90 300H-40L-24 160L20 160L40 300H90L64 60Z', '#e0922e'),
    line('M74 150C150 150 160 90 140 60', '#e0922e', 13),
    move(shape('M0 -26L24 20L-22 22Z', '#a8480f'), 140, 46),
    shape(mane, '#a8480f'),
    disc(0, 0, 82, mustard),
    disc(-62, -66, 22, mustard) + disc(62, -66, 22, mustard),
    eyes(0, -16, 68, 15, 0, 5),
    shape('M-22 12H22L0 36Z', ink),
    line('M0 36V48C-8 62 -26 60 -32 50M0 48C8 62 26 60 32 50', ink, 5),
  ].join('');
  const scissors = move(openScissors('#8d99a8', vermilion), 316, 690, 0.9, -58);
  return [
    snip('30 190 400 222 770 190 778 700 400 730 22 700', leaf, 3),
    snip('44 164 398 206 398 700 36 668', cream, 4),
    snip('402 206 756 164 764 668 402 700', '#f1e3c3', 5),
    move(shape(mane, night) + shape('M-60 60L-90 250H-40L-24 160L20 160L40 250H90L64 60Z', night), 206, 350),
    move(dashed(elephant, ink, 4), 446, 480, 0.96),
    line('M100 636H330', '#c9b78f', 6),
    oval(590, 462, 150, 20, '#c9b78f'),
    move(lion, 580, 190, 1.02, 3),
    scissors,
    flecks(154, 50, '#f8dcae', 800, 800),
  ].join('');
}

export const lionCutOut: Artwork = { ground: '#e88f5c', body: lionBody };

function masqueradeBody(): string {
  const eye = (x: number) =>
    shape(
      `M${x - 52} 346C${x - 28} 306 ${x + 28} 306 ${x + 52} 346C${x + 28} 376 ${x - 28} 376 ${x - 52} 346Z`,
      '#a8d06a',
    ) + oval(x, 342, 9, 28, ink);
  const cat =
    blob('190 800 170 660 220 560 260 480 540 480 580 560 630 660 610 800', ink) +
    snip('196 330 186 96 330 200', ink, 3) +
    snip('604 330 614 96 470 200', ink, 4) +
    snip('214 232 212 138 280 196', rose, 5) +
    snip('586 232 588 138 520 196', rose, 6) +
    blob('190 330 220 220 310 176 400 168 490 176 580 220 610 330 600 440 520 540 400 570 280 540 200 440', ink);
  const ruff = Array.from({ length: 9 }, (_, index) =>
    oval(
      400 + (index - 4) * 62,
      640 - (index - 4) ** 2 * 4,
      44,
      58,
      index % 2 === 0 ? paper : '#e3d8c2',
      (index - 4) * -8,
    ),
  );
  return [
    oval(400, 330, 372, 316, '#d9544a'),
    cat,
    ...ruff,
    line('M402 260C330 240 260 236 204 262', cream, 7),
    eye(300),
    oval(392, 466, 62, 44, '#3a332c'),
    shape('M368 446H416L392 472Z', rose),
    line('M392 472V488C380 504 362 502 354 490M392 488C404 504 422 502 430 490', cream, 5),
    line('M330 462L150 430M328 480L146 492', cream, 5),
    move(mask(eye(314) + eye(486)), 318, 40, 0.68, 12),
    blob('500 700 520 600 540 520 560 470 606 470 640 520 650 620 640 720', ink),
    line('M556 478v34M578 470v36M600 474v34', '#6b6055', 5),
    flecks(155, 60, '#c93a36', 800, 800),
  ].join('');
}

export const maskedCat: Artwork = { ground: '#a8262c', body: masqueradeBody };
