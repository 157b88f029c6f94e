// Mountains: Giewont as the knight who sleeps, and the lake called the Eye of the Sea as an eye.
import { centredLettering, lettering } from '../drawings/cut-letters.ts';
import type { Artwork, Point } from '../drawings/paper-shapes.ts';
import {
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
  night,
  paper,
  rose,
  seeded,
  shape,
  short,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const face: Point[] = [
  [-10, 540],
  [20, 470],
  [64, 412],
  [110, 368],
  [156, 344],
  [186, 352],
  [200, 372],
  [262, 250],
  [286, 346],
  [306, 334],
  [316, 352],
  [334, 340],
  [346, 366],
  [392, 300],
  [428, 352],
  [446, 432],
  [500, 452],
  [610, 420],
  [610, 620],
  [-10, 620],
];

function quilt(): string {
  const random = seeded(31);
  const colours = [leaf, mustard, cream, vermilion, '#7fa650', ultramarine, rose];
  const rows = 5;
  const columns = 7;
  const top = (x: number) => 566 - 118 * Math.exp(-(((x - 470) / 150) ** 2)) - 22 * Math.exp(-(((x - 120) / 130) ** 2));
  const knot = (column: number, row: number): Point => {
    const x = -30 + column * 96 + (row % 2) * 12;
    return [x, top(x) + (row / rows) * (830 - top(x)) + (row === 0 ? 0 : Math.sin(column * 1.7 + row) * 9)];
  };
  let patches = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corners = [knot(column, row), knot(column + 1, row), knot(column + 1, row + 1), knot(column, row + 1)];
      const colour = colours[(column * 3 + row * 2 + Math.floor(random() * 2)) % colours.length] as string;
      patches += shape(cut(corners, row * 10 + column, 2), colour);
      const [x, y] = corners[0] as Point;
      const kind = Math.floor(random() * 4);
      const mark = colour === cream || colour === rose || colour === mustard ? ink : cream;
      if (kind === 0)
        patches += line(`M${short(x + 20)} ${short(y + 20)}l54 4m-54 14l54 4m-54 14l54 4`, mark, 3.5, 'butt');
      if (kind === 1) patches += shape(`M${short(x + 46)} ${short(y + 12)}l17 40h-34z`, mark);
      if (kind === 2) patches += disc(x + 34, y + 26, 5, mark) + disc(x + 62, y + 40, 5, mark);
    }
  }
  const hem = Array.from({ length: 14 }, (_, index): Point => [-20 + index * 50, top(-20 + index * 50) - 14]);
  const under = Array.from({ length: 14 }, (_, index): Point => [630 - index * 50, top(630 - index * 50) + 20]);
  return patches + shape(cut([...hem, ...under], 5, 3), paper);
}

function knightBody(): string {
  const facets = [
    shape(
      cut(
        [
          [262, 252],
          [286, 346],
          [276, 420],
          [236, 460],
          [226, 380],
        ],
        2,
      ),
      '#3d57b0',
    ),
    shape(
      cut(
        [
          [392, 302],
          [428, 352],
          [444, 430],
          [404, 470],
          [382, 400],
        ],
        3,
      ),
      '#3d57b0',
    ),
    shape(
      cut(
        [
          [-10, 540],
          [20, 468],
          [62, 410],
          [108, 364],
          [150, 342],
          [164, 348],
          [136, 430],
          [148, 560],
          [-10, 560],
        ],
        4,
      ),
      '#7f94dc',
    ),
    shape(
      cut(
        [
          [262, 250],
          [275, 298],
          [258, 284],
          [246, 306],
          [236, 297],
        ],
        6,
        1.5,
      ),
      paper,
    ),
    shape(
      cut(
        [
          [392, 300],
          [412, 330],
          [398, 328],
          [384, 346],
          [374, 324],
        ],
        7,
        1.5,
      ),
      paper,
    ),
  ];
  const features = [
    line('M168 404C184 424 206 424 222 406M172 416L160 428M194 421V438M214 416L224 430', cream, 6),
    shape(
      'M296 352C288 384 262 392 254 424C248 452 232 470 208 480C236 484 270 470 282 440C290 420 304 404 312 378Z',
      cream,
    ),
    line('M318 358C322 378 334 388 350 388', cream, 5),
  ];
  const rivets = strew(
    [
      [140, 372],
      [124, 416],
      [122, 462],
      [128, 508],
    ],
    (x, y) => disc(x, y, 5, night),
  );
  const snore = [
    ['Z', 318, 214, 30],
    ['Z', 372, 158, 42],
    ['Z', 446, 88, 58],
  ] as const;
  return [
    disc(118, 178, 78, paper),
    shape('M118 100A78 78 0 0 0 118 256A92 92 0 0 0 118 100Z', mustard),
    shape(
      cut(
        [
          [-10, 470],
          [90, 400],
          [180, 440],
          [480, 400],
          [560, 330],
          [610, 360],
          [610, 600],
          [-10, 600],
        ],
        9,
        6,
      ),
      '#d98a86',
    ),
    shape(
      brush([
        [104, 378, 10],
        [84, 326, 40],
        [40, 292, 54],
        [-24, 318, 44],
      ]),
      vermilion,
    ),
    line('M96 366C84 330 50 304 2 316', '#8f2213', 4),
    shape(cut(face, 1, 3), night),
    ...facets,
    rivets,
    ...features,
    quilt(),
    ...snore.map(([character, x, y, height], index) =>
      lettering(character, { x, y, height, colours: [vermilion], weight: 26, dance: 9, seed: index + 3 }),
    ),
    flecks(14, 50, cream),
  ].join('');
}

