// More rooms for walls.ts: a fire that has borrowed the fox's tail, and a kitchen where the milk is still moving.
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
  corners,
  cream,
  cut,
  disc,
  ink,
  line,
  move,
  mustard,
  oak,
  oval,
  paper,
  shape,
  strew,
  vermilion,
} from '../drawings/paper-shapes.ts';
import { hung } from './walls.ts';

export function fireside(poster: Artwork): string {
  const bricks = [128, 190, 408, 448]
    .map(
      (x, index) =>
        `M${x} ${590 + (index % 2) * 18}h36M${x - 14} ${638 + (index % 2) * 12}h36M${x + 6} ${684 + (index % 2) * 10}h36`,
    )
    .join('');
  const tail =
    shape(
      'M236 764C226 700 270 676 266 620C300 640 312 612 302 572C344 600 352 640 338 660C356 662 364 640 364 632C392 680 380 732 362 764Z',
      '#dd4a1c',
    ) +
    shape(
      'M262 764C256 716 292 700 292 658C318 676 322 700 314 716C330 718 336 704 338 696C354 720 348 746 340 764Z',
      mustard,
    ) +
    shape('M284 764C282 740 300 728 304 706C320 730 324 748 318 764Z', paper);
  const logs = line('M222 770L380 752M224 752L376 772', '#7a4a22', 17) + line('M380 752h0M376 772h0', '#c98a4a', 10);
  const candle =
    shape(cut(box(128, 446, 22, 52), 4, 1), cream) +
    shape('M139 446C130 434 136 426 140 416C146 428 148 436 139 446Z', mustard) +
    line('M118 500H160', ink, 8);
  const cones = strew(
    [
      [430, 488, 0],
      [464, 490, 20],
    ],
    (x, y, turn) =>
      oval(x, y, 13, 18, '#7a4a22', turn) +
      line(`M${x - 9} ${y - 4}l9 6l9 -6M${x - 9} ${y + 6}l9 6l9 -6`, '#43280f', 3),
  );
  return [
    shape(cut(box(-10, 770, 620, 40), 2, 2), '#6b4423'),
    hung(poster, '#a39757', { x: 176, y: 64, width: 248, rail: oak }),
    shape(cut(box(104, 512, 392, 262), 6, 3), '#b5492c'),
    line(bricks, '#8a3119', 8, 'butt'),
    shape('M200 774V640C200 560 400 560 400 640V774Z', '#20140d'),
    tail,
    logs,
    shape(cut(box(80, 496, 440, 28), 5, 2), '#5a3519'),
    candle,
    cones,
    line('M536 774L548 610M536 610H560', ink, 7),
    shape('M524 610h48l-6 -26h-36z', ink),
  ].join('');
}

export function kitchen(poster: Artwork): string {
  const jug =
    shape('M-34 -40C-40 -12 -60 6 -58 40C-54 72 54 72 58 40C60 6 40 -12 34 -40L46 -60H-40Z', '#c8562e') +
    line('M-40 -36C-92 -40 -92 22 -54 26', '#c8562e', 13) +
    oval(2, -60, 43, 9, '#8a3119') +
    line('M-50 26C-24 40 24 40 50 26', cream, 6);
  const loaf =
    shape('M60 630C58 584 100 566 148 568C198 566 236 586 234 630Z', '#b9752f') +
    line('M104 584l14 30M142 578l14 34M180 582l14 30', '#f0cf94', 7);
  const cat =
    shape(
      'M460 812C450 740 470 716 520 714C572 716 590 742 582 812ZM466 744L458 694L498 718ZM574 744L584 694L542 718Z',
      ink,
    ) +
    line('M500 748h0M542 748h0', mustard, 17) +
    line('M500 748h0M542 748h0', ink, 7) +
    shape('M512 764h18l-9 9z', vermilion) +
    line('M494 768L448 758M494 776L450 780M548 768L594 758M548 776L592 780', cream, 3);
  return [
    shape(cut(box(-10, 626, 620, 30), 3, 2), '#8a5a2b'),
    shape(cut(box(-10, 652, 620, 160), 2, 2), '#f3e7cf'),
    line('M20 690H280V800M320 800V690H580V800M20 690V800', '#d2bf9a', 6, 'butt'),
    disc(254, 730, 9, oak) + disc(346, 730, 9, oak),
    hung(poster, '#c9994c', { x: 160, y: 66, width: 280, rail: ink }),
    loaf,
    move(jug, 354, 576, 1, 64),
    shape(
      'M408 594C446 596 470 618 520 616C548 618 552 626 552 634C548 660 556 692 546 704C536 712 528 698 530 680C530 664 524 658 514 656C470 650 400 650 392 632C396 616 398 604 408 594Z',
      paper,
    ),
    cat,
    shape(cut(corners('286 630, 296 612, 322 612, 330 630'), 4, 1), '#8a5a2b'),
  ].join('');
}
