// What is given or sent: a peacock with a tail of postcards, a mailing tube that is a dachshund.
import type { Artwork, Point } from '../drawings/paper-shapes.ts';
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
  night,
  oval,
  paper,
  rose,
  round,
  shape,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const cardMotifs: [ground: string, motif: string][] = [
  [mustard, disc(75, 70, 34, vermilion) + shape('M16 184V140L50 96L80 140L104 112L134 150V184Z', ink)],
  [
    ultramarine,
    shape('M30 100C60 60 100 66 118 100C100 134 60 140 30 100ZM112 100L140 76V124Z', cream) +
      disc(54, 96, 6, ink) +
      line('M20 160q14 -10 28 0t28 0t28 0t28 0', sky, 5),
  ],
  [
    rose,
    line('M75 180V100', leaf, 8) +
      shape('M44 60L58 80L75 50L92 80L106 60C116 122 34 122 44 60Z', vermilion) +
      shape('M75 170C50 160 40 140 36 116C60 126 72 146 75 170Z', leaf),
  ],
  [leaf, shape('M75 30L110 90H94L122 146H28L56 90H40Z', cream) + shape('M68 146H82V178H68Z', mustard)],
  [cream, shape('M75 168C10 120 20 60 52 60C66 60 75 72 75 84C75 72 84 60 98 60C130 60 140 120 75 168Z', vermilion)],
  [
    night,
    shape('M90 40A56 56 0 1 0 122 136A62 62 0 0 1 90 40Z', mustard) +
      disc(108, 66, 5, paper) +
      disc(120, 96, 4, paper) +
      disc(36, 40, 4, paper),
  ],
  [
    '#e98a5f',
    shape('M34 180V90L75 48L116 90V180Z', ink) +
      shape('M50 104h20v26h-20zM80 104h20v26h-20zM50 144h20v36h-20z', mustard),
  ],
];

function postcardsBody(): string {
  const angles = [-78, -52, -26, 0, 26, 52, 78];
  const card = ([ground, motif]: [string, string], index: number) =>
    move(
      move(
        shape(cut(box(-8, -8, 166, 216), index + 2, 2), '#d8c6a2') +
          shape(cut(box(-12, -12, 166, 214), index + 9, 1.5), paper) +
          shape(cut(box(0, 0, 142, 190), index + 20, 1), ground) +
          move(motif, -4, 0),
        -71,
        -372,
      ),
      400,
      474,
      1.06,
      angles[index],
    );
  const order = [0, 6, 1, 5, 2, 4, 3];
  const body = shape(
    round(
      [
        [366, 344],
        [400, 314],
        [434, 344],
        [444, 396],
        [436, 456],
        [492, 540],
        [500, 640],
        [444, 716],
        [356, 716],
        [300, 640],
        [308, 540],
        [364, 456],
        [356, 396],
      ],
      6.5,
    ),
    ultramarine,
  );
  const crest =
    line('M400 326L370 272M400 322V260M400 326L430 272', ultramarine, 7) +
    disc(369, 268, 12, vermilion) +
    disc(400, 254, 12, mustard) +
    disc(431, 268, 12, vermilion);
  const face =
    oval(382, 370, 13, 16, paper) +
    oval(418, 370, 13, 16, paper) +
    disc(385, 372, 7, ink) +
    disc(415, 372, 7, ink) +
    shape('M384 394H416L400 432Z', mustard);
  const breast = [0, 1, 2, 3].map((row) =>
    line(
      `M${350 - row * 5} ${520 + row * 46}q12 ${row % 2 === 0 ? 22 : 26} 25 0q12 24 25 0q12 24 25 0q12 24 25 0`,
      row % 2 === 0 ? sky : mustard,
      6,
    ),
  );
  const legs = line(
    'M370 706V762M370 762L344 774M370 762L374 780M370 762L396 774M430 706V762M430 762L406 776M430 762L434 780M430 762L458 774',
    vermilion,
    10,
  );
  const bird = move([legs, body, crest, face, ...breast].join(''), 0, 22);
  const fan = order.map((index) => card(cardMotifs[index] as [string, string], index)).join('');
  return move(fan + bird, 28, 4, 0.93) + flecks(81, 60, '#e3cfa4', 800, 800);
}

