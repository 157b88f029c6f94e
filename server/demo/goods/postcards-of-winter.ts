import { blob, card, snip } from '../drawings/goods-shapes.ts';
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
  night,
  paper,
  shape,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

/** A paper snowflake at 0, 0: six arms, each with as many pairs of barbs as `barbs` has places along it. */
function flake(reach: number, fill: string, width: number, barbs: readonly number[] = [0.5]): string {
  const at = (turn: number, distance: number) => {
    const angle = (turn * Math.PI) / 180;
    return `${Math.round(Math.sin(angle) * distance)} ${Math.round(Math.cos(angle) * distance)}`;
  };
  const spread = (share: number) => Math.atan2(0.26, share + 0.26) * (180 / Math.PI);
  const barb = (turn: number, share: number) => {
    const far = Math.hypot(share + 0.26, 0.26) * reach;
    return `M${at(turn - spread(share), far)}L${at(turn, share * reach)}L${at(turn + spread(share), far)}`;
  };
  const spine = [0, 60, 120].map((turn) => `M${at(turn, reach)}L${at(turn + 180, reach)}`);
  const twigs = [0, 60, 120, 180, 240, 300].flatMap((turn) => barbs.map((share) => barb(turn, share)));
  return line([...spine, ...twigs].join(''), fill, width, 'butt');
}

const winterOwl =
  blob('60 110 90 120 130 112 170 120 200 110 214 190 206 300 130 340 54 300 46 190', '#7a4b2a') +
  disc(88, 176, 52, night) +
  disc(172, 176, 52, night) +
  move(flake(46, paper, 7), 88, 176) +
  move(flake(46, paper, 7), 172, 176) +
  shape('M112 206H148L130 244Z', mustard) +
  line('M96 268q12 14 22 0q12 14 24 0q12 14 22 0M106 296q12 14 24 0q12 14 24 0', cream, 5) +
  line('M20 346H240', ink, 14);
const winterTree =
  snip('16 300 130 276 244 300 244 344 16 344', paper, 3) +
  line('M130 320V170M130 250L84 206M130 236L178 192', ink, 13) +
  move(flake(110, paper, 13, [0.36, 0.64]), 130, 142) +
  disc(130, 142, 20, paper) +
  shape('M150 64C150 44 178 40 186 54L202 58L188 66C184 84 158 84 146 72L128 80Z', vermilion) +
  disc(180, 56, 3, ink);
const winterHare =
  snip('16 312 130 300 244 312 244 344 16 344', paper, 3) +
  line('M166 322V146', ink, 7) +
  shape('M60 152A106 106 0 0 1 272 152Z', vermilion) +
  move(flake(44, paper, 7), 166, 108) +
  blob('70 324 62 262 96 230 130 246 142 290 136 326', paper) +
  blob('68 236 74 196 104 190 122 212 116 246 90 254', paper) +
  shape(
    'M78 204C62 170 66 140 76 130C90 144 94 176 92 200ZM100 196C98 166 108 142 120 136C128 154 122 186 114 204Z',
    paper,
  ) +
  disc(106, 216, 5, ink) +
  line('M126 270L164 262', paper, 16) +
  disc(62, 306, 15, cream);
const winterRide =
  snip('16 304 244 290 244 344 16 344', paper, 3) +
  move(flake(50, ultramarine, 8), 74, 262) +
  move(flake(50, ultramarine, 8), 190, 258) +
  line('M74 262L112 212H170L190 258M112 212L130 262L170 212M170 212L166 186H184M112 212L106 196', vermilion, 8) +
  disc(124, 162, 36, paper) +
  disc(140, 106, 28, paper) +
  shape('M164 104L204 112L164 116Z', '#f0822a') +
  disc(148, 98, 4, ink) +
  snip('110 84 164 70 168 82 114 96', ink, 2, 1) +
  snip('118 80 112 46 148 38 156 72', ink, 3, 1) +
  line('M146 150L172 184', ink, 6) +
  shape(
    brush([
      [118, 134, 12],
      [96, 140, 14],
      [64, 128, 16],
      [44, 138, 10],
    ]),
    vermilion,
  );

function winterBody(): string {
  const places: [x: number, y: number, turn: number, ground: string, motif: string][] = [
    [108, 36, -5, '#c7dff0', winterOwl],
    [424, 54, 4, ultramarine, winterTree],
    [96, 412, 4, leaf, winterHare],
    [426, 424, -3, mustard, winterRide],
  ];
  const falling = strew(
    [
      [52, 360, 40],
      [748, 396, 48],
      [400, 402, 34],
      [748, 84, 30],
      [46, 90, 26],
      [732, 740, 30],
      [50, 740, 34],
    ],
    (x, y, reach) => move(flake(reach, paper, 6), x, y, 1, x % 30),
  );
  const cards = places.map(([x, y, turn, ground, motif], index) =>
    move(
      card(
        260,
        356,
        ground,
        `<svg x="10" y="10" width="240" height="336" viewBox="10 10 240 336">${motif}</svg>`,
        '#5d86b5',
        index + 3,
      ),
      x,
      y,
      1,
      turn,
    ),
  );
  return falling + cards.join('') + flecks(107, 60, '#b8d4f0', 800, 800);
}

export const winterPostcards: Artwork = { ground: '#7fa8d6', body: winterBody };
