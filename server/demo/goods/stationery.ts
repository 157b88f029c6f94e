// Things to write and draw in: a sketchbook that is a sheep, a notebook with a tail, envelopes that wait with open
// beaks.
import { letter, lettering } from '../drawings/cut-letters.ts';
import { blob, eyes, snip } from '../drawings/goods-shapes.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
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
  night,
  paper,
  rose,
  shape,
  sky,
  strew,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

function sketchbookBody(): string {
  const wire = Array.from(
    { length: 15 },
    (_, index) => `M${206 + index * 29} 318c-30 -14 -24 -70 6 -70c26 0 26 46 4 62`,
  ).join('');
  const holes = Array.from({ length: 15 }, (_, index) => disc(208 + index * 29, 326, 6, '#8d6b58')).join('');
  const legs = line('M196 580V716M262 590V730M532 590V730M600 580V716', ink, 26, 'butt');
  const head =
    blob('60 372 74 320 124 296 172 314 182 362 150 404 100 424 66 412', ink) +
    shape('M150 322C180 300 216 308 230 330C206 346 172 348 152 340Z', ink) +
    eyes(112, 344, 46, 15, -4, 6) +
    strew(
      [
        [96, 292, 22],
        [126, 278, 26],
        [158, 290, 24],
      ],
      (x, y, r) => disc(x, y, r, paper),
    ) +
    line('M70 404q14 8 28 -2', rose, 5);
  const pencil = `<g transform="rotate(-16 90 404)">${shape('M36 392H150V418H36Z', mustard)}${shape('M150 392L192 405L150 418Z', cream)}${shape('M178 401L192 405L178 410Z', ink)}${shape('M12 392H38V418H12Z', vermilion)}</g>`;
  const drawing = line(
    'M206 528C260 470 320 480 360 520C400 470 470 440 600 520M520 404m-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M520 360V346M564 404H580M551 373L562 362M489 373L478 362M290 452c-14 -20 8 -34 20 -22c6 -18 32 -14 32 2c18 -4 26 18 10 26c-8 14 -28 12 -32 2c-12 8 -30 4 -30 -8zM302 468v18M336 466v20M276 440l14 4',
    ink,
    5,
  );
  const grass = Array.from(
    { length: 26 },
    (_, index) =>
      `M${index * 33 - 16} 712l${6 + (index % 3) * 5} -${28 + (index % 4) * 10}l10 ${30 + (index % 4) * 10}z`,
  ).join('');
  return [
    disc(670, 130, 62, mustard),
    snip('-10 690 240 676 520 690 810 674 810 810 -10 810', leaf, 4),
    shape(grass, leaf),
    legs,
    snip('176 330 632 330 690 616 120 616', '#d8c6a2', 5),
    snip('180 322 628 322 684 602 126 602', '#e9dcc0', 6),
    snip('184 306 624 306 676 586 132 586', paper, 7),
    drawing,
    holes,
    line(wire, '#6c7a84', 7),
    `<path fill="none" stroke="#6c7a84" stroke-width="7" d="M640 400c30 -20 60 0 50 26c-10 20 -40 10 -32 -8"/>`,
    head,
    pencil,
    strew(
      [
        [60, 720],
        [330, 756],
        [470, 740],
        [740, 730],
      ],
      (x, y) => disc(x, y, 11, paper) + disc(x, y, 5, mustard),
    ),
    flecks(124, 60, '#b7dd8e', 800, 800),
  ].join('');
}

export const sheepSketchbook: Artwork = { ground: '#8ac062', body: sketchbookBody };

function notebookBody(): string {
  const row = (word: string, y: number, height: number, gap: number, seed: number) =>
    lettering(word, { x: 232, y, height, colours: [mustard, rose, sky, '#7fb069'], weight: 25, gap, dance: 5, seed });
  const ribbon = shape(
    brush([
      [428, 462, 40],
      [446, 500, 42],
      [444, 580, 38],
      [436, 650, 34],
      [446, 716, 34],
      [520, 752, 34],
      [606, 730, 34],
      [656, 690, 32],
    ]),
    vermilion,
  );
  const paw =
    blob('820 560 760 590 690 620 640 654 640 700 672 724 720 716 770 690 820 680', ink) +
    line('M642 672L620 664M652 700L632 708M650 652L634 636', paper, 6) +
    line('M664 664q-10 4 -12 14M676 690q-10 2 -14 12', '#6b6055', 5);
  return [
    shape(cut(box(206, 92, 420, 580), 2, 2), '#b98f70'),
    shape(cut(box(186, 84, 416, 566), 3, 2), '#f2e8d4'),
    line('M604 90V646M594 88V648', '#cbb894', 4),
    shape(cut(box(170, 70, 412, 572), 4, 2), night),
    shape(cut(box(170, 70, 34, 572), 5, 1), '#101b42'),
    row('ĆĘŁŃ', 150, 52, 66, 3),
    row('ÓŚŹŻ', 566, 42, 27, 9),
    letter('A', 274, 262, 214, cream, 27),
    ribbon,
    shape(cut(box(536, 66, 20, 580), 8, 1), '#e98a5f'),
    paw,
    flecks(125, 60, '#f8e6d4', 800, 800),
  ].join('');
}

