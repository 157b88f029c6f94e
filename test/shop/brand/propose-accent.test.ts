import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { accentOfLogo } from '#server/shop/accent-of-logo.ts';
import { brandSchema, neutralColours } from '#src/shop/brand/brand.ts';
import { proposeAccent } from '#src/shop/brand/propose-accent.ts';

const { light, dark } = neutralColours;

test('the accent is what is most a colour and most of the logo, not its letters', () => {
  const logo = [
    { colour: '#101010', share: 0.6 },
    { colour: '#a01c44', share: 0.3 },
    { colour: '#00ff00', share: 0.01 },
  ];
  assert.equal(proposeAccent(logo, light), { ground: '#fcfcfa', accent: '#a01c44' });
});

test('a colour that could not be read is made darker on light and lighter on dark, until it can', () => {
  const logo = [{ colour: '#ffc400', share: 1 }];
  for (const colours of [light, dark]) {
    const proposed = proposeAccent(logo, colours);
    assert.ok(proposed);
    assert.ok(brandSchema.safeParse({ light: proposed, dark: proposed }).success, JSON.stringify(proposed));
  }
  assert.is(proposeAccent(logo, dark)?.accent, '#ffc400');
});

test('a logo of black, white and greys proposes nothing', () => {
  assert.is(proposeAccent([{ colour: '#222426', share: 1 }], light), null);
  assert.is(proposeAccent([], light), null);
});

test('what stood on the accent before follows the new one', () => {
  const chosen = { ...light, accent: '#000000', onAccent: '#ffffff' };
  assert.not('onAccent' in (proposeAccent([{ colour: '#a01c44', share: 1 }], chosen) ?? {}));
});

test('the colours are read from the drawing itself', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect fill="#2d5f2e" width="10" height="10"/><path d="M12 2h26v6H12z"/></svg>';
  assert.is((await accentOfLogo(logo, neutralColours))?.light.accent, '#2d5f2e');
  assert.is(await accentOfLogo(logo.replace('#2d5f2e', '#777777'), neutralColours), null);
});

test.run();
