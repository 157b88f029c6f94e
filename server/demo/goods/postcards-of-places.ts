// Postcards of places: eight cities that stand as one skyline, five cards that share one mountain ridge.
import { card, snip } from '../drawings/goods-shapes.ts';
import type { Artwork, Point } from '../drawings/paper-shapes.ts';
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

const windows = (places: string, fill: string) =>
  shape(places.replaceAll(/(\d+) (\d+)/g, 'M$1 $2h16v24h-16z').replaceAll(' M', 'M'), fill);

const warsaw =
  shape('M20 250V196H44V150H62V104H72V70L85 24L98 70V104H108V150H126V196H150V250Z', cream) +
  windows('77 84 77 122 66 166 92 166 40 210 77 210 114 210', vermilion);
const krakow =
  shape('M24 250V92H34L50 34L66 92H76V250ZM96 250V128H104C104 104 140 104 140 128H148V250Z', vermilion) +
  disc(50, 28, 8, mustard) +
  disc(122, 104, 8, mustard) +
  windows('42 110 42 160 42 208 114 150 114 200', ink);
const gdansk =
  shape('M38 250V120H24L78 44L152 58V90L118 96L132 120V250Z', ink) +
  line('M144 88V150', ink, 4) +
  shape('M132 150H156L150 176H138Z', vermilion) +
  windows('56 140 98 140 56 190 98 190', mustard);
const poznan =
  shape('M36 250V120H134V250Z', '#f2f0e6') +
  shape('M28 122V84H40V98H56V84H70V98H100V84H114V98H130V84H142V122ZM66 86L74 46L85 20L96 46L104 86Z', leaf) +
  disc(85, 148, 22, mustard) +
  line('M85 148V134M85 148L96 154', ink, 5) +
  windows('50 190 77 190 104 190', night);
const lodz =
  shape('M20 250V140L52 116V140L84 116V140L116 116V140L150 116V250Z', '#a33a22') +
  shape('M32 132L36 40H52L56 112ZM98 122L102 62H116L120 112Z', '#a33a22') +
  disc(62, 34, 14, paper) +
  disc(86, 26, 18, paper) +
  windows('36 170 68 170 100 170 36 210 68 210 100 210', mustard);
const amsterdam =
  shape('M40 250V112H54V88H68V64H102V88H116V112H130V250Z', ink) +
  disc(85, 92, 8, mustard) +
  windows('54 128 77 128 100 128 54 174 77 174 100 174 54 218 100 218', paper);
const rotterdam =
  line('M92 54L20 206M92 66L46 206M92 80L70 206M92 54L150 206', paper, 4) +
  snip('84 28 102 24 98 130 118 250 84 250', paper, 4, 1) +
  shape('M10 204H160V220H10Z', ink);
const delft =
  shape('M58 250L68 118H102L112 250Z', ultramarine) +
  shape('M64 120C64 92 106 92 106 120Z', ink) +
  line('M85 112L30 42M85 112L140 56M85 112L34 170M85 112L142 172', ink, 7) +
  shape(
    'M24 48L52 70L64 58L38 32ZM134 42L150 62L112 96L100 86ZM26 168L40 182L66 140L58 128ZM148 164L130 180L104 142L112 130Z',
    paper,
  );

function citiesBody(): string {
  const places: [x: number, y: number, ground: string, motif: string][] = [
    [24, 214, leaf, warsaw],
    [216, 168, sky, krakow],
    [408, 220, mustard, gdansk],
    [582, 186, '#5a8fc0', poznan],
    [-32, 410, '#f0c86a', lodz],
    [152, 392, vermilion, amsterdam],
    [352, 414, '#3c8c86', rotterdam],
    [544, 386, rose, delft],
  ];
  const row = (from: number, to: number) =>
    places
      .slice(from, to)
      .map(([x, y, ground, motif], index) =>
        move(card(170, 262, ground, motif, '#0f1a40', from + index + 3), x + 42, y, 1, [-2, 1.5, -1, 2.5][index]),
      )
      .join('');
  const postmark =
    disc(596, 126, 78, cream) +
    `<circle cx="596" cy="126" r="60" fill="none" stroke="${night}" stroke-width="5"/>` +
    line('M556 112H636M568 126H624M556 140H636', night, 5) +
    line(
      'M468 96q-22 -18 -44 0t-44 0t-44 0t-44 0M462 128q-22 -18 -44 0t-44 0t-44 0M470 160q-22 -18 -44 0t-44 0',
      cream,
      6,
    );
  const shimmer = [0, 1, 2, 3].map((step) =>
    line(
      `M${-30 - step * 22} ${684 + step * 32}q22 -14 44 0${'t44 0'.repeat(20)}`,
      step % 2 === 0 ? '#6f8be6' : mustard,
      5,
    ),
  );
  return [
    move(postmark, 66, -32),
    row(0, 4),
    row(4, 8),
    shape(cut(box(-10, 646, 820, 170), 4, 4), ultramarine),
    ...shimmer,
    flecks(101, 60, '#5068b8', 800, 800),
  ].join('');
}

