// The frames, tried on by a cat. Like all goods, drawn on a square sheet of 800 and in the posters' hand.
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
  oak,
  oval,
  round,
  seeded,
  shape,
  short,
  vermilion,
} from '../drawings/paper-shapes.ts';

/** Four mitred rails; what the frame shows is seen through its middle. */
export function frameRails(
  width: number,
  height: number,
  rail: number,
  colour: string,
  grain: string,
  seed: number,
): string {
  const random = seeded(seed);
  const [w, h, r] = [width, height, rail];
  const rails: Point[][] = [
    [
      [0, 0],
      [w, 0],
      [w - r, r],
      [r, r],
    ],
    [
      [w, 0],
      [w, h],
      [w - r, h - r],
      [w - r, r],
    ],
    [
      [w, h],
      [0, h],
      [r, h - r],
      [w - r, h - r],
    ],
    [
      [0, h],
      [0, 0],
      [r, r],
      [r, h - r],
    ],
  ];
  let veins = '';
  for (let index = 0; index < 22; index += 1) {
    const along = random();
    const across = 6 + random() * (r - 12);
    const long = 26 + random() * 50;
    veins +=
      index % 2 === 0
        ? `M${short(r + along * (w - 2 * r - long))} ${short(index % 4 === 0 ? across : h - across)}h${short(long)}`
        : `M${short(index % 4 === 1 ? across : w - across)} ${short(r + along * (h - 2 * r - long))}v${short(long)}`;
  }
  const mitres = `M2 2L${r} ${r}M${w - 2} 2L${w - r} ${r}M${w - 2} ${h - 2}L${w - r} ${h - r}M2 ${h - 2}L${r} ${h - r}`;
  return (
    rails.map((rail, index) => shape(cut(rail, seed + index, 1.5), colour)).join('') +
    line(`${veins}${mitres}`, grain, 3)
  );
}

const hook = (x: number, y: number, spread: number, drop: number) =>
  line(`M${x - spread} ${y + drop}L${x} ${y}L${x + spread} ${y + drop}`, ink, 3.5) + disc(x, y, 9, vermilion);

function framesBody(): string {
  const tail = shape(
    brush([
      [196, 520, 66],
      [190, 610, 60],
      [150, 680, 50],
      [86, 690, 42],
      [64, 630, 34],
      [92, 590, 18],
    ]),
    ink,
  );
  const back = shape(
    round(
      [
        [150, 560],
        [140, 440],
        [210, 350],
        [330, 330],
        [460, 352],
        [560, 330],
        [640, 380],
        [640, 560],
        [560, 600],
        [300, 590],
      ],
      7,
    ),
    ink,
  );
  const legs =
    shape(
      cut(
        [
          [226, 540],
          [288, 540],
          [280, 706],
          [232, 706],
        ],
        3,
        3,
      ),
      ink,
    ) +
    shape(
      cut(
        [
          [560, 540],
          [622, 540],
          [626, 720],
          [578, 720],
        ],
        4,
        3,
      ),
      ink,
    );
  const head = shape(
    round(
      [
        [520, 260],
        [514, 170],
        [560, 206],
        [612, 198],
        [664, 206],
        [710, 170],
        [704, 260],
        [716, 330],
        [664, 396],
        [612, 404],
        [560, 396],
        [508, 330],
      ],
      7,
    ),
    ink,
  );
  const eye = (x: number) =>
    shape(
      `M${x - 30} 290C${x - 16} 262 ${x + 16} 262 ${x + 30} 290C${x + 16} 310 ${x - 16} 310 ${x - 30} 290Z`,
      mustard,
    ) + oval(x, 288, 6, 17, ink);
  const face =
    eye(570) +
    eye(654) +
    shape('M600 330H624L612 344Z', vermilion) +
    line('M612 344V352C606 362 596 362 590 356M612 352C618 362 628 362 634 356', cream, 3.5) +
    line('M566 340L486 326M566 350L482 356M658 340L738 326M658 350L742 356', cream, 3);
  return [
    shape(cut(box(-10, 700, 820, 110), 2, 3), '#c98f5a'),
    line('M0 746H300M360 746H800M0 780H180M240 780H620', '#a56f3f', 4),
    hook(226, 106, 90, 66),
    shape(cut(box(96, 172, 262, 340), 1, 2), '#93ae91'),
    hook(600, 44, 110, 60),
    shape(cut(box(468, 104, 268, 360), 5, 2), '#93ae91'),
    tail,
    back,
    legs,
    move(frameRails(268, 366, 34, '#2a221b', '#5b4d3f', 11), 92, 168),
    shape(
      cut(
        [
          [328, 336],
          [470, 348],
          [470, 560],
          [328, 560],
        ],
        9,
        1,
      ),
      ink,
    ),
    move(frameRails(300, 400, 42, oak, '#a87238', 7), 452, 84),
    head,
    face,
    flecks(61, 70, '#c3d6c0', 800, 800),
  ].join('');
}

export const catFrames: Artwork = { ground: '#a5bfa3', body: framesBody };
