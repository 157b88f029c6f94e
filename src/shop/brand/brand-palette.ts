// All colours of a theme, from the few that a merchant chooses: what is not chosen follows from ground and accent, and is
// moved towards black or white until it can be read.
import { type Colour, contrastOf, mixColours } from './colour-contrast.ts';

export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

/** They stand in the order of `src/ui/theme.css`, where they are custom properties. */
export const paletteNames = [
  ...(['ground', 'raised', 'sunken', 'wall', 'ink', 'softInk', 'line', 'controlLine', 'accent', 'onAccent'] as const),
  ...(['ultramarine', 'leaf', 'mustard', 'danger'] as const),
] as const;

export type PaletteName = (typeof paletteNames)[number];
export type Palette = Record<PaletteName, Colour>;
export type ChosenColours = Partial<Palette> & Pick<Palette, 'ground' | 'accent'>;

/** `--soft-ink` of `softInk`. */
export function propertyOf(name: PaletteName): string {
  return `--${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

const [black, white] = ['#000000', '#ffffff'];

export function completePalette(chosen: ChosenColours): Palette {
  const { ground } = chosen;
  const far = contrastOf(ground, black) > contrastOf(ground, white) ? black : white;
  const near = far === black ? white : black;
  const isLight = far === black;
  const raised = chosen.raised ?? mixColours(ground, white, isLight ? 0.6 : 0.05);
  const sunken = chosen.sunken ?? mixColours(ground, black, isLight ? 0.03 : 0.2);
  const grounds = [ground, raised, sunken];
  const legible = (colour: Colour, ratio: number) => untilLegible(colour, far, grounds, ratio);
  const ink = chosen.ink ?? legible(mixColours(ground, far, 0.91), 7);
  return {
    raised,
    sunken,
    wall: mixColours(ground, ink, isLight ? 0.06 : 0.12),
    ink,
    softInk: legible(mixColours(ground, ink, 0.66), TEXT_CONTRAST),
    line: mixColours(ground, ink, isLight ? 0.13 : 0.18),
    controlLine: legible(mixColours(ground, ink, 0.5), CONTROL_CONTRAST),
    onAccent: contrastOf(chosen.accent, near) >= contrastOf(chosen.accent, far) ? near : far,
    ultramarine: legible(isLight ? '#2443b8' : '#8fa5ff', TEXT_CONTRAST),
    leaf: legible(isLight ? '#1f6b4a' : '#6ccb9b', TEXT_CONTRAST),
    mustard: legible(isLight ? '#a87400' : '#f0be4b', CONTROL_CONTRAST),
    // Not the accent: a fault in a green one looks like success.
    danger: legible(isLight ? '#c8371f' : '#ff6a4d', TEXT_CONTRAST),
    ...chosen,
  };
}

export type ContrastFault = { name: PaletteName; message: string };

/** What somebody could not read, by the colour that is to be changed. */
export function findContrastFaults(palette: Palette): ContrastFault[] {
  const grounds: PaletteName[] = ['ground', 'raised', 'sunken'];
  const on = (front: PaletteName, back: PaletteName, ratio: number) => ({ front, back, ratio });
  const pairs = [
    ...(['ink', 'softInk', 'accent', 'ultramarine', 'leaf', 'danger'] as const).flatMap((front) =>
      grounds.map((back) => on(front, back, TEXT_CONTRAST)),
    ),
    on('onAccent', 'accent', TEXT_CONTRAST),
    ...(['controlLine', 'mustard'] as const).flatMap((front) =>
      grounds.map((back) => on(front, back, CONTROL_CONTRAST)),
    ),
  ];
  const faults = pairs.flatMap(({ front, back, ratio }) => {
    const found = contrastOf(palette[front], palette[back]);
    if (found >= ratio) return [];
    const what = ratio === TEXT_CONTRAST ? 'text' : 'a control';
    const message = `${palette[front]} on ${back} ${palette[back]} has a contrast of ${shown(found)}:1; ${what} needs ${ratio}:1`;
    return [{ name: front, message }];
  });
  // One reason a colour is enough to change it.
  return faults.filter(({ name }, at) => faults.findIndex((fault) => fault.name === name) === at);
}

/** Rounded down: 4.49 is no 4.5. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** The colour, mixed with as little of black or white as lets it be read on every ground. */
export function untilLegible(colour: Colour, towards: Colour, grounds: Colour[], ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mixColours(colour, towards, share);
    if (grounds.every((ground) => contrastOf(mixed, ground) >= ratio)) return mixed;
  }
  return towards;
}
