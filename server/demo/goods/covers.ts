// Four books whose covers do not stay on the cover.
import { centredLettering, letter, lettering } from '../drawings/cut-letters.ts';
import { blob, openScissors, snip } from '../drawings/goods-shapes.ts';
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
  short,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

interface Binding {
  width: number;
  height: number;
  depth: number;
  cover: string;
  dark: string;
  shadow: string;
}

/** A closed book seen from the front, its cover from 0, 0; the leaves show at the right and below. */
function volume({ width, height, depth, cover, dark, shadow }: Binding): string {
  const d = depth;
  return [
    shape(cut(box(d + 14, d + 18, width, height), 2, 2), shadow),
    shape(cut(box(d, d * 0.8, width, height), 3, 2), dark),
    shape(
      `M6 4H${width - 6}L${width + d - 10} ${short(d * 0.8)}V${short(height + d * 0.8 - 10)}H${d}L6 ${height - 4}Z`,
      cream,
    ),
    line(
      `M${width + d * 0.3} ${short(d * 0.3)}V${short(height + d * 0.3 - 4)}H${short(d * 0.3)}M${width + d * 0.6} ${short(d * 0.6)}V${short(height + d * 0.55 - 4)}H${short(d * 0.6)}`,
      '#c9b78f',
      3,
    ),
    shape(cut(box(0, 0, width, height), 4, 2), cover),
    shape(cut(box(0, 0, 38, height), 5, 1), dark),
  ].join('');
}

export const elephant =
  'M20 200V112C20 60 60 36 112 36C150 36 164 52 182 50C184 18 232 14 246 44C258 70 248 92 252 118C256 146 278 146 282 118L302 122C304 176 240 184 232 136L224 122C220 138 212 142 200 144V200H158V158H82V200Z';

function zooBody(): string {
  const bird = 'M0 0C10 -26 44 -30 60 -14L84 -22L70 2C60 26 24 28 8 14L-26 22Z';
  const hole = '#123f2b';
  const walking =
    shape(elephant, '#d98a76') +
    move(shape(elephant, rose), -8, -8) +
    disc(214, 46, 7, ink) +
    line('M172 50C150 80 160 118 186 126C204 112 206 84 196 60', '#d98a76', 6) +
    line('M14 100C-6 110 -4 140 -14 150', '#d98a76', 7) +
    line('M30 196H66M160 196H192', paper, 7, 'butt');
  return [
    move(
      volume({ width: 450, height: 600, depth: 34, cover: leaf, dark: '#0f4a31', shadow: '#d6b23f' }),
      120,
      66,
      1,
      -2,
    ),
    centredLettering('PAPIEROWE', {
      x: 366,
      y: 108,
      height: 50,
      colours: [cream, cream, mustard],
      weight: 25,
      gap: 20,
      dance: 4,
      seed: 4,
    }),
    centredLettering('ZOO', {
      x: 366,
      y: 184,
      height: 104,
      colours: [vermilion, mustard, rose],
      weight: 27,
      gap: 26,
      dance: 6,
      seed: 8,
    }),
    move(shape(elephant, hole), 192, 366, 1.1),
    move(shape(bird, hole), 216, 344, 1.1),
    move(shape(bird, hole), 440, 358, 1.1, -10),
    move(shape(bird, vermilion) + disc(50, -10, 4, ink) + shape('M22 -8L4 -44L46 -18Z', '#a8240f'), 640, 170, 1.1, -24),
    move(shape(bird, ultramarine) + disc(50, -10, 4, paper) + shape('M22 -8L10 -46L46 -18Z', night), 672, 330, 1.1, -8),
    oval(530, 758, 190, 18, '#d6b23f'),
    move(walking, 358, 476, 1.34, 2),
    flecks(141, 60, '#fdf0b4', 800, 800),
  ].join('');
}

export const zooBook: Artwork = { ground: '#f3d25f', body: zooBody };

function colourBody(): string {
  const face = [
    shape('M232 290A110 115 0 0 0 232 520Z', vermilion),
    shape('M232 290A110 115 0 0 1 232 520Z', ultramarine),
    snip('232 340 284 440 232 440', mustard, 3),
    snip('110 296 356 282 350 320 116 332', leaf, 4) + snip('160 210 306 200 318 296 152 304', leaf, 5),
    shape('M184 472C206 460 222 470 232 470C242 470 262 458 284 470C262 502 206 504 184 472Z', rose),
    blob('300 226 330 150 384 110 372 180 330 240', sky),
    shape('M150 388C166 360 202 360 214 388C200 406 164 406 150 388Z', cream) +
      disc(184, 388, 13, ink) +
      line('M262 388C274 372 302 372 314 388', cream, 8),
    snip('176 512 232 548 290 512 300 560 166 560', cream, 6),
  ];
  const spare = move(
    blob('0 0 30 -34 80 -30 110 10 90 60 30 70 -10 44', '#a987c9') + line('M20 30q30 -24 60 2', '#7d5fa0', 6),
    640,
    640,
  );
  const scissors = move(openScissors('#8d99a8', ink), 706, 470, 1, 24);
  const title = (word: string, y: number, height: number, colours: string[], seed: number) =>
    centredLettering(word, { x: 236, y, height, colours, weight: 25, gap: 24, dance: 4, seed });
  const on = [
    volume({ width: 430, height: 620, depth: 58, cover: ink, dark: '#2e2721', shadow: '#a3b3aa' }),
    move(face.join(''), 4, -84, 0.96),
    title('SIEDEM', 474, 40, [cream], 3),
    title('KOLORÓW', 526, 42, [vermilion, mustard, '#5f86e6', '#5fae84', rose, sky, cream], 5),
    title('WYSTARCZY', 580, 33, [cream], 7),
  ].join('');
  return [move(on, 110, 66, 1, 2), spare, scissors, flecks(142, 60, '#e3ebe4', 800, 800)].join('');
}

