// Postcards that perform: six are the curtain of a theatre, thirty-two are the letter Ą.
import { letter } from '../drawings/cut-letters.ts';
import { blob, card, eyes, snip } from '../drawings/goods-shapes.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
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
  shape,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const crown = snip('50 160 40 70 84 110 115 50 146 110 190 70 180 160', mustard, 2) + disc(115, 42, 12, vermilion);
const skull =
  blob('115 40 170 70 176 120 150 150 146 184 84 184 80 150 54 120 60 70', paper) +
  oval(92, 112, 17, 21, ink, 10) +
  oval(138, 112, 17, 21, ink, -10) +
  shape('M115 130L104 152H126Z', ink) +
  line('M102 168V184M115 168V184M128 168V184', ink, 4);
const smile =
  shape('M46 70C80 52 150 52 184 70C190 140 160 196 115 200C70 196 40 140 46 70Z', ink) +
  line('M70 100q14 -18 30 0M130 100q14 -18 30 0', paper, 8) +
  shape('M74 136C96 150 134 150 156 136C150 176 80 176 74 136Z', vermilion);
const gull =
  snip('30 70 92 92 115 120 140 90 204 60 160 124 122 160 84 134', paper, 3) +
  shape('M112 118L132 158L118 154L110 172Z', mustard);
const raspberry =
  strew(
    [
      [86, 96],
      [116, 92],
      [146, 96],
      [98, 124],
      [132, 124],
      [115, 150],
    ],
    (x, y) => disc(x, y, 21, vermilion) + disc(x - 6, y - 6, 5, rose),
  ) +
  snip('80 74 104 70 115 42 126 70 150 74 116 92', leaf, 5) +
  shape('M115 176C128 198 128 212 115 214C102 212 102 198 115 176Z', vermilion);
const moonlit =
  disc(120, 100, 56, mustard) +
  disc(146, 88, 50, leaf) +
  shape('M70 74l8 18l18 4l-16 10l4 18l-14 -12l-16 8l6 -16l-14 -12l18 -2Z', paper);

function curtainBody(): string {
  const set: [string, string][] = [
    [leaf, moonlit],
    [ultramarine, skull],
    [ink, crown],
    [mustard, smile],
    ['#7fb4c4', gull],
    [cream, raspberry],
  ];
  const fanned = set.map(([ground, motif], index) => {
    const step = index % 3;
    const right = index > 2;
    const turn = (47 - step * 27) * (right ? -1 : 1);
    const at = move(card(230, 340, ground, motif, '#4d0e20', index + 2), -115, -340);
    return move(at, right ? 676 : 124, 566, 1, turn);
  });
  const pelmet = [0, 1, 2, 3, 4].map((index) =>
    shape(
      `M${index * 160 - 4} -10H${index * 160 + 164}V104C${index * 160 + 150} ${176 + (index % 2) * 12} ${index * 160 + 10} ${176 + (index % 2) * 12} ${index * 160 - 4} 104Z`,
      index % 2 === 0 ? vermilion : '#b3321b',
    ),
  );
  const tie = (x: number) =>
    line(`M${x} 572L${x - 26} 656M${x} 572L${x} 666M${x} 572L${x + 26} 656`, mustard, 12) +
    disc(x, 566, 30, mustard) +
    disc(x, 566, 13, vermilion);
  const mouse =
    blob('344 700 352 620 400 596 448 620 456 700', ink) +
    disc(356, 544, 36, '#8d99a8') +
    disc(444, 544, 36, '#8d99a8') +
    disc(356, 544, 20, rose) +
    disc(444, 544, 20, rose) +
    blob('346 566 370 536 430 536 454 566 430 606 400 626 370 606', '#8d99a8') +
    eyes(400, 570, 44, 12, 0, 4) +
    disc(400, 614, 10, vermilion) +
    line('M384 612L336 602M384 618L340 626M416 612L464 602M416 618L460 626', ink, 3) +
    strew(
      [
        [352, 640],
        [376, 652],
        [400, 656],
        [424, 652],
        [448, 640],
      ],
      (x, y) => disc(x, y, 17, paper),
    ) +
    line('M448 690C500 700 520 676 548 694', '#8d99a8', 8);
  return [
    snip('400 180 600 730 200 730', '#e7b85c', 4),
    shape(cut(box(-10, 690, 820, 120), 3, 3), '#c98f5a'),
    line('M0 730H300M340 730H800M0 766H180M240 766H620', '#a56f3f', 4),
    oval(400, 706, 190, 24, cream),
    ...fanned,
    move(mouse, -32, -32, 1.08),
    tie(126),
    tie(674),
    ...pelmet,
    line('M-10 12H810', mustard, 14, 'butt'),
    flecks(103, 60, '#a83a58', 800, 800),
  ].join('');
}

export const theatrePostcards: Artwork = { ground: '#7a1730', body: curtainBody };

const alphabet = 'AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ';
const half: Record<string, number> = { I: 10, M: 46, W: 49, J: 29, L: 29, F: 29, E: 30, Ę: 30, Ł: 31 };

function alphabetBody(): string {
  const leg = (from: number, to: number) =>
    Array.from({ length: 10 }, (_, index) => [from + ((to - from) * index) / 10, 602 - (540 * index) / 10]);
  const places = [
    ...leg(90, 372),
    [372, 62],
    ...leg(654, 372).reverse(),
    [232, 446],
    [302, 442],
    [372, 446],
    [442, 442],
    [512, 446],
    [624, 658],
    [592, 714],
    [642, 762],
    [708, 764],
    [756, 716],
    [758, 658],
  ] as [number, number][];
  const colours = [mustard, cream, night, rose, sky, leaf, ultramarine];
  return (
    places
      .map(([x, y], index) => {
        const character = alphabet[index] as string;
        const ground = index > 25 ? mustard : (colours[(index * 3) % colours.length] as string);
        const dark = ground === night || ground === leaf || ground === ultramarine;
        const width = half[character] ?? 34;
        const turn = ((index * 7) % 5) * 3 - 6;
        const body =
          `<path fill="${ground}" stroke="${paper}" stroke-width="5" d="M-29 -26L30 -27L29 27L-30 26Z"/>` +
          letter(character, -width * 0.3, -13, 30, dark ? cream : ink, 26);
        return move(body, x, y, 1, turn);
      })
      .join('') + flecks(104, 60, '#f08a70', 800, 800)
  );
}

export const alphabetPostcards: Artwork = { ground: '#d9482b', body: alphabetBody };
