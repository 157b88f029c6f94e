// WCAG 2.2 AA, for every pair of colours that the theme puts together: 4.5:1 for text, 3:1 for controls.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { themeColours } from '#src/ui/theme-colours.ts';

const contrast = suite('contrast of the theme');

const css = readFileSync(new URL('../../src/ui/theme.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);

const grounds = ['ground', 'raised', 'sunken'];
const texts = ['ink', 'soft-ink', 'accent', 'ultramarine', 'leaf'];
const textPairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ['on-accent', 'accent'] as const,
  ['ground', 'ink'] as const,
];
const controlPairs = ['control-line', 'mustard'].flatMap((control) =>
  grounds.map((ground) => [control, ground] as const),
);

for (const scheme of ['light', 'dark'] as const) {
  for (const [front, back] of textPairs) {
    contrast(`${scheme}: ${front} on ${back} is at least 4.5:1`, () => {
      assert.ok(ratio(tokens.get(front)?.[scheme], tokens.get(back)?.[scheme]) >= 4.5);
    });
  }
  for (const [front, back] of controlPairs) {
    contrast(`${scheme}: ${front} on ${back} is at least 3:1`, () => {
      assert.ok(ratio(tokens.get(front)?.[scheme], tokens.get(back)?.[scheme]) >= 3);
    });
  }
}

function ratio(a = '#000000', b = '#000000'): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

contrast('what browsers colour around the page has the colour of its ground', () => {
  assert.equal(tokens.get('ground'), themeColours);
});

contrast.run();
