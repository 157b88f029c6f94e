// Cities: Kraków's pigeon in a bread-ring ruff, Rotterdam's bridge as the swan of its nickname, Amsterdam on a cargo bike.
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
  leaf,
  line,
  move,
  mustard,
  oval,
  paper,
  rose,
  round,
  seeded,
  shape,
  short,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

function tower(x: number, top: number, width: number, seed: number): string {
  const random = seeded(seed);
  let bricks = '';
  for (let index = 0; index < 16; index += 1)
    bricks += `M${short(x + 6 + random() * (width - 30))} ${short(top + 20 + random() * 380)}h${short(10 + random() * 12)}`;
  let windows = '';
  for (let y = top + 34; y < 560; y += 92)
    windows += `M${x + width / 2 - 11} ${y + 46}V${y + 12}L${x + width / 2} ${y - 4}L${x + width / 2 + 11} ${y + 12}V${y + 46}Z`;
  return (
    shape(cut(box(x, top, width, 700 - top), seed, 3), '#b8402a') +
    line(bricks, '#8f2c1b', 5, 'butt') +
    shape(windows, ink)
  );
}

function breadRing(): string {
  const random = seeded(44);
  const front = 'M268 318C268 396 476 402 490 322';
  let twist = '';
  let seeds = '';
  for (let index = 1; index < 9; index += 1) {
    const t = index / 9;
    const x = 268 + t * 222;
    const y = 318 + Math.sin(Math.PI * t) * 58;
    twist += `M${short(x - 15)} ${short(y - 20)}q20 16 22 42`;
    for (let grain = 0; grain < 3; grain += 1)
      seeds += disc(x + random() * 22 - 20, y + random() * 34 - 17, 2.6, cream);
  }
  return line(front, '#8a4a17', 58) + line(front, '#c67a2c', 50) + line(twist, '#8a4a17', 5) + seeds;
}

function pigeonBody(): string {
  const body: Point[] = [
    [356, 134],
    [404, 112],
    [456, 132],
    [470, 180],
    [462, 240],
    [486, 330],
    [520, 420],
    [498, 520],
    [420, 600],
    [300, 622],
    [196, 610],
    [60, 664],
    [34, 640],
    [140, 548],
    [212, 452],
    [300, 370],
    [334, 290],
    [338, 200],
  ];
  const wing: Point[] = [
    [330, 420],
    [420, 424],
    [440, 480],
    [396, 546],
    [290, 584],
    [150, 612],
    [96, 626],
    [180, 556],
    [258, 470],
  ];
  const legs = line(
    'M352 612V702M352 702L318 716M352 702L356 722M352 702L392 714M424 594L432 700M432 700L402 716M432 700L440 720M432 700L472 710',
    vermilion,
    13,
  );
  const spire =
    shape('M92 212L100 150L118 128L124 60L130 128L148 150L156 212Z', '#1f4f4a') +
    disc(124, 58, 8, mustard) +
    line('M96 180L84 206M152 180L164 206', '#1f4f4a', 9);
  const helmet =
    shape('M232 300C232 262 300 262 300 300Z', '#1f4f4a') +
    line('M266 270V236', '#1f4f4a', 7) +
    disc(266, 232, 7, mustard);
  const trumpet =
    line('M138 262L196 232', mustard, 7) +
    shape('M190 228L222 196L234 226L198 240Z', mustard) +
    line('M244 190L262 176M250 208L274 204M240 174L248 154', ink, 5);
  return [
    tower(78, 208, 92, 5),
    tower(226, 296, 80, 6),
    spire,
    helmet,
    trumpet,
    shape(
      cut(
        [
          [-10, 690],
          [200, 684],
          [400, 692],
          [610, 686],
          [610, 810],
          [-10, 810],
        ],
        4,
        3,
      ),
      cream,
    ),
    legs,
    line('M490 322C480 262 290 256 268 318', '#8a4a17', 46),
    shape(round(body, 6.5), '#4b5f94'),
    shape('M338 236C370 262 430 266 464 246L486 330C440 372 360 366 326 316Z', leaf),
    shape(round(wing, 6.5), '#2b3a6b'),
    line('M196 552C260 560 330 540 378 508M168 584C250 592 340 570 404 528', paper, 9),
    breadRing(),
    shape('M466 158L530 178L468 194Z', ink) + oval(468, 160, 13, 10, paper, 20),
    disc(428, 158, 19, '#f08a24') + disc(430, 158, 9, ink),
    shape(
      'M500 742l10 -8l12 4l-4 12l-14 2zM552 724l8 -4l6 6l-8 6zM448 762l12 -6l8 8l-12 6zM370 752l8 -4l6 6l-8 6z',
      '#c67a2c',
    ),
    centredLettering('KRAKÓW', {
      x: 168,
      y: 730,
      height: 46,
      colours: [ink, ink, vermilion],
      weight: 24,
      gap: 30,
      dance: 4,
      seed: 17,
    }),
    flecks(31, 46, '#c9e3ea'),
  ].join('');
}

