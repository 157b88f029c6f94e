// Theatre: Wyspianski's Wedding. The straw man came without an invitation; under the straw there is a rose.
import { letter } from '../drawings/cut-letters.ts';
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
  oval,
  rose,
  seeded,
  shape,
  short,
  vermilion,
} from '../drawings/paper-shapes.ts';

const straw = '#dca43c';
const shade = '#a9701c';

/** One skirt of the sheaf: bound at the top, uneven at the bottom. */
function skirt(middle: number, top: number, bottom: number, from: number, to: number, seed: number): string {
  const random = seeded(seed);
  const ends = 13;
  let outline = `M${middle - from} ${top}`;
  let stalks = '';
  for (let index = 0; index <= ends; index += 1) {
    const share = (index / ends) * 2 - 1;
    const x = middle + share * to;
    const y = bottom + (random() - 0.5) * 34 - Math.abs(share) * 22;
    outline += `L${short(x - 8)} ${short(y)}L${short(x + to / ends)} ${short(y - 34)}`;
    if (index > 0 && index < ends)
      stalks += `M${short(middle + share * from * 0.9)} ${top + 10}L${short(x)} ${short(y - 30 - random() * 30)}`;
  }
  return shape(`${outline}L${middle + from} ${top}Z`, straw) + line(stalks, shade, 4);
}

function band(middle: number, y: number, half: number): string {
  return (
    line(`M${middle - half} ${y}Q${middle} ${y + 16} ${middle + half} ${y}`, '#7a2f1c', 20) +
    line(`M${middle - half + 8} ${y}Q${middle} ${y + 16} ${middle + half - 8} ${y + 2}`, rose, 5)
  );
}

function feather(): string {
  return (
    line('M0 0C20 -70 60 -120 120 -146', leaf, 7) +
    shape('M56 -96C76 -176 150 -214 218 -190C232 -130 176 -74 96 -70Z', leaf) +
    shape('M98 -112C112 -158 156 -180 196 -168C200 -132 162 -100 120 -98Z', mustard) +
    shape('M116 -122C128 -150 156 -164 182 -156C182 -134 158 -114 132 -112Z', '#2a62c9') +
    disc(160, -138, 12, ink)
  );
}

function roseFace(): string {
  return (
    shape(
      'M-88 0C-70 -24 -40 -20 -20 0C-44 20 -74 22 -88 0ZM88 0C70 -24 40 -20 20 0C44 20 74 22 88 0ZM-70 62C-64 30 -40 20 -14 26C-22 56 -44 68 -70 62ZM70 62C64 30 40 20 14 26C22 56 44 68 70 62Z',
      leaf,
    ) +
    shape('M-62 -16C-66 -50 -30 -74 0 -62C30 -74 66 -50 62 -16C72 22 34 64 0 64C-34 64 -72 22 -62 -16Z', '#8f1020') +
    shape('M-50 -20C-50 -48 -22 -62 0 -50C24 -62 52 -46 48 -18C20 -6 4 4 0 26C-6 4 -22 -8 -50 -20Z', vermilion) +
    shape('M-58 -6C-30 4 -10 18 -4 54C-36 52 -60 26 -58 -6ZM58 -6C30 4 12 18 6 54C38 52 60 26 58 -6Z', vermilion) +
    line('M-22 -26C-18 -44 18 -46 22 -26C22 -8 -8 -8 -8 -22C-6 -32 8 -30 8 -24', '#8f1020', 6)
  );
}

/** A sleeve of straw, tied at the wrist and frayed beyond it. */
function sleeve(): string {
  return (
    shape('M0 -34L110 -30L120 -44L196 -66L178 -38L208 -32L182 -12L210 4L176 12L190 40L120 20L110 12L0 34Z', straw) +
    line('M6 -18L108 -18M6 0L112 -8M6 18L108 4M126 -28L170 -48M126 -14L178 -22M126 -2L178 8', shade, 4) +
    line('M116 -40L114 20', '#7a2f1c', 16)
  );
}

function weddingBody(): string {
  const x = 352;
  const horn =
    shape(
      brush([
        [70, 632, 20],
        [96, 690, 42],
        [160, 716, 66],
        [226, 690, 92],
        [262, 636, 124],
      ]),
      '#ffdb4d',
    ) +
    oval(266, 626, 64, 20, '#8a5a10', 20) +
    line('M104 672L88 704M150 688L144 740M198 668L220 726', vermilion, 9) +
    line('M70 626C40 580 60 570 106 590', rose, 6);
  const cap =
    shape('M-92 20L-104 -62L-14 -40L96 -70L90 20Z', vermilion) +
    line('M-14 -40L-6 16', '#8f1c14', 5) +
    shape('M-100 8C-60 24 60 24 98 6L102 44C60 58 -60 58 -102 46Z', ink) +
    line('M-80 30l8 8M-50 36l8 8M-16 38l8 8M20 38l8 8M56 34l8 8', '#4a3f30', 4);
  return [
    skirt(x, 520, 850, 118, 268, 3),
    skirt(x, 350, 600, 86, 184, 4),
    skirt(x, 222, 452, 108, 160, 5),
    move(sleeve(), 446, 500, 0.86, -26),
    `<g transform="translate(262 486) rotate(34) scale(-0.86 0.86)">${sleeve()}</g>`,
    band(x, 520, 124),
    band(x, 420, 108),
    move(roseFace(), x, 338, 1.06),
    move(feather(), x - 12, 176, 0.94, 4),
    move(cap, x, 204, 1.08, -5),
    horn,
    ...[...'WESELE'].map((character, index) =>
      letter(character, 44 + (index % 2) * 8, 46 + index * 82, 58, index % 3 === 2 ? vermilion : cream, 26),
    ),
    flecks(63, 60, '#5d3a66'),
  ].join('');
}

export const wedding: Artwork = { ground: '#38203f', body: weddingBody };
