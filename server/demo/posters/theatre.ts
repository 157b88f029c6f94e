// Theatre: a crown that is a hand, or the other way round.
import { centredLettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import { brush, cream, cut, disc, flecks, ink, line, oval, shape, vermilion } from '../drawings/paper-shapes.ts';

const gold = '#e9b23c';

function finger(way: [number, number, number][]): string {
  const [x, y, width] = way.at(-1) as [number, number, number];
  return shape(brush(way), gold) + oval(x, y + 8, width * 0.3, width * 0.4, cream, x < 300 ? -8 : 8);
}

function macbethBody(): string {
  const palm = cut(
    [
      [112, 680],
      [96, 470],
      [150, 424],
      [458, 424],
      [508, 470],
      [490, 680],
    ],
    3,
    5,
  );
  const fingers = [
    finger([
      [132, 500, 88],
      [104, 400, 78],
      [72, 318, 70],
      [52, 272, 62],
    ]),
    finger([
      [210, 470, 92],
      [194, 330, 84],
      [180, 220, 76],
      [172, 160, 66],
    ]),
    finger([
      [304, 470, 94],
      [304, 310, 86],
      [302, 180, 78],
      [300, 112, 68],
    ]),
    finger([
      [398, 470, 92],
      [412, 330, 84],
      [426, 222, 76],
      [434, 162, 66],
    ]),
    finger([
      [472, 500, 88],
      [500, 404, 78],
      [532, 324, 70],
      [550, 280, 62],
    ]),
  ];
  const eye =
    shape('M196 516C240 462 360 460 408 516C360 566 244 568 196 516Z', cream) +
    disc(302, 514, 40, vermilion) +
    disc(302, 514, 18, ink);
  const lashes =
    line('M196 516C240 462 360 460 408 516', ink, 8) +
    line('M226 468L214 448M264 452L258 430M302 446V422M340 452L346 430M378 468L390 448', ink, 7);
  const band = shape(
    cut(
      [
        [100, 596],
        [500, 592],
        [494, 690],
        [108, 694],
      ],
      8,
      3,
    ),
    vermilion,
  );
  const jewels = [150, 226, 302, 378, 452].map((x, index) =>
    index % 2 === 0
      ? shape(
          cut(
            [
              [x, 612],
              [x + 24, 643],
              [x, 674],
              [x - 24, 643],
            ],
            index,
            2,
          ),
          cream,
        )
      : disc(x, 643, 19, ink),
  );
  const blood =
    shape(
      'M274 122C276 92 326 92 328 122L330 176C330 198 314 196 314 176C312 160 302 162 302 178L302 232C302 254 282 252 282 230Z',
      vermilion,
    ) + shape('M292 266C300 284 308 294 306 306C302 320 282 320 280 306C278 294 286 284 292 266Z', vermilion);
  return [
    ...fingers,
    shape(palm, gold),
    blood,
    eye,
    lashes,
    band,
    ...jewels,
    centredLettering('MAKBET', {
      x: 300,
      y: 722,
      height: 52,
      colours: [cream, cream, vermilion],
      weight: 24,
      gap: 24,
      dance: 4,
      seed: 12,
    }),
    flecks(11, 60, '#4a3f30'),
  ].join('');
}

export const macbeth: Artwork = { ground: ink, body: macbethBody };
