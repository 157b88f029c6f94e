// An accent out of a logo's colours: the one that is most a colour and most of the logo, made darker on a light ground and
// lighter on a dark one until text in it can be read.
import { type ChosenColours, CONTROL_CONTRAST, completePalette, TEXT_CONTRAST, untilLegible } from './brand-palette.ts';
import { type Colour, contrastOf } from './colour-contrast.ts';

/** `share`: of all that the logo paints. */
export type LogoColour = { colour: Colour; share: number };

/** Between the largest and the smallest part of red, green and blue, of 255: below it a colour is a grey. */
const LEAST_CHROMA = 40;

/** The same colours with another accent; null for a logo of black, white and greys. */
export function proposeAccent(logo: readonly LogoColour[], colours: ChosenColours): ChosenColours | null {
  const [best] = logo
    .filter(({ colour }) => chromaOf(colour) >= LEAST_CHROMA)
    .sort((a, b) => b.share * chromaOf(b.colour) - a.share * chromaOf(a.colour));
  if (!best) return null;
  const { ground, raised, sunken } = completePalette(colours);
  const towards = contrastOf(ground, '#000000') > contrastOf(ground, '#ffffff') ? '#000000' : '#ffffff';
  const accent = untilLegible(best.colour, towards, [ground, raised, sunken], TEXT_CONTRAST);
  // What stands on it follows from the new one.
  const { onAccent: _former, ...others } = colours;
  return { ...others, accent };
}

/** Most of what the logo paints is too close to the ground. */
export function isHardToSee(logo: readonly LogoColour[], ground: Colour): boolean {
  const seen = logo.filter(({ colour }) => contrastOf(colour, ground) >= CONTROL_CONTRAST);
  return seen.reduce((sum, { share }) => sum + share, 0) < 0.5;
}

function chromaOf(colour: Colour): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}
