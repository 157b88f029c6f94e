// Paper by the sheet, which becomes a crane, and by the metre, which is carried by a snail.
import { letter } from '../drawings/cut-letters.ts';
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
  round,
  seeded,
  shape,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

function paperBody(): string {
  const tints = [
    '#e9dcc0',
    paper,
    '#d8c6a2',
    paper,
    mustard,
    paper,
    '#e9dcc0',
    paper,
    ultramarine,
    paper,
    '#d8c6a2',
    paper,
  ];
  const sheets = tints.map((tint, index) => {
    const y = 716 - index * 17;
    const nudge = ((index * 7) % 5) * 5 - 10;
    return (
      shape(
        cut(
          [
            [110 + nudge, y],
            [520 + nudge, y + 34],
            [710 + nudge, y - 86],
            [300 + nudge, y - 118],
          ],
          index + 3,
          2,
        ),
        tint,
      ) + line(`M${112 + nudge} ${y + 2}L${520 + nudge} ${y + 36}L${708 + nudge} ${y - 84}`, '#8d6b58', 2)
    );
  });
  const crane = [
    shape('M372 330L196 96L312 300Z', paper),
    shape('M372 330L196 96L430 262Z', cream),
    shape('M400 320L610 70L470 288Z', '#e3d3b1'),
    shape('M400 320L610 70L506 306Z', paper),
    shape('M300 300L430 262L520 306L410 400Z', paper),
    shape('M300 300L410 400L372 312Z', '#e3d3b1'),
    shape('M310 306L170 268L214 300L330 344Z', cream),
    shape('M170 268L122 312L196 288Z', vermilion),
    shape('M500 300L690 236L470 352Z', cream),
    line('M410 400L430 262M372 312L430 262', '#c9b78f', 3),
  ];
  return [
    oval(420, 716, 330, 44, '#d98a78'),
    ...sheets,
    shape('M273 730V540L350 548V737Z', vermilion),
    shape('M273 541L462 424L540 430L350 549Z', '#e4694f'),
    letter('P', 284, 590, 74, cream, 22),
    move(crane.join(''), 6, 20, 0.98),
    line('M140 420C176 400 186 380 182 352M640 420C606 400 596 380 604 350', paper, 5),
    flecks(67, 70, '#f8cfc4', 800, 800),
  ].join('');
}

export const cranePaper: Artwork = { ground: rose, body: paperBody };

function wrappingPattern(): string {
  const random = seeded(63);
  let marks = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = 78 + column * 92 + (row % 2) * 40 + random() * 10;
      const y = 676 + row * 50 + random() * 8;
      marks +=
        (column + row) % 3 === 0
          ? disc(x, y, 10 + random() * 5, mustard)
          : move(shape('M0 -15L13 10H-13Z', (column + row) % 3 === 1 ? cream : rose), x, y, 1, random() * 360);
    }
  }
  return marks;
}

function snailBody(): string {
  const coils = [206, 174, 142, 110, 78, 46].map((radius, index) =>
    disc(372 - index * 5, 432 + index * 7, radius, index % 2 === 0 ? ultramarine : cream),
  );
  const random = seeded(64);
  const rim = Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 17) * Math.PI * 2;
    const [x, y] = [370 + Math.cos(angle) * 190, 434 + Math.sin(angle) * 190];
    return index % 2 === 0
      ? disc(x, y, 7 + random() * 3, mustard)
      : move(shape('M0 -9L8 6H-8Z', rose), x, y, 1, random() * 360);
  });
  const body = shape(
    round(
      [
        [180, 604],
        [300, 580],
        [470, 584],
        [560, 560],
        [590, 470],
        [580, 380],
        [604, 318],
        [654, 300],
        [700, 330],
        [700, 384],
        [668, 440],
        [660, 540],
        [620, 616],
        [540, 646],
        [300, 648],
        [200, 642],
      ],
      6.5,
    ),
    leaf,
  );
  const horns =
    line('M632 312L606 226M676 312L704 230', leaf, 15) +
    disc(604, 218, 20, paper) +
    disc(706, 222, 20, paper) +
    disc(608, 216, 9, ink) +
    disc(702, 220, 9, ink);
  const smile = line('M694 372C678 392 650 394 632 382', ink, 6) + oval(640, 362, 15, 10, vermilion);
  const bands = line('M560 612C590 590 606 560 612 520M500 626C520 620 532 612 540 604', '#0f4a31', 7);
  return [
    shape(
      cut(
        [
          [-10, 640],
          [250, 632],
          [520, 642],
          [810, 634],
          [810, 810],
          [-10, 810],
        ],
        5,
        3,
      ),
      ultramarine,
    ),
    wrappingPattern(),
    move([body, bands, horns, smile, ...coils, ...rim, disc(347, 467, 16, ink)].join(''), -54, -88, 1.14),
    flecks(95, 60, '#f8c98a', 800, 800),
  ].join('');
}

export const snailWrap: Artwork = { ground: '#f0a23c', body: snailBody };
