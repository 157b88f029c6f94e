// Amsterdam gets a file of its own: a whole canal side moves house on one cargo bike.
import { centredLettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
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
  shape,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const gables: Record<string, (width: number) => string> = {
  step: (w) =>
    `M0 0V-14H${w * 0.14}V-32H${w * 0.28}V-50H${w * 0.4}V-66H${w * 0.6}V-50H${w * 0.72}V-32H${w * 0.86}V-14H${w}V0Z`,
  bell: (w) =>
    `M0 0C${w * 0.06} -22 ${w * 0.26} -20 ${w * 0.3} -48C${w * 0.34} -72 ${w * 0.66} -72 ${w * 0.7} -48C${w * 0.74} -20 ${w * 0.94} -22 ${w} 0Z`,
  neck: (w) =>
    `M0 0V-8C${w * 0.2} -10 ${w * 0.26} -20 ${w * 0.28} -34V-58L${w * 0.5} -76L${w * 0.72} -58V-34C${w * 0.74} -20 ${w * 0.8} -10 ${w} -8V0Z`,
  spout: (w) => `M0 0L${w * 0.4} -60V-76H${w * 0.6}V-60L${w} 0Z`,
};

function house(width: number, height: number, gable: string, wall: string, trim: string): string {
  let windows = '';
  for (let y = 20; y < height - 40; y += 58) {
    for (const x of [width * 0.13, width * 0.56]) windows += `M${x} ${y}h${width * 0.3}v38h${-width * 0.3}z`;
  }
  const top = (gables[gable] as (w: number) => string)(width);
  return [
    shape(
      cut(
        [
          [0, -1],
          [width, -1],
          [width, height],
          [0, height],
        ],
        Math.round(width + height),
        2,
      ),
      wall,
    ),
    shape(top, wall),
    shape(windows, trim),
    line(`M-3 0H${width + 3}`, trim, 6, 'butt'),
    disc(width / 2, -34, 7, trim),
    line(`M${width / 2} -58h${width * 0.34}v8`, ink, 4),
  ].join('');
}

function wheel(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return `M${x} ${y}L${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
  }).join('');
  const rings = [0.78, 0.56, 0.34].map(
    (share) =>
      `<circle cx="${x}" cy="${y}" r="${Math.round(radius * share)}" fill="none" stroke="${ultramarine}" stroke-width="7"/>`,
  );
  return `${disc(x, y, radius, '#dfeaf0')}${rings.join('')}${line(spokes, ink, 2)}<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="13"/>${disc(x, y, 10, vermilion)}`;
}

function gull(): string {
  return [
    shape(
      'M0 0C-30 -2 -60 10 -92 34C-64 40 -20 46 8 34C30 24 34 -6 30 -26C44 -30 44 -52 26 -56C6 -60 -4 -40 0 0Z',
      paper,
    ),
    shape('M-10 8C-44 6 -78 20 -112 40C-76 44 -30 40 -6 26Z', '#8d99a8'),
    shape('M40 -46L72 -36L40 -32Z', mustard),
    disc(27, -42, 4, ink),
    line('M-14 42V58M4 40V58', mustard, 5),
  ].join('');
}

function amsterdamBody(): string {
  const houses = [
    move(house(62, 330, 'bell', ultramarine, cream), 104, 236, 1, -9),
    move(house(66, 390, 'step', vermilion, cream), 158, 168, 1, -4),
    move(house(60, 340, 'spout', mustard, ink), 224, 216, 1, 1),
    move(house(70, 400, 'neck', leaf, cream), 284, 152, 1, 5),
    move(house(58, 300, 'bell', ink, rose), 358, 256, 1, 10),
  ];
  const crate =
    shape(
      cut(
        [
          [88, 452],
          [392, 448],
          [358, 612],
          [138, 614],
        ],
        4,
        4,
      ),
      '#a8642a',
    ) +
    line('M98 492L384 488M108 534L376 530M120 576L366 572', '#7a4314', 5) +
    shape(
      cut(
        [
          [80, 440],
          [400, 436],
          [398, 462],
          [84, 466],
        ],
        5,
        2,
      ),
      '#7a4314',
    );
  const frame =
    line('M362 590L430 640L500 606M430 640L454 440M500 606L446 498L352 530', ink, 15) +
    line('M428 440H488', ink, 18) +
    line('M392 388L428 372M404 382L384 470', ink, 11) +
    disc(430, 640, 20, ink) +
    line('M430 640L456 668M446 668H470', ink, 9);
  const tulips = strew(
    [
      [368, 424, 6, vermilion],
      [388, 428, 18, mustard],
    ],
    (x, y, turn, colour) =>
      move(
        line('M0 0V-34', leaf, 5) + shape('M-11 -54L-5 -42L0 -56L5 -42L11 -54C16 -30 -16 -30 -11 -54Z', colour),
        x,
        y,
        1,
        turn,
      ),
  );
  const canal = [0, 1, 2].map((row) =>
    line(
      `M${-20 - row * 30} ${704 + row * 7}q24 -12 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0`,
      row === 1 ? paper : ultramarine,
      5,
    ),
  );
  return [
    oval(470, 150, 62, 62, vermilion),
    ...houses,
    tulips,
    wheel(128, 622, 66),
    wheel(506, 600, 88),
    crate,
    frame,
    move(gull(), 462, 372, 1),
    ...canal,
    centredLettering('AMSTERDAM', {
      x: 300,
      y: 742,
      height: 42,
      colours: [ink, vermilion, ink, ultramarine, ink, leaf],
      weight: 25,
      gap: 32,
      dance: 4,
      seed: 33,
    }),
    flecks(41, 50, '#e3cfa4'),
  ].join('');
}

export const amsterdamBike: Artwork = { ground: '#f5e6c8', body: amsterdamBody };
