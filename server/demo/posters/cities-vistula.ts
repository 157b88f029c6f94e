// Cities on the Vistula: Warsaw's mermaid, whose tail is the river, and the Gdańsk crane, which is two things in Polish.
import { centredLettering, lettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
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
  paper,
  rose,
  shape,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const skin = '#f3b58c';

function bridge(length: number): string {
  const half = length / 2;
  return (
    line(`M${-half} 0H${half}`, ink, 15, 'butt') +
    line(`M${-half} 0H${half}`, cream, 7, 'butt') +
    line(
      `M${-half + 14} -4Q${-half / 2} -46 0 -4Q${half / 2} -46 ${half - 14} -4M${-half / 2} -4V-25M${half / 2} -4V-25`,
      ink,
      5,
    )
  );
}

function mermaid(): string {
  const hair =
    'M232 92C290 84 322 130 318 180C316 226 344 250 340 310C336 350 350 372 338 400C318 392 300 372 296 340L176 330C170 372 150 392 118 396C136 364 118 340 130 300C138 262 156 240 152 190C148 130 180 96 232 92Z';
  const torso =
    'M210 230H262L268 268C312 274 328 300 326 340L300 380L296 440H180L176 380L154 330C146 300 160 276 204 268Z';
  return [
    shape(hair, mustard),
    shape(
      brush([
        [176, 300, 46],
        [120, 262, 42],
        [96, 196, 34],
      ]),
      skin,
    ),
    shape(cut(corners('82 166, 44 -6, 66 -22, 104 160'), 3, 2), paper),
    line('M58 178L132 160', ink, 13),
    disc(98, 192, 22, skin),
    shape(torso, skin),
    shape('M182 150C180 116 284 116 282 152C284 206 266 244 232 246C198 244 180 206 182 150Z', skin),
    shape('M178 172C180 110 286 108 288 172C270 168 254 152 246 136C232 158 206 170 178 172Z', mustard),
    line('M204 186h0M262 186h0', ink, 11),
    line('M234 180L228 206H238M216 224C226 230 240 230 248 224', ink, 4),
    disc(206, 212, 9, rose) + disc(262, 212, 9, rose),
    shape('M178 300C186 350 216 352 226 318C236 352 262 352 268 312L296 340L300 400H176Z', mustard),
    disc(338, 350, 92, ink) + disc(338, 350, 80, vermilion) + disc(338, 350, 46, cream) + disc(338, 350, 20, ink),
  ].join('');
}

function warsawBody(): string {
  const river = brush([
    [238, 396, 122],
    [242, 440, 130],
    [262, 500, 142],
    [330, 560, 138],
    [338, 620, 130],
    [250, 664, 118],
    [170, 700, 104],
    [190, 758, 92],
    [300, 770, 84],
    [420, 752, 66],
    [500, 700, 44],
    [528, 640, 30],
  ]);
  const fluke =
    'M530 660C500 620 450 604 424 556C476 560 514 576 530 610C540 570 566 540 606 520C604 580 580 626 530 660Z';
  const palace = 'M0 0V-70H22V-120H40V-196H54V-222L62 -286L70 -222V-196H84V-120H102V-70H124V0Z';
  const houses = strew(
    [
      [18, 640, 46, 92, '#c9502f', 1],
      [62, 640, 38, 116, mustard, 2],
      [98, 640, 44, 84, '#f0a38e', 3],
      [30, 520, 40, 70, paper, 4],
      [72, 520, 36, 92, '#c9502f', 5],
    ],
    (x, foot, width, height, fill, seed) =>
      shape(
        cut(
          corners(
            `${x} ${foot}, ${x} ${foot - height}, ${x + width / 2} ${foot - height - 26}, ${x + width} ${foot - height}, ${x + width} ${foot}`,
          ),
          seed,
          2,
        ),
        fill,
      ) +
      line(
        `M${x + 13} ${foot - height + 22}v16M${x + width - 13} ${foot - height + 22}v16M${x + 13} ${foot - height + 54}v14M${x + width - 13} ${foot - height + 54}v14`,
        ink,
        8,
        'butt',
      ),
  );
  const scales =
    'M196 470q14 18 28 0t28 0t28 0M214 510q14 18 28 0t28 0t28 0t28 0M262 552q14 18 28 0t28 0t28 0t28 0M290 592q14 18 28 0t28 0t28 0M260 640q14 18 28 0t28 0t28 0M160 700q14 18 28 0t28 0M180 740q14 18 28 0t28 0t28 0M320 764q14 14 28 0t28 0t28 0';
  return [
    line(
      'M-10 450L190 470M-10 560L200 590M420 430L610 470M430 520L610 560M360 690L610 640M120 400L150 690M470 300L500 640M560 300L548 520',
      '#d8efe0',
      12,
    ),
    houses,
    move(
      shape(palace, ink) + line('M20 -50V-14M38 -96V-14M62 -180V-14M86 -96V-14M104 -50V-14', mustard, 6, 'butt'),
      430,
      536,
      0.92,
    ),
    shape(fluke, ultramarine),
    shape(river, ultramarine),
    line(scales, '#8aa2ea', 5),
    move(bridge(210), 262, 500, 1, -7),
    move(bridge(200), 342, 604, 1, 5),
    move(bridge(170), 172, 716, 1, -4),
    mermaid(),
    centredLettering('WARSZAWA', {
      x: 414,
      y: 42,
      height: 42,
      colours: [ink, ink, vermilion],
      weight: 25,
      gap: 22,
      dance: 4,
      seed: 10,
    }),
    flecks(81, 46, '#dff2e6'),
  ].join('');
}

export const warsawMermaid: Artwork = { ground: '#a9d6bd', body: warsawBody };

function gdanskBody(): string {
  const neck = brush([
    [206, 330, 150],
    [232, 240, 88],
    [214, 160, 56],
    [236, 96, 50],
    [300, 70, 56],
  ]);
  const bricks = (x: number, seed: number) =>
    shape(cut(box(x, 470, 140, 350), seed, 3), '#a63e26') +
    line(
      `M${x + 12} 500h30M${x + 80} 516h34M${x + 40} 540h30M${x + 14} 580h26M${x + 90} 592h30M${x + 50} 620h30M${x + 16} 650h30M${x + 88} 664h28`,
      '#7d2a18',
      7,
      'butt',
    ) +
    line(`M${x + 70} 548v30M${x + 34} 610v22M${x + 106} 548v22`, ink, 20);
  const planks = [150, 184, 218, 252, 286].map((x, index) => `M${x} ${408 + (index % 2) * 6}V790`).join('');
  const waves = [0, 1, 2]
    .map((row) =>
      line(`M${row === 0 ? -30 : 300 + row * 18} ${722 + row * 30}${'q15 -13 30 0t30 0'.repeat(11)}`, '#9db8ea', 6),
    )
    .join('');
  return [
    disc(470, 560, 92, '#f6c65b'),
    bricks(-14, 3),
    bricks(308, 4),
    shape(
      cut(corners('116 800, 116 430, 84 420, 84 396, 220 300, 352 396, 352 420, 322 430, 322 800'), 5, 3),
      '#3b2115',
    ),
    line(planks, '#5d3823', 7, 'butt'),
    line('M190 800V640C190 586 254 586 254 640V800', mustard, 7),
    shape('M194 798V642C194 594 250 594 250 642V798Z', ink),
    shape(cut(corners('60 424, 214 286, 378 424, 360 442, 216 326, 76 442'), 6, 2), ink),
    shape('M138 400C110 300 170 250 250 262C300 272 322 330 296 400C262 452 172 452 138 400Z', '#d9d6cc'),
    line(
      'M160 396C150 350 170 314 200 300M190 410C182 366 202 332 232 318M222 414C216 380 236 350 262 340M254 410C252 390 264 372 282 366',
      '#8f9199',
      7,
    ),
    shape(neck, ink),
    shape(
      'M206 176C196 120 232 74 288 62C262 84 246 112 246 150C246 186 262 214 262 256C246 232 214 222 206 176Z',
      paper,
    ),
    shape('M258 52C278 36 316 36 330 52L322 66C300 58 280 58 262 68Z', vermilion),
    shape('M318 44L520 84L318 98Z', '#d9d6cc') + line('M330 76L514 85', ink, 4),
    disc(306, 70, 10, mustard) + disc(307, 70, 5, ink),
    line('M496 86V520', ink, 5),
    line('M496 520C474 534 474 560 496 560C516 560 518 540 508 534', ink, 8),
    shape('M496 560L466 590M496 560L526 590', ink) + line('M496 556L456 606M496 556L536 606', ink, 5),
    shape('M446 604C430 640 430 676 446 708H546C562 676 562 640 546 604Z', '#8a4a1f'),
    line('M436 632H556M436 682H556', mustard, 9, 'butt') + line('M480 606V706M514 606V706', '#5d3015', 4),
    shape('M-10 716C90 700 200 726 300 714C400 702 520 726 610 712V810H-10Z', ultramarine),
    waves,
    lettering('GDAŃSK', {
      x: 40,
      y: 742,
      height: 42,
      colours: [cream, cream, '#f3c873'],
      weight: 25,
      gap: 26,
      dance: 4,
      seed: 4,
    }),
    flecks(82, 50, '#f3c873'),
  ].join('');
}

export const gdanskCrane: Artwork = { ground: '#e3a02f', body: gdanskBody };
