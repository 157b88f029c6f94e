// Animals: a stork with scissors for a beak, and a hedgehog who carries every pencil in the house.
import { lettering } from '../drawings/cut-letters.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  brush,
  corners,
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
  seeded,
  shape,
  short,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

const frogGreen = '#b5d443';

function frog(): string {
  return (
    shape(
      'M0 -62L12 -62L14 -50C34 -50 38 -30 30 -14L56 -28L62 -58L76 -50L72 -16L34 8C42 20 40 30 36 36L66 30L60 62L40 60L44 48L10 50L12 64H-12L-10 50L-44 48L-40 60L-60 62L-66 30L-36 36C-40 30 -42 20 -34 8L-72 -16L-76 -50L-62 -58L-56 -28L-30 -14C-38 -30 -34 -50 -14 -50L-12 -62Z',
      frogGreen,
    ) +
    line('M-17 -34h0M17 -34h0', paper, 17) +
    line('M-17 -34h0M17 -34h0', ink, 8)
  );
}

function nest(): string {
  const random = seeded(9);
  let twigs = '';
  for (let index = 0; index < 34; index += 1) {
    const x = 40 + random() * 330;
    const y = 690 + random() * 80;
    twigs += `M${short(x)} ${short(y)}l${short(50 + random() * 60)} ${short(random() * 50 - 25)}`;
  }
  return (
    shape(
      cut(corners('20 706, 90 690, 240 684, 400 688, 474 708, 430 780, 380 810, 100 810, 60 780'), 4, 6),
      '#6b3f1a',
    ) + line(twigs, '#b17a35', 5)
  );
}

function storkBody(): string {
  const neck = brush([
    [250, 470, 150],
    [296, 390, 104],
    [306, 310, 66],
    [272, 236, 54],
    [270, 172, 64],
    [302, 130, 76],
  ]);
  const body = 'M336 430C340 520 270 580 190 572C130 568 74 590 30 620C46 540 90 470 160 430C230 392 330 380 336 430Z';
  const wing = 'M250 470C236 540 190 560 150 560L30 640L62 588L6 610L58 556L8 560L90 500C130 450 230 420 250 470Z';
  const blade = (path: string) => shape(path, vermilion);
  return [
    line('M262 550L330 618L236 660L246 674', vermilion, 13),
    line('M212 560L222 640L216 712', vermilion, 14),
    nest(),
    line('M216 706L176 722M216 706L232 726M216 706L262 716', vermilion, 11),
    move(frog(), 500, 62, 1.12, 3),
    move(frog(), 492, 330, 1.12, 9),
    move(frog(), 508, 484, 1.12, 24),
    shape(body, paper),
    shape(wing, ink),
    line('M214 476C196 510 150 530 96 540M220 500C200 530 160 548 120 556', '#4f5666', 4),
    shape(neck, paper),
    blade('M292 106C340 92 470 92 574 132L570 140C470 134 380 148 300 158Z'),
    blade('M290 130C350 160 460 210 548 264L540 270C450 240 350 206 278 164Z'),
    disc(300, 130, 26, paper),
    disc(300, 130, 17, ink),
    line('M291 137L309 123', paper, 5),
    lettering('BOCIAN', {
      x: 30,
      y: 40,
      height: 42,
      colours: [paper, paper, frogGreen],
      weight: 25,
      gap: 24,
      dance: 4,
      seed: 10,
    }),
    flecks(73, 50, '#6a9bd4'),
  ].join('');
}

export const scissorStork: Artwork = { ground: '#2b66ab', body: storkBody };

function pencil(length: number, colour: string, width: number): string {
  const half = width / 2;
  const neck = length - width * 1.5;
  return (
    shape(`M${-half} 0V${-neck}L0 ${-length}L${half} ${-neck}V0Z`, '#f1d3a0') +
    shape(
      `M${-half} 0V${-neck}L${-half / 3} ${-neck - half * 0.7}L0 ${-neck}L${half / 3} ${-neck - half * 0.7}L${half} ${-neck}V0Z`,
      colour,
    ) +
    shape(
      `M${short(-half * 0.36)} ${short(-length + width * 0.54)}L0 ${-length}L${short(half * 0.36)} ${short(-length + width * 0.54)}Z`,
      colour,
    )
  );
}

function paintbrush(length: number, colour: string): string {
  return (
    line(`M0 0V${-length + 90}`, '#8a4a1f', 15, 'butt') +
    shape(`M-13 ${-length + 96}H13L16 ${-length + 52}H-16Z`, '#cfd6da') +
    shape(
      `M-16 ${-length + 54}C-26 ${-length + 20} -8 ${-length + 16} 4 ${-length - 16}C10 ${-length + 10} 28 ${-length + 20} 16 ${-length + 54}Z`,
      colour,
    )
  );
}

function hedgehogBody(): string {
  const colours = [vermilion, ultramarine, mustard, ink, leaf, '#e8741e', rose, paper];
  const back = Array.from({ length: 11 }, (_, index) => {
    const turn = -88 + index * 14.5;
    const length = 330 + ((index * 67) % 100) + (index > 2 && index < 8 ? 40 : 0);
    return move(
      index % 4 === 2
        ? paintbrush(length + 40, colours[index % 8] as string)
        : pencil(length, colours[index % 8] as string, 40),
      286,
      640,
      1,
      turn,
    );
  });
  const front = Array.from({ length: 11 }, (_, index) =>
    move(
      pencil(224 + ((index * 53) % 70), colours[(index * 3 + 1) % 8] as string, 40),
      286,
      646,
      1,
      -94 + index * 15.6,
    ),
  );
  return [
    shape(cut(corners('-10 716, 610 706, 610 810, -10 810'), 4, 3), '#6b4f9a'),
    ...back,
    ...front,
    shape(
      'M96 716C86 610 170 540 280 540C372 540 420 574 450 622C484 650 528 662 548 676C560 690 548 706 528 708C470 714 420 722 360 722H110C100 722 96 720 96 716Z',
      '#5a3a22',
    ),
    shape(
      'M362 722C350 640 390 596 440 614C484 650 528 662 548 676C560 690 548 706 528 708C470 714 420 722 362 722Z',
      '#e9c394',
    ),
    disc(546, 680, 17, ink),
    disc(448, 656, 10, ink),
    line('M520 704C506 700 494 694 488 684', ink, 5),
    oval(388, 628, 24, 30, '#5a3a22', 20),
    line('M150 724v14M196 724v16M330 724v16M384 724v14', '#5a3a22', 26),
    line('M150 650l16 -26M200 690l16 -26M226 630l16 -26M280 680l16 -26M306 610l16 -26', '#8a6038', 8),
    lettering('JEŻ', {
      x: 36,
      y: 82,
      height: 100,
      colours: [ink, ink, vermilion],
      weight: 27,
      gap: 24,
      dance: 5,
      seed: 6,
    }),
    flecks(74, 46, '#e0d5ef'),
  ].join('');
}

export const pencilHedgehog: Artwork = { ground: '#bfaee0', body: hedgehogBody };
