// What a picture hangs in: three frames that dress like their wood, rails for a strong man.

import { blob, eyes, snip } from '../drawings/goods-shapes.ts';
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
  oak,
  oval,
  paper,
  rose,
  shape,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';
import { frameRails } from '../goods/frames.ts';

const oakLeaf = (fill: string) =>
  blob(
    '0 0 10 -16 28 -22 16 -42 38 -54 20 -70 34 -90 14 -98 0 -120 -14 -98 -34 -90 -20 -70 -38 -54 -16 -42 -28 -22 -10 -16',
    fill,
    5,
  ) + line('M0 8V-92', '#2b4a24', 4);
const acorn =
  shape('M-24 -6C-26 34 -8 48 0 56C8 48 26 34 24 -6Z', mustard) +
  shape('M-30 0C-30 -34 30 -34 30 0C14 8 -14 8 -30 0Z', '#7a4a20') +
  line('M0 -26V-40', '#7a4a20', 6);

function oakBody(): string {
  const fur = '#b9512a';
  const tail = shape(
    brush([
      [430, 580, 60],
      [540, 610, 96],
      [640, 560, 124],
      [670, 440, 128],
      [620, 340, 112],
      [550, 330, 76],
      [540, 384, 34],
    ]),
    fur,
  );
  const squirrel =
    blob('330 610 318 520 348 440 400 410 452 440 476 530 466 610', fur) +
    blob('336 606 336 540 356 480 384 480 404 540 400 606', cream) +
    blob('300 392 310 344 352 316 400 326 424 370 410 420 366 438 326 426', fur) +
    snip('352 330 350 268 392 318', fur, 3) +
    snip('388 326 408 272 424 346', fur, 4) +
    blob('300 396 312 376 338 384 344 414 318 424', cream) +
    disc(344, 366, 12, ink) +
    disc(347, 362, 4, paper) +
    oval(300, 392, 9, 7, ink) +
    line('M312 412q10 8 20 0', ink, 4) +
    move(acorn, 322, 496, 1.15, -8) +
    shape(
      brush([
        [432, 480, 40],
        [384, 520, 36],
        [340, 506, 28],
      ]),
      '#963c1b',
    ) +
    blob('318 618 340 590 410 592 430 618', fur);
  return [
    line('M226 168L400 62L574 168', ink, 4),
    disc(400, 60, 11, vermilion),
    shape(cut(box(196, 166, 440, 560), 2, 2), '#4a6440'),
    shape(cut(box(220, 190, 380, 500), 3, 1), cream),
    shape(cut(box(252, 222, 310, 430), 4, 1), sky),
    snip('250 604 400 590 564 602 564 654 250 654', leaf, 5),
    move(frameRails(430, 552, 56, oak, '#a87238', 17), 182, 150),
    squirrel,
    tail,
    line('M630 420C640 500 600 560 540 574', '#d9784a', 9),
    line('M214 186C190 150 160 130 120 118M176 140C172 118 178 108 190 98', '#7a4a20', 10),
    move(oakLeaf('#a8bf4f'), 128, 122, 1, -74),
    move(oakLeaf('#d9b23c'), 186, 104, 0.74, 24),
    move(oakLeaf('#a8bf4f'), 168, 140, 0.9, -150),
    move(acorn, 236, 214, 0.9, 14),
    flecks(111, 60, '#7f9c70', 800, 800),
  ].join('');
}

export const oakFrame: Artwork = { ground: '#5f7f52', body: oakBody };

function blackBody(): string {
  const hat =
    snip('306 54 500 44 492 150 318 158', ink, 6) +
    snip('314 128 494 120 493 148 316 156', vermilion, 7, 1) +
    snip('252 152 556 142 550 172 258 180', ink, 8);
  const moustache = shape(
    'M400 216C372 188 330 196 316 222C300 232 288 226 282 212C278 250 320 262 352 254C376 250 392 240 400 230C408 240 424 250 448 254C480 262 522 250 518 212C512 226 500 232 484 222C470 196 428 188 400 216Z',
    '#6b2f16',
  );
  const bow =
    snip('398 352 300 312 306 412', vermilion, 3) +
    snip('404 352 502 310 498 414', vermilion, 4) +
    snip('384 332 418 332 420 376 382 376', '#8f2213', 5, 1);
  return [
    line('M240 286L400 120L560 286', ink, 4),
    shape(cut(box(214, 294, 400, 470), 2, 2), '#cf9a22'),
    shape(cut(box(230, 310, 340, 400), 3, 1), paper),
    snip('236 312 300 312 400 640 400 710 236 710', '#2b3f86', 4),
    snip('564 312 500 312 400 640 400 710 564 710', '#22336f', 5),
    line('M310 330L398 626M490 330L402 626', '#7f94dc', 5),
    line('M370 430V560M430 430V560', '#d5cfc2', 4),
    strew(
      [
        [400, 430],
        [400, 490],
        [400, 550],
      ],
      (x, y) => disc(x, y, 11, ultramarine),
    ),
    move(frameRails(400, 468, 50, '#221b16', '#6b6055', 21), 200, 282),
    bow,
    line('M486 470L494 520', leaf, 6),
    strew(
      [
        [470, 456],
        [498, 452],
        [476, 432],
        [498, 430],
        [486, 444],
      ],
      (x, y) => disc(x, y, 15, y === 444 ? mustard : rose),
    ),
    hat,
    moustache,
    flecks(112, 60, '#fbe08e', 800, 800),
  ].join('');
}

export const blackFrame: Artwork = { ground: '#f0bd3e', body: blackBody };

