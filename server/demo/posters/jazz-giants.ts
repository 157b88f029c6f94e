// Jazz: a whale that is a double bass, and an elephant who did not have to buy a trumpet.
import { lettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  brush,
  corners,
  cream,
  cut,
  disc,
  flecks,
  ink,
  line,
  move,
  mustard,
  oval,
  paper,
  rose,
  shape,
  strew,
  vermilion,
} from '../drawings/paper-shapes.ts';

const varnish = '#c9572a';
const dark = '#7a2a12';

function bassWhale(): string {
  const stem = shape('M-34 -120L-24 -330H24L34 -120Z', dark);
  const fluke =
    'M0 -318C-30 -366 -96 -372 -176 -452C-158 -372 -110 -316 -22 -296H22C110 -316 158 -372 176 -452C96 -372 30 -366 0 -318Z';
  const body =
    'M0 -150C-60 -152 -116 -120 -114 -64C-112 -28 -84 -14 -84 22C-84 58 -168 84 -172 184C-174 284 -96 338 0 338C96 338 174 284 172 184C168 84 84 58 84 22C84 -14 112 -28 114 -64C116 -120 60 -152 0 -150Z';
  const fins =
    'M-92 10C-150 0 -206 30 -232 92C-186 92 -140 84 -118 70ZM92 10C150 0 206 30 232 92C186 92 140 84 118 70Z';
  const holes =
    line('M-62 30C-44 22 -40 46 -54 64C-72 90 -74 118 -54 112M62 30C44 22 40 46 54 64C72 90 74 118 54 112', ink, 9) +
    line('M-62 32h0M-54 110h0M62 32h0M54 110h0', ink, 18);
  const pleats =
    shape('M-66 172H66C86 236 70 302 0 330C-70 302 -86 236 -66 172Z', cream) +
    line(
      'M-44 184C-54 232 -46 280 -22 310M-15 184C-18 240 -14 284 -6 316M15 184C18 240 14 284 6 316M44 184C54 232 46 280 22 310',
      dark,
      5,
    );
  const strings = line('M-20 178L-11 -326M-7 178L-4 -326M7 178L4 -326M20 178L11 -326', cream, 2.6);
  const pegs = line('M-22 -268H-58M-24 -228H-60M22 -268H58M24 -228H60', mustard, 13);
  const eyes = strew(
    [
      [-112, 206],
      [112, 206],
    ],
    (x, y) => disc(x, y, 20, cream) + disc(x, y + 3, 10, ink),
  );
  return [
    pegs,
    shape(fluke, varnish),
    stem,
    shape(fins, dark),
    shape(body, varnish),
    line('M0 -134C-52 -136 -100 -108 -98 -66M-150 150C-160 230 -120 290 -70 312', '#e58a52', 6),
    holes,
    pleats,
    strings,
    shape(cut(corners('-46 128, 46 128, 38 150, -38 150'), 3, 2), mustard),
    eyes,
  ].join('');
}

function bassBody(): string {
  const waves = [0, 1, 2, 3]
    .map((row) =>
      line(
        `M${-40 + row * 22} ${338 + row * 122}q18 -13 36 0t36 0t36 0M${430 - row * 14} ${368 + row * 112}q18 -13 36 0t36 0t36 0t36 0`,
        '#5cb8b6',
        6,
      ),
    )
    .join('');
  const fiddler =
    shape('M-92 0H104C92 48 -70 50 -92 0Z', vermilion) +
    shape(cut(corners('-26 0, -20 -66, 26 -66, 34 0'), 8, 2), ink) +
    disc(2, -88, 22, rose) +
    shape('M-24 -96C-18 -124 24 -124 28 -96L38 -92H-24Z', ink) +
    line('M-14 -54L-66 -34', ink, 13) +
    line('M-60 -38L-300 -20', '#3a1c0e', 8) +
    line('M-62 -26L-296 -8', paper, 5);
  return [
    shape(
      'M-10 -10H610V298C560 288 540 310 490 300C440 290 420 312 370 302C320 292 300 314 250 302C200 292 180 312 130 302C80 292 60 312 -10 300Z',
      '#f6dfbb',
    ),
    disc(106, 132, 66, vermilion),
    waves,
    move(bassWhale(), 252, 470, 0.94, 11),
    move(fiddler, 486, 300, 1, -3),
    line(
      'M-10 306C60 318 80 298 130 308C180 318 190 302 236 306M360 308C420 318 440 296 490 306C540 316 560 294 610 304',
      paper,
      7,
    ),
    flecks(66, 50, '#5cb8b6'),
  ].join('');
}

export const bassInWhale: Artwork = { ground: '#1f8489', body: bassBody };

const hide = '#4d5f93';
const fold = '#35437a';
const brass = '#ffc83d';

function elephantBody(): string {
  const body = 'M-20 420C20 330 90 286 170 292C262 298 318 360 322 440C326 500 306 536 312 580L330 820H-20Z';
  const trunk = brush([
    [246, 470, 190],
    [318, 560, 132],
    [386, 624, 96],
    [450, 610, 82],
    [474, 540, 74],
    [478, 470, 66],
  ]);
  const tube = 'M446 476L456 300C456 236 424 196 356 150L594 112C548 178 514 236 512 300L512 476Z';
  const valves = strew(
    [
      [452, 410],
      [453, 362],
      [455, 314],
    ],
    (x, y) =>
      line(`M${x} ${y}H${x - 66}`, '#b97a10', 15, 'butt') +
      line(`M${x - 66} ${y - 15}v30`, brass, 16) +
      line(`M${x + 4} ${y}h52`, '#b97a10', 26, 'butt'),
  );
  const ear =
    'M30 372C-40 380 -60 520 -20 600C10 664 84 690 128 640C162 600 150 540 176 500C196 460 170 400 130 384C96 370 60 366 30 372Z';
  return [
    shape(body, hide),
    shape(trunk, hide),
    line(
      'M300 604C330 590 346 572 354 552M344 652C372 636 386 616 390 596M414 664C424 640 426 616 422 594M498 612C480 590 456 578 434 572M512 548C490 534 464 530 444 532',
      fold,
      7,
    ),
    shape(ear, fold),
    shape(
      'M52 408C10 424 -4 520 18 580C36 630 84 646 108 616C130 584 118 536 142 494C156 456 130 416 100 408C84 402 66 402 52 408Z',
      rose,
    ),
    shape('M236 560C240 640 300 700 372 696C330 680 296 630 290 566Z', paper),
    disc(244, 408, 22, paper) + disc(248, 412, 12, ink),
    line('M214 378C228 364 254 362 270 374', fold, 8),
    shape(tube, brass),
    oval(475, 132, 120, 34, '#8a4d0c', -9),
    valves,
    shape(cut(corners('436 464, 520 464, 518 496, 438 496'), 4, 2), vermilion),
    shape('M398 92L376 16L430 66ZM470 78L468 -6L508 70ZM552 70L592 4L584 76Z', paper),
    lettering('TRĄB', { x: 36, y: 50, height: 88, colours: [ink, ink, paper], weight: 27, gap: 18, dance: 4, seed: 6 }),
    lettering('KA', { x: 36, y: 164, height: 88, colours: [ink, paper], weight: 27, gap: 24, dance: 4, seed: 7 }),
    flecks(67, 46, '#f7b3c4'),
  ].join('');
}

export const trumpetElephant: Artwork = { ground: '#ec7596', body: elephantBody };
