// Four mounts in four colours, and what each of them does to the same egg.
import { blob, eyes } from '../drawings/goods-shapes.ts';
import type { Artwork } from '../drawings/paper-shapes.ts';
import {
  box,
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
  shape,
  sky,
  ultramarine,
  vermilion,
} from '../drawings/paper-shapes.ts';

function mountsBody(): string {
  const egg = 'M0 -76C36 -76 58 -20 58 14C58 52 32 72 0 72C-32 72 -58 52 -58 14C-58 -20 -36 -76 0 -76Z';
  const whole = shape(egg, '#f6ead2') + line('M-28 -24C-20 -42 -12 -50 -4 -54', paper, 9);
  const cracked = whole + line('M-56 6L-34 -10L-18 12L4 -12L22 10L40 -8L57 8', ink, 5) + eyes(0, -30, 34, 11, 4, 0);
  const fried =
    blob('-84 10 -60 -50 -10 -60 30 -76 74 -40 70 10 86 44 40 72 -10 58 -56 66', paper) +
    disc(2, -4, 33, mustard) +
    line('M-14 -14C-8 -22 0 -24 6 -24', '#f9dc8a', 6);
  const chick =
    disc(0, 10, 56, mustard) +
    eyes(0, -6, 40, 11, 0, 3) +
    shape('M-12 6H12L0 26Z', vermilion) +
    line('M-6 -46L-12 -66M4 -48L8 -68', mustard, 8) +
    line('M-18 64v18M18 64v18', vermilion, 7) +
    shape('M-56 -20C-52 -84 52 -84 56 -20L36 -34L18 -16L0 -36L-18 -16L-36 -34Z', '#f6ead2');
  const mount = (fill: string, inner: string, thing: string, seed: number) =>
    shape(cut(box(-152, -164, 320, 350), seed, 1), '#9b7fae') +
    shape(cut(box(-160, -175, 320, 350), seed + 1, 2), fill) +
    shape(cut(box(-98, -112, 196, 224), seed + 2, 1), paper) +
    shape(cut(box(-90, -104, 180, 208), seed + 3, 1), inner) +
    thing;
  return [
    move(mount(ultramarine, sky, whole, 3), 216, 212, 1, -3),
    move(mount(mustard, vermilion, cracked, 13), 584, 200, 1, 2),
    move(mount(leaf, ink, fried, 23), 210, 596, 1, 2.5),
    move(mount(vermilion, night, chick, 33), 588, 590, 1, -2),
    flecks(115, 60, '#e0d0ea', 800, 800),
  ].join('');
}

export const mounts: Artwork = { ground: '#c3addb', body: mountsBody };
