// Theatre: Hamlet, where the curtain parts in the shape of a skull and the prince stands where its nose was.
import { centredLettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import { box, cream, cut, disc, flecks, ink, line, move, mustard, shape, strew } from '../drawings/paper-shapes.ts';

const fold = '#74101a';

function crown(): string {
  return (
    shape('M-128 44L-150 -70L-84 -18L-58 -104L0 -30L58 -104L84 -18L150 -70L128 44C60 62 -60 62 -128 44Z', mustard) +
    strew(
      [
        [-150, -74],
        [-58, -108],
        [58, -108],
        [150, -74],
      ],
      (x, y) => disc(x, y, 15, mustard),
    ) +
    shape('M-120 8C-60 24 60 24 120 8L126 36C60 52 -60 52 -126 36Z', ink) +
    line('M-84 26h0M0 32h0M84 26h0', cream, 18) +
    line('M-42 31h0M42 31h0', '#d03d23', 18)
  );
}

function prince(): string {
  return (
    shape('M300 482C284 484 268 530 262 590L286 582L300 596L314 582L338 590C332 530 316 484 300 468Z', ink) +
    disc(300, 440, 19, ink) +
    line('M276 472q6 -14 12 0t12 0t12 0t12 0', ink, 6) +
    line('M316 506L352 488L356 470', ink, 10) +
    disc(358, 456, 17, ink) +
    disc(358, 456, 12, cream) +
    line('M353 455h0M363 455h0', ink, 7)
  );
}

function hamletBody(): string {
  const folds = [18, 62, 112, 176, 244, 316, 388, 452, 506, 552, 590].map((x, index) => {
    const sway = (x - 300) * 0.1;
    return shape(
      `M${x} 40C${x - 6 + sway} 300 ${x + 10 + sway} 500 ${x - 10} 800H${x + 14 + (index % 3) * 5}C${x + 24 + sway} 500 ${x + 4 + sway} 300 ${x} 40Z`,
      fold,
    );
  });
  const swags =
    'C20 100 100 100 130 54C150 104 240 104 270 54C290 104 380 104 410 54C430 104 520 104 550 54C564 90 590 100 612 96';
  const pelmet = shape(`M-10 -10V54${swags}V-10Z`, '#c3272b') + line(`M-10 54${swags}`, mustard, 8);
  const skull =
    'M300 150C160 150 76 246 84 376C88 444 122 470 132 508C140 540 120 574 150 594C172 606 186 600 194 622L198 690H402L406 622C414 600 428 606 450 594C480 574 460 540 468 508C478 470 512 444 516 376C524 246 440 150 300 150Z';
  const sockets =
    shape('M136 402C146 354 232 346 258 384C272 424 240 474 196 472C156 470 130 440 136 402Z', ink) +
    shape('M464 402C454 354 368 346 342 384C328 424 360 474 404 472C444 470 470 440 464 402Z', ink);
  const teeth = [198, 240, 281, 322, 363]
    .map((x, index) => shape(cut(box(x, 628, 38, 64 + (index % 2) * 5), index + 3, 3), cream))
    .join('');
  return [
    ...folds,
    pelmet,
    shape(skull, cream),
    shape('M190 618C240 604 360 604 410 618L406 700H194Z', ink),
    teeth,
    sockets,
    prince(),
    move(crown(), 306, 146, 1, -6),
    centredLettering('HAMLET', {
      x: 300,
      y: 728,
      height: 48,
      colours: [cream, cream, mustard],
      gap: 30,
      dance: 4,
      seed: 4,
    }),
    flecks(61, 50, '#c3272b'),
  ].join('');
}

export const hamlet: Artwork = { ground: '#951721', body: hamletBody };
