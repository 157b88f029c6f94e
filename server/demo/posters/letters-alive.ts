// Typography: a pyramid of letters with diacritics, an ampersand that stretches, and a Dutch couple in the rain.
import { letter } from '../drawings/cut-letters.ts';
import type { Artwork, Point } from '../drawings/paper-shapes.ts';
import {
  brush,
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
  sky,
  strew,
  vermilion,
} from '../drawings/paper-shapes.ts';

/** character, left, top, height, colour, then where its two eyes are on the letter's own grid */
type Acrobat = readonly [string, number, number, number, string, number, number, number, number];

const acrobats: readonly Acrobat[] = [
  ['Z', 36, 118, 104, cream, 22, 0, 46, 0],
  ['A', 128, 118, 104, ink, 28, 68, 48, 68],
  ['Ż', 222, 118, 104, mustard, 22, 0, 46, 0],
  ['Ó', 314, 118, 104, sky, 28, 2, 50, 2],
  ['Ł', 408, 118, 104, ink, 14, 14, 14, 40],
  ['Ć', 490, 118, 104, cream, 22, 6, 44, 4],
  ['G', 26, 334, 128, mustard, 20, 6, 44, 4],
  ['Ę', 144, 334, 128, ink, 22, 0, 46, 0],
  ['Ś', 254, 334, 128, cream, 24, 2, 46, 4],
  ['L', 366, 334, 128, sky, 12, 20, 12, 46],
  ['Ą', 464, 334, 128, ink, 28, 68, 50, 68],
  ['J', 36, 590, 156, sky, 48, 8, 48, 32],
  ['A', 158, 590, 156, cream, 28, 68, 50, 68],
  ['Ź', 306, 590, 156, ink, 22, 0, 46, 0],
  ['Ń', 450, 590, 156, mustard, 10, 20, 62, 20],
];

function acrobat([character, x, y, height, colour, leftX, leftY, rightX, rightY]: Acrobat): string {
  const scale = height / 100;
  const place = (across: number, down: number) => `M${short(x + across * scale)} ${short(y + down * scale)}h0`;
  const eyes = place(leftX, leftY) + place(rightX, rightY);
  const feet = `M${short(x + 18 * scale)} ${y + height}v20h-10M${short(x + 52 * scale)} ${y + height}v20h10`;
  return (
    line(feet, colour, 10) +
    letter(character, x, y, height, colour, 32) +
    line(eyes, paper, height * 0.2) +
    line(place(leftX + 1, leftY + 2) + place(rightX + 1, rightY + 2), colour === ink ? vermilion : ink, height * 0.1)
  );
}

export const letterPyramid: Artwork = {
  ground: '#dd4a2f',
  body: () =>
    line('M-10 232Q300 256 610 236M-10 474Q300 500 610 478M-10 760Q300 790 610 764', '#7d1c10', 7) +
    acrobats.map(acrobat).join('') +
    flecks(91, 50, '#f0856c'),
};

const fur = '#ee8b2c';
const tabby = '#a8480f';

/** The curve of the sign, from hip to neck. */
const stretch: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [410, 600],
    [330, 510],
    [214, 390],
    [184, 280],
  ],
  [
    [184, 280],
    [158, 172],
    [208, 104],
    [288, 104],
  ],
  [
    [288, 104],
    [368, 104],
    [404, 174],
    [370, 248],
  ],
  [
    [370, 248],
    [330, 336],
    [124, 430],
    [92, 566],
  ],
  [
    [92, 566],
    [72, 668],
    [140, 730],
    [232, 728],
  ],
  [
    [232, 728],
    [352, 722],
    [440, 620],
    [486, 452],
  ],
];

function stripes(): string {
  let pathData = '';
  stretch.forEach(([a, b, c, d], index) => {
    for (const t of [0.2, 0.5, 0.8]) {
      const s = 1 - t;
      const on = (axis: 0 | 1) =>
        s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
      const along = (axis: 0 | 1) =>
        s * s * (b[axis] - a[axis]) + 2 * s * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
      const long = Math.hypot(along(0), along(1));
      const [nx, ny] = [-along(1) / long, along(0) / long];
      const side = index === 0 || index > 3 ? 1 : -1;
      pathData += `M${short(on(0) - nx * 42 * side)} ${short(on(1) - ny * 42 * side)}L${short(on(0) + nx * 6 * side)} ${short(on(1) + ny * 6 * side)}`;
    }
  });
  return line(pathData, tabby, 13);
}

