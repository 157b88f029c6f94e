import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldColours, paymentFieldStyle, paymentFonts } from '#src/payments/payment-field-styles.ts';

test('the colours inside the frames are those of the theme', async () => {
  const theme = await readFile(new URL('../../src/ui/theme.css', import.meta.url), 'utf8');
  const tokens = { ink: 'ink', softInk: 'soft-ink', accent: 'accent', raised: 'raised' } as const;
  for (const [name, token] of Object.entries(tokens) as [keyof typeof tokens, string][]) {
    const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(theme) ?? [];
    assert.equal([fieldColours.light[name], fieldColours.dark[name]], [light, dark], token);
  }
});

test('card fields are Outfit at 16 px, the IBAN field at 14 px', () => {
  for (const kind of ['card', 'p24Bank', 'idealBank'] as const) {
    assert.is(paymentFieldStyle(kind, 'light').base?.fontSize, '16px', kind);
  }
  assert.is(paymentFieldStyle('iban', 'light').base?.fontSize, '14px');
  assert.match(paymentFieldStyle('card', 'light').base?.fontFamily ?? '', /^Outfit,/);
});

test('light and dark differ in ink', () => {
  assert.is(paymentFieldStyle('card', 'light').base?.color, '#17130e');
  assert.is(paymentFieldStyle('card', 'dark').base?.color, '#f4efe6');
});

test('the font is named when its address is known', () => {
  assert.equal(paymentFonts('https://sklep.example/assets/outfit-A1.woff2'), [
    {
      family: 'Outfit',
      src: 'url("https://sklep.example/assets/outfit-A1.woff2")',
      weight: '100 900',
      display: 'swap',
    },
  ]);
  assert.equal(paymentFonts(null), []);
});

test('an address cannot break out of its url()', () => {
  const [font] = paymentFonts('https://sklep.example/a")x');
  assert.is(font && 'src' in font && font.src, 'url("https://sklep.example/a%22)x")');
});

test.run();