function whiteBody(): string {
  const shade = '#bfd3e6';
  const white = '#fbfaf6';
  const paw = (x: number) =>
    blob(
      `${x - 62} 640 ${x - 60} 590 ${x} 566 ${x + 60} 590 ${x + 62} 640 ${x + 40} 688 ${x} 696 ${x - 40} 688`,
      shade,
    ) +
    blob(
      `${x - 56} 636 ${x - 54} 590 ${x} 568 ${x + 54} 590 ${x + 56} 636 ${x + 36} 680 ${x} 686 ${x - 36} 680`,
      white,
    ) +
    line(`M${x - 34} 662v26M${x} 668v28M${x + 34} 662v26`, ink, 8);
  const bear =
    disc(288, 404, 42, white) +
    disc(288, 406, 22, shade) +
    disc(512, 404, 42, white) +
    disc(512, 406, 22, shade) +
    blob('230 660 250 520 276 420 340 372 460 372 524 420 550 520 570 660', white) +
    blob('326 476 340 430 400 416 460 430 474 476 450 520 400 530 350 520', shade) +
    oval(400, 438, 36, 25, ink) +
    line('M400 462V490M400 490C384 508 362 504 354 490M400 490C416 508 438 504 446 490', ink, 6) +
    eyes(400, 398, 128, 15, -1, -6);
  const fish =
    shape('M0 0C34 26 40 74 0 116C-40 74 -34 26 0 0ZM0 104L34 146L0 134L-34 146Z', '#f0822a') +
    disc(-12, 28, 6, ink) +
    line('M-20 56q20 14 40 0M-20 78q20 14 40 0', cream, 5);
  return [
    shape(cut(box(158, 142, 512, 590), 2, 2), '#21509a'),
    shape(cut(box(180, 160, 440, 520), 3, 1), '#14224f'),
    shape(
      brush([
        [190, 320, 10],
        [280, 250, 70],
        [400, 290, 30],
        [500, 230, 80],
        [610, 270, 20],
      ]),
      '#2f8f7a',
    ),
    strew(
      [
        [236, 212],
        [320, 196],
        [560, 342],
        [490, 192],
        [250, 360],
        [586, 216],
      ],
      (x, y) => disc(x, y, 5, cream),
    ),
    bear,
    move(frameRails(510, 580, 52, white, shade, 31), 145, 126),
    line('M400 0V206', cream, 4),
    move(fish, 400, 200),
    paw(280),
    paw(520),
    flecks(113, 60, '#7fa8e0', 800, 800),
  ].join('');
}

export const whiteFrame: Artwork = { ground: '#3a74c4', body: whiteBody };

function railsBody(): string {
  const rail = (y: number, seed: number) =>
    shape(cut(box(170, y, 460, 42), seed, 2), oak) +
    line(`M190 ${y + 14}h90M330 ${y + 26}h120M500 ${y + 14}h100`, '#a87238', 4);
  const arm = (side: number) =>
    shape(
      brush([
        [400 + side * 70, 400, 60],
        [400 + side * 140, 350, 58],
        [400 + side * 138, 280, 44],
        [400 + side * 120, 200, 40],
      ]),
      rose,
    ) + disc(400 + side * 118, 196, 32, rose);
  const legs = snip('346 520 398 520 384 640 316 640', rose, 6) + snip('402 520 454 520 484 640 416 640', rose, 7);
  const boots = snip('310 606 390 606 388 650 296 650', ink, 8) + snip('410 606 490 606 504 650 412 650', ink, 9);
  const torso = blob(
    '310 380 350 346 450 346 490 380 470 450 450 520 452 560 400 580 348 560 350 520 330 450',
    vermilion,
  );
  const stripes = line('M318 392H482M328 436H472M346 480H456M350 524H452', paper, 16, 'butt');
  const head =
    blob('352 292 356 236 400 216 444 236 448 292 430 334 400 344 370 334', rose) +
    shape('M356 250C366 206 434 206 444 250C420 238 380 238 356 250Z', ink) +
    line('M372 268h18M410 268h18', ink, 6) +
    disc(382, 282, 5, ink) +
    disc(418, 282, 5, ink) +
    shape(
      'M400 300C380 290 356 300 344 288C346 316 380 322 400 312C420 322 454 316 456 288C444 300 420 290 400 300Z',
      ink,
    ) +
    oval(400, 294, 9, 8, vermilion);
  const nail = shape('M-4 -26H4L3 28L0 36L-3 28Z', '#4d5a66') + shape('M-13 -34H13V-26H-13Z', '#4d5a66');
  const clip = line('M-10 -22V14C-10 32 14 32 14 14V-20C14 -36 -18 -36 -18 -18V12', ultramarine, 5);
  const flying = strew(
    [
      [86, 130, 70, nail],
      [64, 226, 110, clip],
      [120, 300, 150, nail],
      [712, 120, -60, clip],
      [740, 214, -100, nail],
      [690, 300, -140, clip],
      [70, 600, 60, clip],
      [100, 720, 20, nail],
      [724, 590, -70, nail],
      [700, 716, -30, clip],
    ],
    (x, y, turn, thing) => move(thing, x, y, 1.1, turn),
  );
  return [
    line('M206 182L400 44L594 182', ink, 5),
    disc(400, 44, 11, ink),
    shape(cut(box(204, 186, 416, 500), 5, 1), '#c9604a'),
    shape(cut(box(194, 186, 412, 476), 3, 1), '#f3cf6a'),
    line('M230 590L260 560M570 590L540 560M228 480H256M572 480H544', ink, 6),
    legs,
    torso,
    stripes,
    head,
    rail(164, 6),
    rail(644, 9),
    arm(-1),
    arm(1),
    boots,
    flying,
    flecks(114, 60, '#f4a894', 800, 800),
  ].join('');
}

export const magneticRails: Artwork = { ground: '#e57f66', body: railsBody };
