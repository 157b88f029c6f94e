// WCAG 2.2 AA, for every pair of colours that a brand puts together: 4.5:1 for text, 3:1 for controls.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { brandSchema, paletteOf } from '#src/shop/brand/brand.ts';
import { completePalette, findContrastFaults, paletteNames } from '#src/shop/brand/brand-palette.ts';
import { brandPresets } from '#src/shop/brand/brand-presets.ts';
import { contrastOf } from '#src/shop/brand/colour-contrast.ts';

const contrast = suite('contrast of the theme');

const css = readFileSync(new URL('../../../src/ui/theme.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);
const looks = {
  'a shop that has chosen nothing': brandSchema.parse({}),
  'the demo': brandSchema.parse(demoDocuments.brand),
  ...brandPresets,
};

contrast('looks to begin with are whole, as a shop that has chosen one is read', () => {
  for (const look of Object.values(brandPresets)) assert.equal(look, brandSchema.parse(look));
});

contrast('the style sheet has the colours of a shop that has chosen nothing', () => {
  const { 'a shop that has chosen nothing': neutral } = looks;
  for (const name of paletteNames) {
    const token = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    assert.equal(
      tokens.get(token),
      { light: paletteOf(neutral, 'light')[name], dark: paletteOf(neutral, 'dark')[name] },
      token,
    );
  }
});

for (const [who, brand] of Object.entries(looks)) {
  for (const scheme of ['light', 'dark'] as const) {
    contrast(`${who}, ${scheme}: every text has 4.5:1 and every control 3:1`, () => {
      assert.equal(findContrastFaults(paletteOf(brand, scheme)), []);
    });
  }
}

contrast('contrast is what WCAG measures', () => {
  assert.is(contrastOf('#000000', '#ffffff'), 21);
  assert.is(contrastOf('#777777', '#ffffff').toFixed(2), '4.48');
  assert.is(contrastOf('#ffffff', '#767676').toFixed(2), '4.54');
});

contrast('a fault is told in the same red, whatever the accent', () => {
  const { danger } = completePalette({ ground: '#ffffff', accent: '#1f6b4a' });
  assert.is(danger, completePalette({ ground: '#ffffff', accent: '#c8371f' }).danger);
  assert.is(danger, '#c8371f');
});

contrast('a colour that could not be read is refused with its name and the ratio', () => {
  const refused = brandSchema.safeParse({ light: { ground: '#ffffff', accent: '#FFCC00' } });
  assert.equal(
    refused.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ['light.accent: #ffcc00 on ground #ffffff has a contrast of 1.51:1; text needs 4.5:1'],
  );
  const controls = brandSchema.safeParse({
    dark: { ground: '#121416', accent: '#7fd1c7', controlLine: '#2a2c2e' },
  });
  assert.match(controls.error?.issues[0]?.message ?? '', /^#2a2c2e on ground #121416 has .* a control needs 3:1$/);
});

contrast('whatever ground is chosen, what follows from it can be read', () => {
  for (const ground of ['#ffffff', '#000000', '#ffd400', '#1c4532', '#e8e4ff', '#123a8c']) {
    const palette = completePalette({ ground, accent: ground });
    const own = findContrastFaults(palette).filter(({ name }) => !['accent', 'onAccent'].includes(name));
    assert.equal(own, [], ground);
  }
});

contrast.run();
