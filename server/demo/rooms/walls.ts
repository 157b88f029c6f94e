// The second picture of a poster: hung in a room that answers its joke, or one corner of it seen from close by.
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
  cream,
  cut,
  disc,
  ink,
  leaf,
  line,
  move,
  mustard,
  oak,
  oval,
  paper,
  pasted,
  round,
  shape,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

interface Hanging {
  x: number;
  y: number;
  width: number;
  rail: string;
}

/** A poster with a mount, in a narrow frame, and one flat shadow to lift it off the wall. */
export function hung(poster: Artwork, shadow: string, { x, y, width, rail }: Hanging): string {
  const height = (width * 4) / 3;
  return [
    shape(cut(box(x - 22 + 12, y - 22 + 14, width + 44, height + 44), 3, 1), shadow),
    shape(cut(box(x - 24, y - 24, width + 48, height + 48), 4, 1), rail),
    shape(cut(box(x - 12, y - 12, width + 24, height + 24), 5, 0.5), paper),
    pasted(poster.body(), poster.ground, x, y, width, height),
  ].join('');
}

export function closeUp(poster: Artwork, x: number, y: number, scale: number): string {
  return move(poster.body(), -x * scale, -y * scale, scale);
}

export function gramophoneRoom(poster: Artwork): string {
  const cabinet =
    shape(cut(box(110, 610, 380, 130), 6, 2), '#8a4a1f') +
    shape(cut(box(134, 632, 156, 84), 7, 1), '#6d3814') +
    shape(cut(box(310, 632, 156, 84), 8, 1), '#6d3814') +
    line('M140 740V790M460 740V790', '#6d3814', 14, 'butt') +
    disc(278, 674, 5, mustard) +
    disc(322, 674, 5, mustard);
  const player =
    shape(cut(box(180, 580, 190, 32), 9, 2), vermilion) +
    oval(262, 578, 74, 11, ink) +
    oval(262, 577, 24, 4, mustard) +
    line('M352 572V552L300 566', ink, 5);
  const lettuce =
    shape(
      round(
        [
          [420, 610],
          [404, 584],
          [424, 566],
          [444, 556],
          [466, 568],
          [484, 584],
          [470, 610],
        ],
        5,
      ),
      '#7fb069',
    ) + line('M444 606V576M430 600L424 584M458 600L466 584', leaf, 4);
  return [
    shape(cut(box(-10, 742, 620, 70), 2, 2), '#d9b98a'),
    hung(poster, '#a8bfb8', { x: 150, y: 76, width: 300, rail: oak }),
    cabinet,
    player,
    lettuce,
  ].join('');
}

export function hallway(poster: Artwork): string {
  const stand =
    shape(
      cut(
        [
          [452, 610],
          [556, 610],
          [542, 764],
          [466, 764],
        ],
        6,
        2,
      ),
      ultramarine,
    ) + line('M466 650H542M470 690H538', cream, 6);
  const umbrella =
    shape('M500 616L476 470L508 430L538 472L516 616Z', ink) +
    line('M508 430V398', ink, 7) +
    line('M502 610L490 476M510 610L524 476', '#4a3f30', 4);
  const dagger =
    shape('M466 616L452 520L472 520Z', '#cfd6da') +
    shape(cut(box(436, 508, 50, 13), 8, 1), mustard) +
    shape(cut(box(454, 470, 16, 40), 9, 1), vermilion) +
    disc(462, 464, 11, mustard);
  const boots = shape('M90 640H146L150 726C178 730 196 744 196 766H92Z', '#7a3f1d') + shape('M92 756H198V770H92Z', ink);
  return [
    shape(cut(box(-10, 726, 620, 90), 2, 2), '#7c2a1c'),
    shape(cut(box(-10, 716, 620, 14), 3, 1), cream),
    hung(poster, '#b58f7c', { x: 128, y: 88, width: 330, rail: ink }),
    dagger,
    umbrella,
    stand,
    boots,
  ].join('');
}