function ampersandBody(): string {
  const way = (curves: typeof stretch) =>
    curves
      .map(
        ([a, b, c, d], index) => `${index === 0 ? `M${a.join(' ')}` : ''}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`,
      )
      .join('');
  const over = way(stretch.slice(3));
  const head =
    shape(
      'M-78 -10L-84 -104L-30 -66C-10 -72 10 -72 30 -66L84 -104L78 -10C86 44 44 72 0 72C-44 72 -86 44 -78 -10Z',
      fur,
    ) +
    shape('M-70 -30L-72 -82L-40 -56ZM70 -30L72 -82L40 -56Z', rose) +
    line('M0 -58V-34M-20 -56L-16 -36M20 -56L16 -36', tabby, 9) +
    shape(
      'M-48 -4C-40 -22 -18 -22 -12 -2C-22 10 -40 10 -48 -4ZM48 -4C40 -22 18 -22 12 -2C22 10 40 10 48 -4Z',
      '#f6f2c4',
    ) +
    line('M-28 -8V2M28 -8V2', ink, 9) +
    shape('M-11 20H11L0 34Z', ink) +
    line('M0 34C-4 46 -18 46 -24 38M0 34C4 46 18 46 24 38', ink, 5) +
    line('M-50 24L-104 14M-50 34L-102 40M50 24L104 14M50 34L102 40', cream, 4);
  const cat = [
    shape(
      brush([
        [396, 584, 84],
        [446, 640, 70],
        [494, 700, 54],
        [550, 728, 44],
        [584, 690, 34],
        [574, 650, 12],
      ]),
      fur,
    ),
    line('M452 614L424 650M500 668L478 706M548 704L546 748', tabby, 13),
    line(way(stretch.slice(0, 4)), fur, 92),
    line(over, '#115a48', 116, 'butt'),
    line(over, fur, 92),
    stripes(),
    line('M508 500C540 540 560 552 580 548M470 520C500 580 520 598 552 600', fur, 36),
    line('M586 540v14M560 592v14', cream, 9),
    move(head, 492, 410, 1.06, 8),
  ].join('');
  return move(cat, -14, -6) + flecks(92, 50, '#2b7a66');
}

export const stretchedAmpersand: Artwork = { ground: '#115a48', body: ampersandBody };

function coupleBody(): string {
  const umbrella =
    shape(
      'M-20 262C10 96 150 10 300 10C450 10 590 96 620 262C584 232 524 232 494 262C464 226 400 226 372 262C344 228 258 228 230 262C200 226 136 226 108 262C76 232 16 232 -20 262Z',
      vermilion,
    ) +
    shape('M300 10C210 70 226 190 230 262C258 228 344 228 372 262C376 190 392 70 300 10Z', '#f3c94e') +
    line('M300 14V-20', ink, 12);
  const rain = Array.from({ length: 13 }, (_, index) => {
    const x = [18, 52, 84, 30, 66, 560, 590, 536, 572, 20, 60, 584, 548][index] as number;
    const y = 300 + ((index * 83) % 340);
    return `M${x} ${y}l-16 52`;
  }).join('');
  const i = 'M146 420L274 416L270 636L316 640L314 706L98 710L100 638L160 640L158 486H148Z';
  const j = 'M354 418L480 420L476 640C478 764 392 808 280 784L296 716C348 726 372 706 370 640L372 484L352 486Z';
  const face = (skin: string, look: number) =>
    disc(0, 0, 64, skin) +
    line(`M${look - 16} -6h0M${look + 18} -6h0`, ink, 12) +
    line(`M${look - 12} 22C${look - 4} 32 ${look + 8} 32 ${look + 14} 22`, ink, 5) +
    disc(look - 34, 18, 10, '#e88a78') +
    disc(look + 38, 18, 10, '#e88a78');
  return [
    line(rain, paper, 7),
    line('M312 250V560C312 590 344 590 344 564', '#5a3410', 10),
    umbrella,
    shape('M-10 752C120 736 300 758 610 742V810H-10Z', '#456fae'),
    shape(i, ink),
    shape(j, leaf),
    line('M246 470L276 512L310 474', ink, 40),
    line('M392 452L352 496L320 452', '#2f8a60', 40),
    disc(310, 462, 21, '#f6d3b8'),
    disc(318, 426, 21, '#b9794f'),
    line('M212 460h0M212 508h0M212 556h0', cream, 15),
    line('M436 460h0M436 508h0M436 556h0', '#f3c94e', 15),
    move(face('#f6d3b8', 14), 208, 340),
    shape('M142 330C140 280 176 262 210 266C250 264 276 290 272 326C240 306 176 304 142 330Z', '#8a3b1d'),
    move(face('#b9794f', -16), 418, 340),
    shape(
      'M352 344C346 290 384 262 420 268C460 266 490 300 480 352C474 330 460 316 440 312C412 324 376 322 352 344Z',
      night,
    ),
    strew(
      [
        [60, 772, 46],
        [540, 774, 60],
      ],
      (x, y, r) => oval(x, y, r, 8, '#a9c6ea'),
    ),
    flecks(93, 46, '#b8d0ee'),
  ].join('');
}

export const oneUmbrella: Artwork = { ground: '#86abdb', body: coupleBody };
