// What of chosen colours nobody could read, each with the nearest colour that can be: said while it is typed.

import {
  type ChosenColours,
  CONTROL_CONTRAST,
  completePalette,
  findContrastFaults,
  type PaletteName,
  TEXT_CONTRAST,
  untilLegible,
} from './brand-palette.ts';
import { type Colour, contrastOf } from './colour-contrast.ts';

export type UnreadableColour = {
  name: PaletteName;
  /** The least contrast that it has, rounded down to two decimals. */
  ratio: number;
  needs: number;
  /** Null where no shade of it is enough on these grounds: then the ground is to be changed. */
  proposal: Colour | null;
};

const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

export function listUnreadable(chosen: ChosenColours): UnreadableColour[] {
  if (!Object.values(chosen).every(isColour)) return [];
  const palette = completePalette(chosen);
  return findContrastFaults(palette).map(({ name }) => {
    const needs = name === 'controlLine' || name === 'mustard' ? CONTROL_CONTRAST : TEXT_CONTRAST;
    const grounds = name === 'onAccent' ? [palette.accent] : [palette.ground, palette.raised, palette.sunken];
    const ratio = Math.min(...grounds.map((ground) => contrastOf(palette[name], ground)));
    const isLight = contrastOf(palette.ground, '#000000') > contrastOf(palette.ground, '#ffffff');
    const far = isLight ? '#000000' : '#ffffff';
    const proposed = untilLegible(palette[name], name === 'onAccent' ? farFrom(palette.accent) : far, grounds, needs);
    const isEnough = grounds.every((ground) => contrastOf(proposed, ground) >= needs);
    return { name, ratio: Math.floor(ratio * 100) / 100, needs, proposal: isEnough ? proposed : null };
  });
}

function farFrom(colour: Colour): Colour {
  return contrastOf(colour, '#000000') > contrastOf(colour, '#ffffff') ? '#000000' : '#ffffff';
}

/** How well text in the accent can be read on the ground, rounded down; null where one is no colour. */
export function contrastShown({ accent, ground }: { accent: string; ground: string }): number | null {
  return isColour(accent) && isColour(ground) ? Math.floor(contrastOf(accent, ground) * 10) / 10 : null;
}
