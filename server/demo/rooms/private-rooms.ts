// More rooms for walls.ts: where one sleeps, bathes and shares the sofa.
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
  brush,
  cream,
  cut,
  disc,
  ink,
  leaf,
  line,
  move,
  mustard,
  oak,
  oval,
  paper,
  round,
  shape,
  strew,
  vermilion,
} from '../drawings/paper-shapes.ts';
import { hung } from './walls.ts';

export function bedroom(poster: Artwork): string {
  const bed =
    shape(cut(box(60, 560, 480, 110), 6, 3), '#6d3814') +
    shape(
      round(
        [
          [110, 640],
          [116, 592],
          [190, 580],
          [260, 592],
          [262, 640],
        ],
        6,
      ),
      paper,
    ) +
    shape(
      round(
        [
          [338, 640],
          [340, 592],
          [410, 580],
          [484, 592],
          [490, 640],
        ],
        6,
      ),
      paper,
    ) +
    shape(
      cut(
        [
          [50, 640],
          [300, 624],
          [550, 640],
          [560, 810],
          [40, 810],
        ],
        9,
        4,
      ),
      vermilion,
    ) +
    shape(
      cut(
        [
          [48, 640],
          [300, 622],
          [552, 640],
          [554, 684],
          [300, 668],
          [46, 684],
        ],
        10,
        2,
      ),
      cream,
    );
  const fleece = strew(
    [
      [262, 716, 26],
      [292, 702, 30],
      [326, 708, 28],
      [348, 724, 22],
      [304, 734, 30],
    ],
    (x, y, r) => disc(x, y, r, paper),
  );
  const sheep =
    line('M282 744V780M330 744V780', ink, 9) +
    fleece +
    oval(250, 712, 20, 16, ink, -12) +
    line('M238 708q5 6 10 1', paper, 3);
  const stripes = line('M120 700L112 800M210 690L204 800M390 690L396 800M480 700L488 800', '#a82c15', 10, 'butt');
  return [hung(poster, '#5c7a78', { x: 156, y: 76, width: 288, rail: ink }), bed, stripes, sheep].join('');
}

export function bathroom(poster: Artwork): string {
  const tiles = Array.from({ length: 6 }, (_, column) => `M${column * 110 + 20} 560V800`).join('');
  const tub =
    shape('M60 630H540C540 730 500 770 440 770H160C100 770 60 730 60 630Z', paper) +
    shape(cut(box(44, 612, 512, 26), 5, 2), paper) +
    shape('M150 766H186L176 796H160ZM414 766H450L440 796H424Z', mustard) +
    line('M92 660C96 700 112 726 140 740', '#b9cbe9', 7);
  const foam = strew(
    [
      [130, 606, 30],
      [178, 594, 36],
      [236, 602, 32],
      [288, 598, 28],
      [336, 608, 22],
    ],
    (x, y, r) => disc(x, y, r, '#dfeef2'),
  );
  const duck =
    shape(
      round(
        [
          [404, 612],
          [398, 578],
          [420, 572],
          [424, 540],
          [452, 528],
          [478, 546],
          [474, 576],
          [508, 566],
          [506, 600],
          [490, 614],
        ],
        6,
      ),
      mustard,
    ) +
    shape('M424 548L394 552L424 564Z', vermilion) +
    disc(440, 550, 4.5, ink);
  const tap = line('M556 560H520V596', '#8d99a8', 12);
  return [
    shape(cut(box(-10, 556, 620, 254), 2, 2), '#8fb9bd'),
    line(`${tiles}M0 640H600M0 720H600`, '#a9cdd0', 4, 'butt'),
    hung(poster, '#d9a58f', { x: 162, y: 72, width: 276, rail: oak }),
    tap,
    foam,
    duck,
    tub,
  ].join('');
}

export function sofaCorner(poster: Artwork): string {
  const sofa =
    shape(cut(box(70, 596, 460, 150), 6, 4), '#2a7d58') +
    line('M300 602V690', '#123f2b', 5) +
    shape(cut(box(84, 690, 432, 66), 8, 3), leaf) +
    shape(
      round(
        [
          [24, 766],
          [26, 670],
          [52, 640],
          [92, 650],
          [104, 690],
          [104, 766],
        ],
        7,
      ),
      leaf,
    ) +
    shape(
      round(
        [
          [576, 766],
          [574, 670],
          [548, 640],
          [508, 650],
          [496, 690],
          [496, 766],
        ],
        7,
      ),
      leaf,
    ) +
    shape('M60 762H90L84 796H70ZM510 762H540L530 796H516Z', '#6d3814');
  const cushion =
    shape(
      cut(
        [
          [170, 690],
          [196, 604],
          [290, 620],
          [276, 704],
        ],
        6,
        4,
      ),
      mustard,
    ) + disc(230, 656, 12, vermilion);
  const sleeper =
    shape(
      round(
        [
          [330, 700],
          [322, 660],
          [350, 630],
          [400, 622],
          [444, 640],
          [462, 676],
          [446, 704],
          [390, 712],
        ],
        6,
      ),
      ink,
    ) +
    shape('M336 648L330 612L356 634ZM372 634L390 606L392 640Z', ink) +
    line('M340 662q8 8 16 0M368 660q8 8 16 0', mustard, 4) +
    shape(
      brush([
        [452, 690, 20],
        [486, 716, 18],
        [460, 744, 16],
        [410, 736, 8],
      ]),
      ink,
    );
  return [hung(poster, '#d8b48c', { x: 150, y: 78, width: 300, rail: ink }), sofa, cushion, move(sleeper, 0, -14)].join(
    '',
  );
}
