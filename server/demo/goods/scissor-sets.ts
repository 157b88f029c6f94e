// Two sets that want cutting out: papers and scissors as a butterfly, an actor made of cards, a mask and a programme.
import { centredLettering } from '../drawings/cut-letters.ts';
import { blob, card, dashed, eyes, openScissors, snip } from '../drawings/goods-shapes.ts';
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
  paper,
  rose,
  shape,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const heartCut = 'M0 34C-44 4 -36 -28 -16 -28C-8 -28 0 -20 0 -12C0 -20 8 -28 16 -28C36 -28 44 4 0 34Z';
const leafCut = 'M0 -44C20 -20 20 20 0 44C-20 20 -20 -20 0 -44Z';

function butterflyBody(): string {
  const ground = '#f3e2bf';
  const wings: [fill: string, turn: number, height: number, hole: string][] = [
    [sky, 118, 250, leafCut],
    [ultramarine, 100, 290, heartCut],
    [leaf, 132, 230, ''],
    [rose, 34, 330, leafCut],
    [mustard, 74, 350, heartCut],
    [vermilion, 54, 370, ''],
  ];
  const half = wings
    .map(([fill, turn, height, hole]) => {
      const sheetPath = `M-62 0L-66 -${height}L66 -${height - 6}L60 0Z`;
      const top = height - 80;
      const holes =
        hole === ''
          ? move(shape('M0 -70L18 -40L0 -10L-18 -40Z', ground), 0, -top + 20) +
            move(shape('M0 -70L14 -44L0 -18L-14 -44Z', ground), -36, -top + 60) +
            move(shape('M0 -70L14 -44L0 -18L-14 -44Z', ground), 36, -top + 60)
          : move(shape(hole, ground), 0, -top);
      return move(shape(sheetPath, fill) + holes, 0, 0, 1, turn);
    })
    .join('');
  const blade =
    shape('M-15 0C-12 -130 -6 -250 4 -330C14 -250 17 -130 17 0Z', '#cfd6da') +
    line('M4 -20C8 -130 8 -210 5 -290', '#93a0a8', 4);
  const handle = `<ellipse cx="52" cy="120" rx="46" ry="66" fill="none" stroke="${ink}" stroke-width="23" transform="rotate(-16 52 120)"/>${line('M0 0L24 62', ink, 23)}`;
  const booklet = [
    snip('8 10 196 4 202 258 14 264', '#cdb98f', 2, 1),
    snip('0 0 188 -6 194 248 6 254', paper, 3, 1),
    snip('14 14 176 8 180 234 20 240', vermilion, 4, 1),
    shape('M98 60C130 20 168 40 158 84C152 112 126 118 98 118C126 120 148 140 140 168C130 196 104 176 98 150Z', cream),
    dashed('M96 30L100 220', cream, 5),
  ].join('');
  const plaster =
    snip('-70 -22 70 -24 72 22 -70 24', '#eab08e', 5, 1) +
    snip('-26 -20 26 -20 26 20 -26 20', '#f7dcc6', 6, 1) +
    strew(
      [
        [-48, -6],
        [-48, 8],
        [48, -6],
        [48, 8],
      ],
      (x, y) => disc(x, y, 3.5, '#c07a54'),
    );
  const mirrored = `<g transform="translate(388 372) scale(-1 1)">`;
  return [
    move(half, 412, 372),
    `${mirrored}${half}</g>`,
    move(booklet, 60, 500, 1, -8),
    move(handle, 404, 390, 1, 6),
    `<g transform="translate(396 390) rotate(-6) scale(-1 1)">${handle}</g>`,
    move(blade, 398, 392, 1, 7),
    `<g transform="translate(402 392) rotate(-7) scale(-1 1)">${blade}</g>`,
    disc(400, 376, 21, vermilion) + disc(400, 376, 8, ink),
    eyes(400, 320, 40, 17, 0, 4),
    move(plaster, 664, 690, 1, -24),
    strew(
      [
        [560, 700, 20, vermilion],
        [610, 620, 70, leaf],
        [500, 740, 130, ultramarine],
        [730, 600, 10, mustard],
      ],
      (x, y, turn, fill) => move(shape('M0 0L34 -8L24 24Z', fill), x, y, 1, turn),
    ),
    flecks(134, 50, '#d9c08a', 800, 800),
  ].join('');
}

export const beginnersSet: Artwork = { ground: '#f3e2bf', body: butterflyBody };

/** The mask of the theatre set, half glad and half sad; the eyes are for anyone who wears it. */
export function mask(eyesBehind: string): string {
  return [
    blob('400 196 500 210 566 280 566 380 520 480 450 550 400 568 350 550 280 480 234 380 234 280 300 210', mustard),
    eyesBehind,
    line('M254 300C286 268 340 270 366 292M434 292C460 270 514 268 546 300', ink, 13),
    shape('M400 330L424 424H384Z', '#c98a14'),
    disc(292, 412, 24, '#e98a5f'),
    shape('M486 384C504 412 504 432 486 434C468 432 468 412 486 384Z', ultramarine),
    shape(
      'M290 446C320 490 360 500 400 484C440 468 480 470 510 500C490 440 440 432 400 446C360 460 320 462 290 446Z',
      vermilion,
    ),
  ].join('');
}

function actorBody(): string {
  const motifs: [ground: string, motif: string][] = [
    [mustard, snip('30 130 24 60 54 90 75 44 96 90 126 60 120 130', ink, 2)],
    [ultramarine, shape('M24 90L70 76L84 40L96 80L132 60L104 110L76 132L60 112Z', paper)],
    [rose, disc(75, 90, 40, vermilion) + shape('M70 54C74 34 96 30 104 34C100 48 88 56 70 54Z', leaf)],
    [cream, shape('M70 36H82V96H98V108H82L78 158L70 108H54V96H70Z', ink)],
  ];
  const ruff = motifs.map(([ground, motif], index) =>
    move(move(card(150, 214, ground, motif, '#123027', index + 4), -75, 40), 400, 470, 1, 66 - index * 44),
  );
  const openEye = shape('M262 346C286 306 344 306 366 346C344 376 286 376 262 346Z', '#2a5d4f');
  const uncutEye = dashed('M434 346C456 306 514 306 538 346C514 376 456 376 434 346Z', ink, 5);
  const outline = dashed(
    'M400 172L512 188L590 268L590 388L540 492L460 568L400 588L340 568L260 492L210 388L210 268L288 188Z',
    cream,
    4,
  );
  const hat =
    snip('400 30 560 216 240 216', paper, 3) +
    snip('400 30 430 66 400 216 240 216', '#e9dcc0', 4) +
    snip('196 186 604 186 570 262 230 262', vermilion, 5) +
    centredLettering('TEATR', {
      x: 400,
      y: 202,
      height: 44,
      colours: [cream],
      weight: 24,
      gap: 40,
      dance: 4,
      seed: 5,
    }) +
    line('M420 120L470 174M440 110L490 168', '#b9a988', 5);
  const scissors = move(openScissors('#dfe4e6', vermilion), 664, 330, 0.78, -128);
  return [
    ...ruff,
    line('M236 340C180 350 150 400 120 470M564 340C620 350 650 420 690 480', cream, 5),
    mask(openEye + uncutEye),
    outline,
    hat,
    scissors,
    flecks(135, 60, '#5a9583', 800, 800),
  ].join('');
}

export const theatreSet: Artwork = { ground: '#2a5d4f', body: actorBody };