export const cityPostcards: Artwork = { ground: night, body: citiesBody };

const far: Point[] = [
  [20, 470],
  [96, 400],
  [170, 440],
  [250, 380],
  [330, 430],
  [420, 360],
  [520, 430],
  [600, 390],
  [690, 440],
  [790, 400],
];
const near: Point[] = [
  [20, 560],
  [60, 470],
  [80, 480],
  [112, 390],
  [176, 500],
  [206, 440],
  [244, 310],
  [280, 390],
  [326, 440],
  [398, 252],
  [436, 370],
  [474, 430],
  [506, 410],
  [556, 320],
  [622, 470],
  [656, 400],
  [704, 296],
  [790, 470],
];

/** The part of a ridge that falls on one card. */
function between(ridge: readonly Point[], left: number, right: number): Point[] {
  const at = (x: number): Point => {
    const next = ridge.findIndex(([px]) => px >= x);
    const [ax, ay] = ridge[next - 1] as Point;
    const [bx, by] = ridge[next] as Point;
    return [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
  };
  return [at(left), ...ridge.filter(([x]) => x > left && x < right), at(right)];
}

function tatraBody(): string {
  const skies: [ground: string, haze: string, light: string, lightY: number][] = [
    [rose, '#d98a86', mustard, 344],
    ['#f7d98c', '#c9a15a', vermilion, 268],
    [sky, '#7fa9b8', paper, 226],
    ['#e98a5f', '#b8553a', vermilion, 330],
    [night, '#34509c', cream, 262],
  ];
  const foot = 700;
  const cards = skies.map(([ground, haze, light, lightY], index) => {
    const [left, right] = [40 + index * 148, 40 + index * 148 + 128];
    const part = (ridge: readonly Point[], fill: string, seed: number) =>
      shape(cut([...between(ridge, left, right), [right, foot], [left, foot]], seed, 1), fill);
    const snow = near
      .filter(([x, y]) => x > left + 10 && x < right - 10 && y < 330)
      .map(([x, y]) => shape(`M${x} ${y - 2}l22 52l-12 -8l-8 20l-10 -18l-14 8z`, paper));
    const hung = [
      shape(cut(box(left - 1, 188, 146, 532), index + 30, 1), '#dfbf86'),
      shape(cut(box(left - 9, 178, 146, 532), index + 3, 1), paper),
      shape(cut(box(left, 188, 128, foot - 188), index + 9, 1), ground),
      disc(left + 40 + index * 12, lightY, 24, light),
      index === 4 ? disc(left + 98, lightY - 8, 22, night) : '',
      part(far, haze, index + 2),
      part(near, index % 2 === 0 ? '#22355f' : '#2c4478', index + 5),
      ...snow,
      shape(
        cut(
          [
            [left, 606 - index * 8],
            [right, 600 - index * 8],
            [right, foot],
            [left, foot],
          ],
          index + 7,
          2,
        ),
        leaf,
      ),
      line(`M${left + 64} 136V190`, vermilion, 13, 'butt'),
    ];
    return move(hung.join(''), 0, [10, -6, 8, -8, 6][index] as number);
  });
  const sheep = (x: number, y: number, turn: number, fleece: string) =>
    move(
      line('M-22 18V44M-8 20V46M14 20V46M26 16V44', ink, 7) +
        disc(-22, 0, 20, fleece) +
        disc(0, -10, 24, fleece) +
        disc(22, 0, 20, fleece) +
        disc(0, 8, 22, fleece) +
        oval(44, -8, 13, 10, fleece === ink ? paper : ink, 20),
      x,
      y,
      1,
      turn,
    );
  const flock = strew(
    [
      [178, 648, 4, paper],
      [330, 640, -6, paper],
      [476, 614, -14, ink],
      [622, 622, 8, paper],
    ],
    sheep,
  );
  return [
    line('M-10 120C160 168 300 150 420 148S700 160 810 112', ink, 7),
    ...cards,
    flock,
    flecks(102, 60, '#fff2d8', 800, 800),
  ].join('');
}

export const tatraPostcards: Artwork = { ground: '#f2d49b', body: tatraBody };
