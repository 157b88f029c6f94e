// Animals: a bison the size of a forest, and a cat that is a tenement house at night.
import { centredLettering } from '../drawings/cut-letters.ts';
import type { Artwork, Point } from '../drawings/paper-shapes.ts';
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
  mustard,
  oval,
  paper,
  round,
  seeded,
  shape,
  short,
  vermilion,
} from '../drawings/paper-shapes.ts';

function birch(x: number, width: number, seed: number): string {
  const random = seeded(seed);
  let marks = '';
  for (let y = 10; y < 690; y += 28 + random() * 44) {
    const long = width * (0.35 + random() * 0.45);
    const left = random() < 0.5 ? x : x + width - long;
    marks += `M${short(left)} ${short(y)}l${short(long)} ${short(random() * 6 - 3)}l${short(-long * 0.3)} ${short(6 + random() * 6)}z`;
  }
  return shape(cut(box(x, -10, width, 712), seed, 4), paper) + shape(marks, ink);
}

const bison: Point[] = [
  [40, 560],
  [34, 500],
  [62, 436],
  [84, 372],
  [128, 330],
  [158, 236],
  [222, 168],
  [300, 172],
  [372, 226],
  [452, 254],
  [536, 288],
  [572, 370],
  [566, 470],
  [572, 560],
  [560, 692],
  [508, 692],
  [506, 580],
  [474, 506],
  [400, 520],
  [338, 548],
  [330, 692],
  [270, 692],
  [262, 590],
  [222, 580],
  [190, 610],
  [176, 672],
  [146, 620],
  [120, 640],
  [104, 606],
  [70, 606],
];

function fur(): string {
  const random = seeded(77);
  let tufts = '';
  for (let index = 0; index < 42; index += 1) {
    const x = 118 + random() * 210;
    const y = 210 + random() * 330;
    if (Math.hypot((x - 226) / 120, (y - 380) / 190) > 1) continue;
    const length = 26 + random() * 26;
    tufts += `M${short(x)} ${short(y)}q${short(-5 - random() * 8)} ${short(length * 0.6)} ${short(-12)} ${short(length)}q14 ${short(-length * 0.3)} 20 ${short(-length + 4)}z`;
  }
  return shape(tufts, '#7a3f1d');
}

function bisonBody(): string {
  const grass = Array.from(
    { length: 30 },
    (_, index) => `M${index * 21 - 8} 700l${6 + (index % 3) * 4} ${-26 - (index % 4) * 9}l9 ${30 + (index % 4) * 9}z`,
  ).join('');
  const horns =
    shape(
      brush([
        [128, 404, 30],
        [96, 372, 26],
        [84, 330, 18],
        [98, 292, 5],
      ]),
      cream,
    ) +
    shape(
      brush([
        [60, 424, 20],
        [36, 400, 16],
        [28, 366, 11],
        [38, 336, 4],
      ]),
      cream,
    );
  const head =
    oval(98, 480, 9, 11, mustard) +
    disc(97, 482, 5, ink) +
    line('M84 462L112 466', ink, 5) +
    oval(52, 566, 10, 7, '#7a3f1d', 30);
  const tail = line('M566 350C592 400 590 450 580 480', ink, 9) + shape('M572 470L596 474L588 544L576 540Z', ink);
  const robin =
    shape('M0 0C-4 -26 20 -42 44 -32L62 -28L48 -20C50 2 30 14 14 10L-18 16Z', vermilion) +
    disc(36, -24, 3.6, ink) +
    line('M16 10L14 26M24 9L25 25', ink, 3.4);
  return [
    birch(-8, 44, 2),
    birch(122, 34, 3),
    birch(330, 30, 4),
    birch(414, 40, 5),
    tail,
    shape(round(bison, 7), ink),
    fur(),
    horns,
    head,
    birch(206, 40, 6),
    birch(486, 46, 8),
    shape(
      cut(
        [
          [-10, 690],
          [160, 684],
          [380, 694],
          [610, 684],
          [610, 810],
          [-10, 810],
        ],
        4,
        4,
      ),
      '#123f2b',
    ),
    shape(grass, '#123f2b'),
    move(robin, 330, 148, 1.25),
    centredLettering('ŻUBR', {
      x: 300,
      y: 722,
      height: 60,
      colours: [vermilion, cream, cream, cream],
      weight: 26,
      gap: 40,
      dance: 4,
      seed: 8,
    }),
    flecks(20, 50, '#5fae84'),
  ].join('');
}

