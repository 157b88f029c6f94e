// Delft: Vermeer's milkmaid is late, so she pours while she pedals, across twelve tiles.
import { centredLettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import { box, brush, cut, disc, flecks, line, move, mustard, oval, shape, strew } from '../drawings/paper-shapes.ts';

const glaze = '#f2efe6';
const cobalt = '#1d3f9a';
const wash = '#a9bfe6';
const night = '#122a6b';

function tiles(): string {
  const places = Array.from({ length: 12 }, (_, index) => [(index % 3) * 200, Math.floor(index / 3) * 200] as const);
  const faces = places.map(([x, y], index) => shape(cut(box(x + 3, y + 3, 194, 194), index + 2, 1.5), glaze)).join('');
  let ornaments = '';
  for (const [x, y] of places)
    for (const [across, down] of [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      const [left, top] = [x + 100 - across * 92, y + 100 - down * 92];
      ornaments += `M${left} ${top}q${across * 6} ${down * 22} ${across * 26} ${down * 26}q${-across * 4} ${-down * 20} ${-across * 26} ${-down * 26}`;
    }
  return faces + shape(ornaments, cobalt);
}

function wheel(x: number): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI;
    const [dx, dy] = [Math.round(Math.cos(angle) * 92), Math.round(Math.sin(angle) * 92)];
    return `M${x - dx} ${568 - dy}L${x + dx} ${568 + dy}`;
  }).join('');
  return (
    line(spokes, wash, 3) +
    `<circle cx="${x}" cy="568" r="96" fill="none" stroke="${cobalt}" stroke-width="15"/>` +
    disc(x, 568, 14, cobalt)
  );
}

function delftBody(): string {
  const milk = brush([
    [452, 214, 14],
    [404, 176, 26],
    [330, 172, 34],
    [262, 120, 38],
    [180, 116, 40],
    [110, 66, 44],
    [-30, 76, 52],
  ]);
  const jug =
    shape('M-30 -34C-36 -10 -52 6 -50 34C-46 62 46 62 50 34C52 6 36 -10 30 -34L40 -50H-34Z', cobalt) +
    line('M40 -34C78 -36 78 22 48 26', cobalt, 11) +
    line('M-44 22C-20 34 20 34 44 22M-40 10C-16 20 16 20 40 10', glaze, 5);
  const skirt =
    'M196 372C240 350 290 356 312 380C356 420 380 470 372 520C330 536 250 530 212 500C176 520 130 520 96 500C130 470 160 420 196 372Z';
  const frame = line(
    'M150 568L236 470L300 580H150M300 580L410 440M300 580C340 560 380 500 396 440M236 470L226 440M196 436H256M450 568L404 410L372 396M404 410L440 396',
    night,
    12,
  );
  return [
    tiles(),
    shape(milk, wash),
    wheel(150),
    wheel(450),
    frame,
    shape(
      brush([
        [290, 440, 76],
        [340, 500, 56],
        [322, 570, 34],
        [318, 604, 26],
      ]),
      cobalt,
    ),
    shape('M300 596H350C362 602 364 614 356 618H300Z', night),
    shape(skirt, cobalt),
    line(
      'M232 400C216 440 190 474 150 496M270 396C270 440 262 480 240 506M304 404C320 440 326 480 322 514',
      '#3f63bf',
      6,
    ),
    shape('M204 380C200 320 220 268 254 256L318 262C340 300 330 350 312 388C280 400 236 396 204 380Z', mustard),
    shape(
      brush([
        [300, 290, 50],
        [360, 330, 42],
        [412, 386, 28],
      ]),
      mustard,
    ),
    shape(
      brush([
        [268, 276, 52],
        [350, 286, 44],
        [420, 254, 30],
      ]),
      '#d99a1d',
    ),
    disc(424, 252, 18, wash),
    shape('M262 176C264 140 330 140 334 178C338 216 322 246 300 250C276 250 262 220 262 176Z', wash),
    shape(
      'M236 252C212 200 224 130 284 122C324 118 344 144 340 172C316 166 298 170 288 184C280 214 284 240 276 264Z',
      '#fffdf6',
    ),
    line(
      'M236 252C212 200 224 130 284 122C324 118 344 144 340 172C316 166 298 170 288 184C280 214 284 240 276 264Z',
      cobalt,
      5,
    ),
    line('M312 192h0', night, 10),
    line('M332 200L342 212L330 216M312 230C318 232 324 232 328 228', night, 4),
    move(jug, 462, 250, 1, -62),
    strew(
      [
        [60, 130, 9],
        [222, 168, 7],
        [140, 152, 6],
      ],
      (x, y, r) => oval(x, y, r, r * 1.3, wash),
    ),
    line('M-10 672C120 666 300 680 610 668', cobalt, 9),
    centredLettering('DELFT', {
      x: 300,
      y: 694,
      height: 56,
      colours: [cobalt, cobalt, cobalt, mustard],
      weight: 26,
      gap: 34,
      dance: 4,
      seed: 5,
    }),
    flecks(85, 40, wash),
  ].join('');
}

export const delftMilkmaid: Artwork = { ground: '#c8cfdc', body: delftBody };
