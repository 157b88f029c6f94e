// Jazz: a tortoise with a record for a shell, and a heron that is a saxophone.
import { lettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
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
  oval,
  rose,
  round,
  shape,
  strew,
  vermilion,
} from '../drawings/paper-shapes.ts';

function note(x: number, top: number, foot: number, lean: number): string {
  return line(`M${x} ${top}L${x + lean} ${foot}`, ink, 13, 'butt') + oval(x + lean - 24, foot, 34, 24, ink, -18);
}

function halfRecord(x: number, y: number, radius: number): string {
  const dome = (r: number) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`;
  const grooves = [0.93, 0.88, 0.8, 0.75, 0.7, 0.61, 0.56, 0.51]
    .map((share) => line(dome(radius * share), '#5b5143', 1.6))
    .join('');
  const shine = [0.94, 0.82, 0.64].map((share) => {
    const r = radius * share;
    return line(`M${x + r * 0.5} ${y - r * 0.866}A${r} ${r} 0 0 1 ${x + r * 0.77} ${y - r * 0.64}`, cream, 5);
  });
  const label = shape(`${dome(radius * 0.42)}Z`, vermilion) + shape(`${dome(radius * 0.07)}Z`, mustard);
  return shape(`${dome(radius)}Z`, ink) + grooves + shine.join('') + label + line(dome(radius * 0.3), cream, 2.5);
}

function turtleBody(): string {
  const staves = [0, 1, 2, 3, 4]
    .map((row) => {
      const y = 612 + row * 27;
      return line(`M-10 ${y + 6}C120 ${y - 16} 210 ${y + 22} 330 ${y + 2}S520 ${y - 12} 610 ${y + 4}`, ink, 3.4);
    })
    .join('');
  const neck = brush([
    [380, 545, 84],
    [452, 520, 66],
    [492, 450, 54],
    [498, 380, 58],
  ]);
  const head = round([
    [452, 352],
    [474, 302],
    [528, 294],
    [574, 326],
    [580, 356],
    [552, 384],
    [502, 396],
    [464, 388],
  ]);
  const spots = strew(
    [
      [474, 470, 11],
      [496, 430, 8],
      [452, 508, 9],
      [484, 336, 8],
    ],
    (x, y, r) => disc(x, y, r, '#0f4a31'),
  );
  const face =
    line('M510 334C518 322 538 322 546 334', ink, 5) +
    line('M578 352C562 366 542 368 522 360', ink, 5) +
    oval(512, 362, 13, 9, vermilion);
  const tail = shape('M66 548C40 552 22 566 14 590C40 588 66 582 92 566Z', leaf);
  return [
    staves,
    tail,
    shape(neck, leaf),
    note(108, 560, 664, -6),
    note(176, 560, 690, 10),
    note(316, 560, 664, 0),
    note(392, 560, 692, 14),
    shape(head, leaf),
    spots,
    face,
    halfRecord(246, 566, 202),
    line('M34 566H462', mustard, 4),
    lettering('JAZZ', {
      x: 44,
      y: 84,
      height: 156,
      colours: [ink, vermilion, ink, leaf],
      weight: 30,
      gap: 22,
      dance: 5,
      seed: 21,
    }),
    flecks(4, 46, mustard),
  ].join('');
}

export const turtleJazz: Artwork = { ground: mustard, body: turtleBody };

const brass = '#f0b63a';

function heronBody(): string {
  const horn = brush([
    [176, 232, 30],
    [206, 176, 40],
    [262, 170, 48],
    [290, 226, 52],
    [270, 320, 58],
    [246, 420, 72],
    [262, 526, 92],
    [330, 590, 112],
    [410, 560, 124],
    [446, 470, 136],
    [464, 380, 190],
    [476, 336, 214],
  ]);
  const keys = strew(
    [
      [268, 300, 15],
      [256, 352, 17],
      [249, 410, 19],
      [254, 472, 21],
      [280, 534, 23],
    ],
    (x, y, r) => disc(x, y, r, ink) + disc(x - 3, y - 3, r * 0.55, cream),
  );
  const feathers = [
    'M398 590C452 574 488 520 500 452C470 500 430 540 372 556Z',
    'M352 616C388 618 420 606 444 586C404 590 372 584 344 572Z',
  ].map((pathData) => shape(pathData, vermilion));
  const crest =
    shape('M244 150C282 118 330 112 372 128C334 128 296 146 270 178Z', ink) +
    shape('M252 162C286 142 330 144 366 164C330 158 298 168 274 190Z', ink);
  const legs =
    line('M330 628L322 712L338 800', vermilion, 9) +
    line('M366 636C400 668 402 690 352 712', vermilion, 9) +
    line('M352 712L334 716M352 712L340 726', vermilion, 7);
  const beak = shape('M196 186L44 266L52 276L212 240Z', ink) + line('M64 268L200 214', vermilion, 4);
  const ripples = [0, 1, 2].map((row) =>
    line(
      `M${210 - row * 66} ${742 + row * 20}C${270 - row * 40} ${732 + row * 20} ${390 + row * 40} ${752 + row * 20} ${456 + row * 66} ${740 + row * 20}`,
      '#8fb0e8',
      5,
    ),
  );
  const reeds = [
    line('M540 800C536 750 538 706 534 672', leaf, 9),
    shape(
      'M512 800C500 736 474 690 438 672C476 712 484 752 486 800ZM552 800C554 750 570 706 598 684C578 730 574 764 576 800Z',
      leaf,
    ),
    line('M532 668V618', '#7c2013', 32),
    line('M532 600V584', leaf, 6),
    line('M518 624H546M518 640H546M518 656H546', '#b3452f', 3),
  ];
  const stars = strew(
    [
      [384, 232, 0.9, -14],
      [470, 196, 1.15, 8],
      [556, 190, 0.8, 22],
    ],
    (x, y, scale, turn) =>
      move(
        `${shape('M0 0V-58C14 -44 30 -42 30 -18C22 -32 10 -34 6 -34V0Z', cream)}${oval(-8, 2, 16, 11, cream, -18)}`,
        x,
        y,
        scale,
        turn,
      ),
  );
  return [
    disc(176, 262, 150, cream),
    ...ripples,
    ...reeds,
    legs,
    crest,
    beak,
    shape(horn, brass),
    oval(474, 326, 112, 36, '#7c2013', 12),
    ...feathers,
    keys,
    disc(226, 196, 15, cream),
    disc(222, 197, 8, ink),
    stars,
    lettering('NOCNY PTAK', {
      x: 36,
      y: 40,
      height: 50,
      colours: [cream, cream, rose, cream],
      weight: 22,
      gap: 27,
      dance: 5,
      seed: 5,
    }),
    flecks(9, 60, '#3d5fc4'),
  ].join('');
}

export const heronJazz: Artwork = { ground: '#1c3590', body: heronBody };