export const tailNotebook: Artwork = { ground: '#e3bd9b', body: notebookBody };

function chick(colour: string, dark: string, lining: string, pattern: string, look: number): string {
  return [
    shape('M-92 0L0 -128L92 0Z', colour),
    shape('M-72 -4L0 -104L72 -4Z', lining),
    pattern,
    snip('-92 0 92 0 92 40 -92 40', dark, 3, 1),
    shape('M-40 10L-30 -26L44 -14L36 40H-34Z', paper),
    line('M-22 -10L30 -2M-20 4L20 10', '#b9a988', 4),
    snip('-93 -2 0 66 93 -2 92 130 -92 130', colour, 5, 1),
    line('M-88 124L-14 60M88 124L14 60', dark, 5),
    eyes(0, -58, 52, 17, look, -7),
  ].join('');
}

function envelopesBody(): string {
  const stripes = line('M-44 -8V-40M-22 -8V-70M0 -8V-100M22 -8V-70M44 -8V-40', cream, 7, 'butt');
  const dots = strew(
    [
      [-46, -18],
      [-20, -18],
      [8, -18],
      [36, -18],
      [-8, -86],
      [0, -44],
    ],
    (x, y) => disc(x, y, 6, ink),
  );
  const waves = line('M-60 -14q10 -12 20 0t20 0t20 0t20 0t20 0t20 0M-46 -34q10 -12 20 0t20 0t20 0t20 0', vermilion, 5);
  const checks = shape(
    'M-60 -20h18v16h-18zM-24 -20h18v16h-18zM12 -20h18v16h-18zM-42 -36h18v16h-18zM-6 -36h18v16h-18zM30 -36h14v16h-14z',
    leaf,
  );
  const straws = Array.from({ length: 20 }, (_, index) => {
    const x = 76 + index * 29;
    const lean = ((index * 37) % 60) - 30;
    return `M${x} ${620 + (index % 4) * 22}l${110 + lean} ${60 - lean}`;
  }).join('');
  const bird =
    blob('250 170 300 110 380 110 440 150 470 210 420 256 330 262 262 236', ultramarine) +
    shape('M262 236C200 240 150 262 96 310C100 250 150 196 250 176Z', night) +
    shape('M300 140C320 60 400 20 480 16C480 80 440 150 380 190Z', night) +
    line('M330 128C350 84 390 56 430 46M352 150C376 116 406 96 440 84', sky, 6) +
    shape('M456 180L516 204L462 222Z', mustard) +
    disc(424, 176, 13, paper) +
    disc(428, 178, 6, ink);
  const post =
    snip('500 192 610 180 618 254 508 266', cream, 4, 1) +
    line('M502 194L562 228L609 182', '#b9a988', 5) +
    disc(562, 228, 11, vermilion);
  return [
    bird,
    post,
    move(chick(vermilion, '#8f2213', '#b3321b', stripes, 0), 186, 500, 1.06, -14),
    move(chick(leaf, '#123f2b', cream, waves, 4), 616, 506, 1.06, 13),
    move(chick(mustard, '#b77e12', '#f7e08a', dots, 5), 324, 460, 1.14, -4),
    move(chick(paper, '#cbb894', rose, checks, 3), 484, 462, 1.12, 6),
    blob('60 590 200 560 400 572 600 560 740 590 716 680 620 752 400 772 180 752 84 680', '#8a5a2b'),
    line(straws, '#b8803f', 11),
    line('M84 640q160 50 320 24t312 -24M120 700q140 50 300 30t260 -40M60 596q170 44 340 22t340 -22', '#5f3a17', 7),
    line('M110 600l70 40M640 612l90 -30M300 640l-60 60M520 650l70 50', cream, 9),
    line('M200 660l80 -30M430 690l80 -40', rose, 9),
    flecks(126, 60, '#d3ecf5', 800, 800),
  ].join('');
}

export const hungryEnvelopes: Artwork = { ground: '#93cde0', body: envelopesBody };
