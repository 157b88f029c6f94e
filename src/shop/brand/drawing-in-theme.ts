// A drawing that takes its colours from the theme, outside a page of the shop: in a picture nothing says what they are.
import { type Palette, paletteNames, propertyOf } from './brand-palette.ts';

/** What a drawing takes from the theme: `var(--ink)` and the like. */
export function drawingInTheme(svg: string, palette: Palette): string {
  return paletteNames.reduce((text, name) => text.replaceAll(`var(${propertyOf(name)})`, palette[name]), svg);
}
