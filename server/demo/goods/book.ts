// The book: scissors on the cover that are a bird with its beak raised.
import { centredLettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
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
  paper,
  shape,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

function bookBody(): string {
  const pages =
    shape(
      cut(
        [
          [190, 90],
          [664, 68],
          [674, 722],
          [200, 744],
        ],
        3,
        1,
      ),
      cream,
    ) + line('M660 80L668 712L196 734M652 76L660 706', '#c9b78f', 3);
  const cover = shape(
    cut(
      [
        [130, 62],
        [640, 40],
        [650, 698],
        [140, 720],
      ],
      4,
      2,
    ),
    mustard,
  );
  const spine = shape(
    cut(
      [
        [130, 62],
        [186, 60],
        [194, 717],
        [140, 720],
      ],
      5,
      2,
    ),
    '#b77e12',
  );
  const blade = 'M-22 0C-16 -130 -2 -236 22 -300C34 -220 32 -110 22 4Z';
  const blades =
    move(shape(blade, paper) + line('M4 -10C6 -110 10 -200 20 -270', '#b9a988', 4), 424, 404, 1, 27) +
    `<g transform="translate(402 404) rotate(-27) scale(-1 1)">${shape(blade, cream)}${line('M4 -10C6 -110 10 -200 20 -270', '#b9a988', 4)}</g>`;
  const arms =
    shape(
      brush([
        [432, 380, 34],
        [392, 430, 44],
        [356, 462, 36],
      ]),
      vermilion,
    ) +
    shape(
      brush([
        [394, 380, 34],
        [434, 430, 44],
        [470, 462, 36],
      ]),
      vermilion,
    );
  const eye = (x: number, look: number) =>
    disc(x, 516, 84, vermilion) +
    disc(x, 516, 56, paper) +
    disc(x + look, 520, 28, ink) +
    disc(x + look + 9, 511, 8, paper);
  const snips = strew(
    [
      [250, 190, 20, leaf],
      [566, 250, -12, ultramarine],
      [268, 330, 40, vermilion],
      [560, 380, 60, ink],
      [404, 130, 10, vermilion],
      [410, 250, 70, leaf],
      [236, 440, 100, ink],
    ],
    (x, y, turn, colour) => move(shape('M0 0L38 -9L26 27Z', colour), x, y, 1, turn),
  );
  return [
    shape(
      cut(
        [
          [190, 112],
          [700, 92],
          [712, 756],
          [202, 776],
        ],
        6,
        2,
      ),
      '#2f5790',
    ),
    pages,
    cover,
    spine,
    snips,
    blades,
    arms,
    eye(322, 8),
    eye(504, -8),
    disc(413, 402, 17, ink),
    `<g transform="rotate(-2.6 412 640)">${centredLettering('CIACH!', { x: 418, y: 626, height: 62, colours: [ink, ink, vermilion], weight: 27, gap: 34, dance: 5, seed: 9 })}</g>`,
    flecks(71, 80, '#6d95cb', 800, 800),
  ].join('');
}

export const snipBook: Artwork = { ground: '#3f6fae', body: bookBody };