export const forestBison: Artwork = { ground: '#34855a', body: bisonBody };

function catBody(): string {
  const random = seeded(9);
  const body = round(
    [
      [150, 800],
      [132, 640],
      [150, 500],
      [186, 400],
      [176, 330],
      [168, 250],
      [172, 128],
      [232, 190],
      [300, 180],
      [368, 190],
      [428, 128],
      [432, 250],
      [424, 330],
      [414, 400],
      [450, 500],
      [468, 640],
      [450, 800],
    ],
    7,
  );
  let windows = '';
  for (let row = 0; row < 5; row += 1) {
    const columns = row < 1 ? 3 : 4;
    for (let column = 0; column < columns; column += 1) {
      const x = 300 + (column - (columns - 1) / 2) * 66 - 17;
      const y = 408 + row * 76;
      if (row > 2 && column > 0 && column < 3) continue;
      const lit = random() < 0.62;
      windows += shape(cut(box(x, y, 34, 48), row * 7 + column, 2), lit ? mustard : '#4a3d36');
      if (lit) windows += line(`M${x + 17} ${y}V${y + 48}M${x} ${y + 20}H${x + 34}`, ink, 3.4, 'butt');
      if (lit && column === 2 && row === 1)
        windows += shape(`M${x + 5} ${y + 48}V${y + 30}l6 6h8l6 -6V${y + 48}Z`, ink);
    }
  }
  const eye = (x: number) =>
    shape(
      `M${x - 42} 276C${x - 24} 240 ${x + 24} 240 ${x + 42} 276C${x + 22} 304 ${x - 22} 304 ${x - 42} 276Z`,
      mustard,
    ) + oval(x, 273, 8, 24, ink);
  const whiskers = line(
    'M236 328L120 306M236 340L114 346M240 352L130 388M364 328L480 306M364 340L486 346M360 352L470 388',
    cream,
    3.6,
  );
  const nose =
    shape('M282 318H318L300 338Z', vermilion) +
    line('M300 338V350C292 364 276 364 268 354M300 350C308 364 324 364 332 354', cream, 4);
  const ears = shape('M186 166L196 226L224 206Z', vermilion) + shape('M414 166L404 226L376 206Z', vermilion);
  const chimney = shape(cut(box(284, 132, 34, 60), 5, 2), ink) + shape(cut(box(277, 122, 48, 16), 6, 2), ink);
  const smoke = shape(
    brush([
      [301, 112, 10],
      [318, 92, 20],
      [296, 66, 26],
      [322, 40, 34],
      [300, 8, 40],
    ]),
    cream,
  );
  const tail = shape(
    brush([
      [440, 760, 60],
      [530, 720, 58],
      [556, 620, 54],
      [520, 540, 50],
      [524, 470, 46],
      [556, 430, 30],
    ]),
    ink,
  );
  const moon = shape('M94 96A66 66 0 1 0 150 214A78 78 0 0 1 94 96Z', cream);
  const door =
    shape('M262 800V690C262 646 338 646 338 690V800Z', vermilion) +
    shape('M274 706C274 664 326 664 326 706Z', mustard) +
    disc(324, 748, 5, ink);
  return [
    moon,
    smoke,
    tail,
    chimney,
    shape(body, ink),
    ears,
    eye(246),
    eye(354),
    whiskers,
    nose,
    windows,
    door,
    flecks(23, 60, '#e4694f'),
  ].join('');
}

export const houseCat: Artwork = { ground: '#c8371f', body: catBody };