export const peacockPostcards: Artwork = { ground: '#f5e6c8', body: postcardsBody };

function giftBody(): string {
  const leg = (x: number, seed: number) =>
    shape(
      cut(
        [
          [x, 540],
          [x + 62, 540],
          [x + 56, 644],
          [x + 78, 664],
          [x + 2, 664],
        ],
        seed,
        2,
      ),
      '#8a4a1f',
    );
  const tube =
    shape(
      cut(
        [
          [160, 392],
          [600, 392],
          [600, 564],
          [160, 564],
        ],
        2,
        3,
      ),
      '#c98f52',
    ) +
    oval(600, 478, 40, 86, '#c98f52') +
    oval(160, 478, 40, 86, '#a56f3f') +
    oval(160, 478, 26, 62, cream);
  const roll = line('M160 520C136 510 136 446 162 440C186 438 190 490 168 500C152 504 150 474 164 470', '#a56f3f', 5);
  const spirals = line('M250 394L214 562M360 393L324 563M470 393L434 563M572 393L540 563', '#a56f3f', 5, 'butt');
  const ribbon = shape(
    cut(
      [
        [372, 386],
        [430, 386],
        [430, 570],
        [372, 570],
      ],
      4,
      2,
    ),
    vermilion,
  );
  const bow =
    shape(
      'M400 388C350 380 300 350 312 304C330 276 386 330 400 384C414 330 470 276 490 304C500 350 450 380 400 388Z',
      vermilion,
    ) +
    shape(
      'M348 326C340 350 372 368 392 376C386 350 362 324 348 326ZM452 326C462 350 430 368 410 376C414 350 438 324 452 326Z',
      '#8f2213',
    ) +
    shape('M396 384L356 470L384 462L400 484L412 392Z', '#b3321b') +
    disc(401, 384, 17, vermilion);
  const head: Point[] = [
    [574, 420],
    [566, 330],
    [596, 268],
    [652, 250],
    [700, 276],
    [756, 304],
    [776, 330],
    [756, 356],
    [700, 368],
    [660, 400],
    [640, 470],
    [604, 500],
  ];
  const ear = shape(
    round(
      [
        [590, 274],
        [632, 266],
        [648, 320],
        [634, 400],
        [596, 424],
        [570, 390],
        [572, 320],
      ],
      6,
    ),
    '#5f2f10',
  );
  const tail = shape(
    brush([
      [136, 470, 26],
      [92, 420, 24],
      [74, 350, 18],
      [92, 286, 6],
    ]),
    '#8a4a1f',
  );
  const stars = strew(
    [
      [120, 150, 1, mustard],
      [236, 96, 0.7, cream],
      [560, 110, 0.9, cream],
      [690, 150, 0.6, mustard],
      [420, 150, 0.6, rose],
    ],
    (x, y, scale, colour) =>
      move(shape('M0 -30L8 -8L30 -4L12 10L18 32L0 20L-18 32L-12 10L-30 -4L-8 -8Z', colour), x, y, scale, x % 30),
  );
  return [
    shape(
      cut(
        [
          [-10, 656],
          [300, 648],
          [560, 658],
          [810, 650],
          [810, 810],
          [-10, 810],
        ],
        6,
        4,
      ),
      '#1d5648',
    ),
    stars,
    tail,
    leg(204, 3),
    leg(500, 4),
    tube,
    spirals,
    roll,
    ribbon,
    bow,
    leg(262, 5),
    leg(560, 6),
    shape(round(head, 6.5), '#8a4a1f'),
    ear,
    oval(764, 318, 18, 14, ink, 20),
    disc(682, 304, 10, ink),
    disc(685, 301, 3, paper),
    line('M770 340C750 352 726 350 712 342', ink, 5),
    line('M576 500C604 520 632 512 644 486', vermilion, 14),
    disc(618, 524, 13, mustard),
    flecks(91, 70, '#5aa594', 800, 800),
  ].join('');
}

export const dachshundGift: Artwork = { ground: '#2f7d6b', body: giftBody };