export const colourBook: Artwork = { ground: '#c3d0c6', body: colourBody };

function cityBody(): string {
  const crayon = (fill: string, dark: string) =>
    shape(cut(box(-34, 0, 68, 420), 3, 2), fill) +
    shape('M-34 2L-15 -70L-10 -84H10L15 -70L34 2Z', dark) +
    shape('M-15 -70L-10 -84H10L15 -70Z', fill) +
    shape('M-34 40H34V56H-34ZM-34 70H34V78H-34Z', dark);
  const crayons = strew(
    [
      [216, 130, mustard, '#b77e12'],
      [318, 92, ultramarine, night],
      [420, 160, '#5fae84', leaf],
      [522, 112, rose, '#c97a68'],
      [612, 180, sky, '#6a9aa8'],
    ],
    (x, y, fill, dark) => move(crayon(fill, dark), x, y, 1, (x % 5) - 2),
  );
  const outline = line(
    'M92 470V300L140 256L188 300V470M188 470V250H206V228H224V206H254V228H272V250H290V470M290 470V330H390V470M290 330L340 270L390 330M390 470V240L418 170L446 240V470M60 470H480M418 170V146M120 330h40v44h-40zM120 400h40v44h-40zM206 280h24v34h-24zM248 280h24v34h-24zM206 344h24v34h-24zM248 344h24v34h-24zM326 470v-60a14 18 0 0 1 28 0v60M310 350h20v26h-20zM352 350h20v26h-20zM406 280h24v40h-24zM406 350h24v40h-24zM222 470v-44h34v44',
    ink,
    6,
    'butt',
  );
  const clouds = line(
    'M84 190c-18 0 -18 -28 4 -28c4 -24 40 -24 44 -2c22 -4 26 30 4 30zM330 226c-14 0 -14 -22 4 -22c4 -18 30 -18 34 -2c16 -2 18 24 2 24z',
    ink,
    5,
  );
  const waiting = line('M60 506H480M84 492a8 8 0 1 0 0.1 0', ink, 5);
  const tram = line(
    'M130 540H300V486H130ZM146 498h30v22h-30zM190 498h30v22h-30zM234 498h30v22h-30zM214 486l16 -20M150 540a10 10 0 1 0 20 0M260 540a10 10 0 1 0 20 0',
    ink,
    5,
  );
  const cat =
    shape('M422 470C416 440 424 424 436 420L434 404L444 412L454 404L456 424C466 434 464 456 462 470Z', vermilion) +
    line('M462 464c22 4 22 -22 12 -26', vermilion, 7);
  const on = [
    volume({ width: 520, height: 500, depth: 20, cover: paper, dark: '#b9a988', shadow: '#8f2c1b' }),
    move(outline + clouds + tram + cat + waiting, 6, -58),
    centredLettering('MIASTO CZEKA', {
      x: 286,
      y: 24,
      height: 42,
      colours: [ink],
      weight: 20,
      gap: 24,
      dance: 4,
      seed: 3,
    }),
  ].join('');
  return [crayons, move(on, 130, 240, 1, -1.5), flecks(143, 60, '#e8836b', 800, 800)].join('');
}

export const cityBook: Artwork = { ground: '#c5472e', body: cityBody };

function lettersBody(): string {
  const feet = (x: number, y: number, stride: number, colour: string) =>
    line(`M${x - 8} ${y}L${x - stride} ${y + 58}h20M${x + 8} ${y}L${x + stride} ${y + 52}h20`, colour, 9);
  const walkers: [character: string, x: number, y: number, colour: string, width: number, stride: number][] = [
    ['L', 110, 218, ink, 58, 14],
    ['I', 206, 206, vermilion, 20, 8],
    ['T', 262, 222, ultramarine, 68, 18],
    ['E', 366, 206, leaf, 60, 13],
    ['R', 464, 224, ink, 66, 22],
  ];
  const walking = walkers.map(
    ([character, x, y, colour, width, stride], index) =>
      feet(x + width * 0.75, y + 146, stride, ink) +
      move(letter(character, 0, 0, 150, colour, 27), x, y, 1, index % 2 === 0 ? 3 : -4),
  );
  const leader = feet(706, 562, 30, ink) + move(letter('Y', 0, 0, 170, vermilion, 27), 636, 388, 1, 5);
  const comma =
    shape(
      'M520 690C520 656 566 650 576 676C590 720 560 748 520 756C540 738 544 726 540 716C526 714 520 704 520 690Z',
      ink,
    ) +
    disc(536, 684, 5, paper) +
    line('M528 666l-12 -18M548 660l2 -20', ink, 8) +
    line('M560 738l10 22M540 750l-2 16', ink, 7) +
    line('M552 676C600 660 630 600 676 540', vermilion, 5);
  const on = volume({ width: 580, height: 440, depth: 26, cover: mustard, dark: '#b77e12', shadow: '#3f78a0' });
  return [
    move(on, 66, 170, 1, -1),
    walking.join(''),
    lettering('KTÓRE CHODZĄ', {
      x: 122,
      y: 476,
      height: 44,
      colours: [ink, ink, vermilion, ink, ultramarine],
      weight: 24,
      gap: 22,
      dance: 5,
      seed: 6,
    }),
    oval(712, 628, 70, 10, '#3f78a0'),
    leader,
    oval(546, 768, 50, 8, '#3f78a0'),
    comma,
    flecks(144, 60, '#a9d0e6', 800, 800),
  ].join('');
}

export const lettersBook: Artwork = { ground: '#68a6cc', body: lettersBody };
