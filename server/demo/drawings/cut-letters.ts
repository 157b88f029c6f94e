// Lettering without fonts: skeletons on a grid 100 high, drawn with a broad flat stroke so that they look cut from paper.
import { seeded, short } from './paper-shapes.ts';

const skeletons: Record<string, readonly [width: number, pathData: string]> = {
  A: [76, 'M4 100L38 0L72 100M18 68H58'],
  B: [66, 'M10 46H34C58 46 58 0 34 0H10V100H36C66 100 66 46 34 46'],
  C: [68, 'M64 20C50 -10 8 -4 8 50C8 104 50 110 64 80'],
  D: [70, 'M10 0V100H26C76 100 76 0 26 0H4'],
  E: [60, 'M60 0H10V100H60M10 49H52'],
  F: [58, 'M58 0H10V104M10 50H50'],
  G: [70, 'M64 20C50 -10 8 -4 8 50C8 106 64 110 64 56H40'],
  H: [70, 'M10 0V100M60 0V100M10 50H60'],
  I: [20, 'M10 0V100'],
  J: [58, 'M48 -8V68C48 108 10 108 4 74'],
  K: [66, 'M10 0V100M62 0L14 56M26 44L64 104'],
  L: [58, 'M10 0V100H60'],
  M: [92, 'M8 104L14 0L46 66L78 0L84 104'],
  N: [72, 'M10 104V0L62 100V-4'],
  O: [76, 'M38 0C-4 0 -4 100 38 100C80 100 80 0 38 0Z'],
  P: [64, 'M10 104V0H32C68 0 68 58 32 58H10'],
  R: [66, 'M10 104V0H32C68 0 68 56 32 56H10M32 56L62 104'],
  S: [64, 'M58 18C46 -8 10 -4 10 24C10 54 58 44 58 75C58 108 16 108 4 80'],
  T: [68, 'M0 0H68M34 0V104'],
  U: [68, 'M8 -4V62C8 112 60 112 60 62V-4'],
  W: [98, 'M4 -4L26 100L49 26L72 100L94 -4'],
  Y: [70, 'M4 -4L35 52L66 -4M35 52V104'],
  Z: [66, 'M4 0H60L6 100H66'],
  Ą: [80, 'M4 100L38 0L72 100M18 68H58M70 96C54 112 58 128 80 122'],
  Ć: [68, 'M64 20C50 -10 8 -4 8 50C8 104 50 110 64 80M34 -18L56 -42'],
  Ę: [64, 'M60 0H10V100H60M10 49H52M54 98C38 112 42 128 64 122'],
  Ł: [62, 'M14 -4V100H62M-4 66L36 34'],
  Ń: [72, 'M10 104V0L62 100V-4M28 -20L50 -44'],
  Ó: [76, 'M38 0C-4 0 -4 100 38 100C80 100 80 0 38 0ZM32 -20L54 -44'],
  Ź: [66, 'M4 0H60L6 100H66M24 -20L46 -44'],
  Ż: [66, 'M4 0H60L6 100H66M22 -34H46'],
  Ś: [64, 'M58 18C46 -8 10 -4 10 24C10 54 58 44 58 75C58 108 16 108 4 80M28 -18L50 -42'],
  '0': [66, 'M33 0C-1 0 -1 100 33 100C67 100 67 0 33 0Z'],
  '2': [62, 'M6 26C8 -8 56 -8 56 26C56 52 18 66 8 96H62'],
  '7': [60, 'M2 4H54L22 104'],
  ',': [16, 'M10 88L2 118'],
  '!': [24, 'M12 -4V62M12 80V104'],
  ' ': [30, ''],
};

export interface Lettering {
  x: number;
  y: number;
  height: number;
  colours: readonly string[];
  weight?: number;
  gap?: number;
  /** degrees a letter may lean, and how far it may leave the line */
  dance?: number;
  seed?: number;
}

export function letter(character: string, x: number, y: number, height: number, colour: string, weight = 24): string {
  return stroked(character, `translate(${short(x)} ${short(y)}) scale(${short(height)}e-2)`, colour, weight);
}

function stroked(character: string, transform: string, colour: string, weight: number): string {
  const [, pathData] = skeletons[character] ?? [0, ''];
  return pathData === ''
    ? ''
    : `<path transform="${transform}" d="${pathData}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-miterlimit="2"/>`;
}

/** `x` is where the word begins, `y` the top of the capitals; the width follows from the letters. */
export function lettering(word: string, options: Lettering): string {
  const { x, y, height, colours, weight = 24, gap = 26, dance = 3, seed = 7 } = options;
  const random = seeded(seed);
  const scale = height / 100;
  let pen = x;
  return [...word]
    .map((character, index) => {
      const [width] = skeletons[character] ?? [0];
      const lean = (random() - 0.5) * 2 * dance;
      const lift = (random() - 0.5) * dance * 2.4 * scale;
      const transform = `translate(${short(pen)} ${short(y + lift)}) rotate(${short(lean)}) scale(${short(height)}e-2)`;
      pen += (width + gap) * scale;
      return stroked(character, transform, colours[index % colours.length] as string, weight);
    })
    .join('');
}

/** Draws like lettering, with `x` as the middle of the word. */
export function centredLettering(word: string, options: Lettering): string {
  const gap = options.gap ?? 26;
  const units = [...word].reduce((sum, character) => sum + (skeletons[character]?.[0] ?? 0) + gap, -gap);
  return lettering(word, { ...options, x: options.x - (units * options.height) / 200 });
}