export const sleepingKnight: Artwork = { ground: rose, body: knightBody };

function eyeBody(): string {
  const [cx, cy] = [300, 420];
  const lid = (t: number): Point => [40 + 520 * t, cy - 128 * Math.sin(Math.PI * t)];
  const peaks = [0.05, 0.15, 0.27, 0.39, 0.5, 0.61, 0.73, 0.85, 0.95].map((t, index) => {
    const [x, y] = lid(t);
    const reach = [90, 150, 214, 262, 236, 290, 220, 160, 96][index] as number;
    return { x, y, reach };
  });
  const mountains = peaks.map(({ x, y, reach }, index) => {
    const lean = (x - cx) * 0.55;
    const tip: Point = [x + lean, y - reach];
    const left: Point = [x - 44, y + 26];
    const right: Point = [x + 44, y + 26];
    const on = (from: Point, share: number): Point => [
      tip[0] + (from[0] - tip[0]) * share,
      tip[1] + (from[1] - tip[1]) * share,
    ];
    const snow = cut(
      [tip, on(right, 0.36), on([x + 14, y], 0.25), on([x - 2, y], 0.42), on([x - 18, y], 0.27), on(left, 0.32)],
      index + 40,
      1,
    );
    return shape(cut([tip, right, left], index + 20, 4), index % 2 === 0 ? ink : night) + shape(snow, paper);
  });
  const spruces = [0.08, 0.18, 0.28, 0.39, 0.5, 0.61, 0.72, 0.82, 0.92].map((t, index) => {
    const x = 40 + 520 * t;
    const y = cy + 118 * Math.sin(Math.PI * t);
    const height = [84, 122, 150, 172, 160, 180, 152, 124, 88][index] as number;
    const tree = [0, 1, 2]
      .map(
        (tier) =>
          `M${-31 + tier * 7} ${short(tier * height * 0.26 - 10)}H${31 - tier * 7}L0 ${short(tier * height * 0.26 + height * 0.48)}Z`,
      )
      .join('');
    return move(shape(tree, index % 2 === 0 ? leaf : '#0f4a31'), x, y, 1, -(x - cx) * 0.09);
  });
  const ripples = [
    'M120 454C150 462 170 462 184 454',
    'M416 454C436 462 452 462 480 452',
    'M150 484C172 492 190 492 204 484',
    'M398 486C412 494 430 492 450 482',
    'M96 420H176',
    'M424 420H506',
  ].map((pathData) => line(pathData, ultramarine, 4));
  return [
    ...mountains,
    ...spruces,
    shape('M28 420C140 246 460 246 572 420C460 586 140 586 28 420Z', '#cfe4e2'),
    ...ripples,
    disc(cx, cy, 112, ultramarine),
    disc(cx, cy, 84, '#3fa6a3'),
    disc(cx, cy, 54, ink),
    shape('M258 432L286 388L300 410L316 382L344 432Z', paper),
    line('M28 420C140 246 460 246 572 420', ink, 13),
    centredLettering('MORSKIE OKO', {
      x: 300,
      y: 736,
      height: 48,
      colours: [ink, ink, ink, vermilion],
      weight: 23,
      gap: 22,
      dance: 3,
      seed: 3,
    }),
    flecks(16, 50, '#f6b79a'),
  ].join('');
}

export const eyeOfTheSea: Artwork = { ground: '#e98a5f', body: eyeBody };
