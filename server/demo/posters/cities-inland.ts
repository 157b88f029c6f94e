// Cities: Poznań's goats, who butt at noon, and Łódź, whose name means a boat and whose sea is thread.
import { centredLettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  brush,
  corners,
  cream,
  cut,
  disc,
  flecks,
  ink,
  line,
  move,
  mustard,
  paper,
  shape,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

/** Rears to the right; its forehead comes to 0, 0. */
function goat(coat: string, mark: string): string {
  return [
    line('M-172 96L-206 150L-178 216M-140 106L-128 166L-146 206', coat, 26),
    line('M-92 24L-34 54L-60 92M-98 40L-64 84L-92 112', coat, 22),
    line('M-180 218h-8M-148 208h-8M-62 94l-6 6M-94 114l-6 6', mark, 26),
    shape(
      brush([
        [-196, 66, 60],
        [-150, 62, 112],
        [-96, 6, 104],
        [-66, -44, 74],
        [-52, -84, 60],
      ]),
      coat,
    ),
    shape('M-212 62L-250 22L-216 30L-190 48Z', coat),
    shape('M-76 -102C-60 -122 -26 -116 -8 -88L2 -20C4 0 -10 12 -24 6L-52 -36C-78 -46 -88 -80 -76 -102Z', coat),
    line('M-52 -106C-60 -160 -100 -196 -150 -182M-30 -104C-30 -164 -66 -214 -122 -214', mark, 15),
    shape('M-70 -84L-122 -92L-84 -62Z', coat),
    shape('M-24 6L-30 46L-46 8L-40 -18Z', mark),
    disc(-32, -66, 10, paper) + disc(-29, -64, 5, ink),
  ].join('');
}

function poznanBody(): string {
  const ticks = Array.from({ length: 12 }, (_, index) =>
    move(
      index % 3 === 0 ? shape('M-11 -286L0 -216L11 -286Z', ink) : disc(0, -262, 10, vermilion),
      300,
      700,
      1,
      index * 30,
    ),
  );
  const star = Array.from({ length: 20 }, (_, index) => {
    const reach = index % 2 === 0 ? 150 + (index % 3) * 26 : 76;
    const angle = (index / 20) * Math.PI * 2;
    return `${Math.round(300 + Math.sin(angle) * reach)} ${Math.round(214 - Math.cos(angle) * reach)}`;
  }).join(', ');
  return [
    shape(cut(corners(star), 4, 3), mustard),
    disc(300, 700, 356, ink) + disc(300, 700, 340, mustard) + disc(300, 700, 322, ink) + disc(300, 700, 310, cream),
    ...ticks,
    line('M300 720V500', ink, 15),
    line('M290 720V424', vermilion, 9),
    shape('M300 462L326 512H274Z', ink),
    disc(298, 712, 24, ink) + disc(298, 712, 9, mustard),
    move(goat(paper, ink), 290, 236, 1.02),
    `<g transform="translate(312 236) scale(-1.02 1.02)">${goat(ink, paper)}</g>`,
    centredLettering('POZNAŃ', {
      x: 300,
      y: 746,
      height: 42,
      colours: [ink, ink, vermilion],
      weight: 25,
      gap: 24,
      dance: 4,
      seed: 11,
    }),
    flecks(83, 50, '#e39a7d'),
  ].join('');
}

export const poznanGoats: Artwork = { ground: '#c9603f', body: poznanBody };

const brick = '#b23a22';
const mortar = '#842614';

function chimney(x: number, top: number): string {
  return (
    shape(cut(corners(`${x - 19} 0, ${x - 12} ${top}, ${x + 12} ${top}, ${x + 19} 0`), x + 300, 2), brick) +
    line(`M${x - 12} ${top + 26}h24M${x - 14} ${top + 52}h28`, cream, 9, 'butt') +
    line(`M${x - 16} ${top}h32`, ink, 12, 'butt')
  );
}

/** Smoke that caught the wind: a sheet of cotton, hemmed. */
function sail(x: number, y: number, size: number): string {
  return move(
    shape(
      'M0 0C-40 -40 -20 -90 30 -104C10 -150 70 -190 120 -168C180 -190 240 -150 232 -96C262 -40 200 10 150 -6C110 30 40 30 0 0Z',
      paper,
    ) +
      `<path d="M18 -14C-8 -44 0 -78 44 -90C34 -136 74 -164 118 -150C170 -168 220 -136 212 -92C232 -48 190 -10 148 -24C108 8 50 10 18 -14Z" fill="none" stroke="${ultramarine}" stroke-width="4" stroke-dasharray="14 11" stroke-linecap="round"/>`,
    x,
    y,
    size,
  );
}

function boat(): string {
  const windows = [-208, -140, -72, -4, 64, 132, 200]
    .map((x) => `M${x - 19} 74V34C${x - 19} 12 ${x + 19} 12 ${x + 19} 34V74Z`)
    .join('');
  const lower = [-140, -72, -4, 64, 132]
    .map((x) => `M${x - 17} 146V114C${x - 17} 96 ${x + 17} 96 ${x + 17} 114V146Z`)
    .join('');
  return [
    chimney(-130, -176),
    chimney(10, -226),
    chimney(150, -176),
    sail(-124, -178, 0.6),
    sail(16, -230, 0.86),
    sail(156, -178, 0.5),
    shape('M-290 -34L-226 0H226L290 -34C284 96 224 190 130 190H-130C-224 190 -284 96 -290 -34Z', brick),
    line(
      'M-256 28h26M-186 92h30M150 162h30M176 96h22M-106 166h30M24 164h28M-176 140h18M230 60h22M-44 92h20M92 90h18',
      mortar,
      7,
      'butt',
    ),
    shape(windows, ink) + shape(lower, ink),
    line(
      'M-208 20V74M-140 20V74M-72 20V74M-4 20V74M64 20V74M132 20V74M200 20V74M-227 50h38M-159 50h38M-91 50h38M-23 50h38M45 50h38M113 50h38M181 50h38',
      mustard,
      4,
      'butt',
    ),
    line('M-290 -34L-226 0H226L290 -34', cream, 13),
  ].join('');
}

function lodzBody(): string {
  const thread = [0, 1, 2, 3]
    .map((row) => {
      const y = 588 + row * 30;
      return line(
        `M-20 ${y}${`q25 ${row % 2 ? 26 : -26} 50 0t50 0`.repeat(7)}`,
        row === 1 ? vermilion : ultramarine,
        8,
      );
    })
    .join('');
  const needle =
    shape('M-190 0C-120 -13 150 -16 176 -12C198 -8 198 8 176 12C150 16 -120 13 -190 0Z', '#dfe4e6') +
    shape('M120 -5H172V5H120Z', '#f5d13d');
  return [
    move(boat(), 292, 430, 0.94, -5),
    shape('M-10 610C100 590 200 620 300 604C400 590 500 616 610 600V704C400 690 200 716 -10 700Z', '#f5d13d'),
    thread,
    line('M-10 708C120 670 220 760 330 742C420 730 430 690 392 686C356 690 372 740 430 742', ultramarine, 8),
    move(needle, 420, 742, 1, 171),
    centredLettering('ŁÓDŹ', {
      x: 156,
      y: 60,
      height: 62,
      colours: [ink, ink, vermilion],
      weight: 27,
      gap: 24,
      dance: 4,
      seed: 9,
    }),
    flecks(84, 40, '#fbe88d'),
  ].join('');
}

export const lodzBoat: Artwork = { ground: '#f5d13d', body: lodzBody };
