// An accent out of a logo's colours: the one that is most a colour and most of the logo, made darker on a light ground and
// lighter on a dark one until text in it can be read.
import { type ChosenColours, CONTROL_CONTRAST, completePalette, TEXT_CONTRAST, untilLegible } from './brand-palette.ts';
import { type Colour, contrastOf } from './colour-contrast.ts';

/** `share`: of all that the logo paints. */
export type LogoColour = { colour: Colour; share: number };

/**
 * The least distance between the largest and the smallest part of red, green and blue, of 255: below it a colour is a
 * grey.
 */
const LEAST_CHROMA = 40;

/** Closer together two colours are one, in two shades. */
const LEAST_DISTANCE = 60;

/** The same colours with another accent; null for a logo of black, white and greys. */
export function proposeAccent(logo: readonly LogoColour[], colours: ChosenColours): ChosenColours | null {
  const [accent] = proposeAccents(logo, colours, 1);
  if (!accent) return null;
  // What stands on it follows from the new one.
  const { onAccent: _former, ...others } = colours;
  return { ...others, accent };
}

/** The best first. The same places hold the same colours of the logo, whatever the ground. */
export function proposeAccents(logo: readonly LogoColour[], colours: ChosenColours, most: number): Colour[] {
  const ranked = logo
    .filter(({ colour }) => chromaOf(colour) >= LEAST_CHROMA)
    .sort((a, b) => b.share * chromaOf(b.colour) - a.share * chromaOf(a.colour));
  const distinct: Colour[] = [];
  for (const { colour } of ranked) {
    if (distinct.every((other) => distanceOf(colour, other) >= LEAST_DISTANCE)) distinct.push(colour);
  }
  return distinct.slice(0, most).map((colour) => legibleAccent(colour, colours));
}

/** The colour itself, or as little darker or lighter as lets it be read on all grounds. */
export function legibleAccent(colour: Colour, colours: ChosenColours): Colour {
  const { ground, raised, sunken } = completePalette(colours);
  const towards = contrastOf(ground, '#000000') > contrastOf(ground, '#ffffff') ? '#000000' : '#ffffff';
  return untilLegible(colour, towards, [ground, raised, sunken], TEXT_CONTRAST);
}

/** Most of what the logo paints is too close to the ground. */
export function isHardToSee(logo: readonly LogoColour[], ground: Colour): boolean {
  const seen = logo.filter(({ colour }) => contrastOf(colour, ground) >= CONTROL_CONTRAST);
  return seen.reduce((sum, { share }) => sum + share, 0) < 0.5;
}

function chromaOf(colour: Colour): number {
  const parts = partsOf(colour);
  return Math.max(...parts) - Math.min(...parts);
}

function distanceOf(a: Colour, b: Colour): number {
  const other = partsOf(b);
  return Math.max(...partsOf(a).map((part, at) => Math.abs(part - (other[at] ?? 0))));
}

function partsOf(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