export const krakowPigeon: Artwork = { ground: '#9fcbd6', body: pigeonBody };

function swanBody(): string {
  const cables = Array.from({ length: 15 }, (_, index) => {
    const t = index / 14;
    const [topX, topY] = [196 + t * 40, 206 + t * 250];
    const footX = 606 - t * 300;
    return shape(
      `M${short(topX)} ${short(topY)}L${short(footX)} ${short(592 + (1 - t) * 4)}L${short(footX - 13)} 600Z`,
      paper,
    );
  });
  const neck = brush([
    [150, 208, 46],
    [182, 172, 58],
    [220, 196, 56],
    [222, 272, 48],
    [206, 356, 52],
    [218, 450, 62],
    [240, 540, 78],
    [262, 640, 90],
  ]);
  const beak = shape('M160 188L58 232L64 246L150 236Z', '#f07a1f') + shape('M160 186L126 204L140 238L162 236Z', ink);
  const tram =
    shape('M396 584V560C396 552 402 550 408 550H536C544 550 548 556 548 564V584Z', vermilion) +
    shape('M408 558h22v12h-22zM438 558h22v12h-22zM468 558h22v12h-22zM498 558h22v12h-22z', cream);
  const hull = 'M176 604C190 690 300 716 430 700C520 690 570 650 596 604Z';
  const waves = [0, 1, 2, 3].map((row) => {
    const y = 676 + row * 36;
    const arcs = Array.from({ length: 11 }, (_, index) => `q15 ${index % 2 === 0 ? -14 : 14} 30 0t30 0`).join('');
    return line(`M${-20 - row * 14} ${y}${arcs}`, row % 2 === 0 ? '#6f8be6' : '#16308f', 5);
  });
  const cranes = strew(
    [
      [452, 452, 0.9],
      [70, 478, 0.7],
    ],
    (x, y, scale) =>
      move(
        line(
          'M-30 150L-18 20M30 150L18 20M-26 92H26M-50 20H110M-18 20L0 -30L104 18M0 -30L-46 18M86 20V60',
          '#3f8277',
          8,
        ),
        x,
        y,
        scale,
      ),
  );
  return [
    disc(446, 190, 96, vermilion),
    cranes,
    ...cables,
    shape('M-10 596H610V800H-10Z', ultramarine),
    waves[0],
    shape(hull, paper),
    line('M236 640C330 676 430 674 520 636M300 672C360 690 420 688 460 680', '#b9cbe9', 6),
    ...waves.slice(1),
    shape(
      cut(
        [
          [-10, 584],
          [610, 580],
          [610, 600],
          [-10, 606],
        ],
        3,
        1,
      ),
      ink,
    ),
    tram,
    shape(neck, paper),
    beak,
    disc(184, 190, 7, ink),
    centredLettering('ROTTERDAM', {
      x: 296,
      y: 722,
      height: 56,
      colours: [cream, cream, cream, rose],
      weight: 25,
      gap: 22,
      dance: 4,
      seed: 28,
    }),
    flecks(37, 50, '#a8d4c6'),
  ].join('');
}

export const rotterdamSwan: Artwork = { ground: '#74b3a4', body: swanBody };
