import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { paymentFieldStyle, paymentFonts } from '#src/payments/payment-field-styles.ts';

const tokens: Record<string, string> = {
  '--font': '"Outfit", "Outfit Fallback", system-ui, sans-serif',
  '--ink': 'light-dark(#17130e, #f4efe6)',
  '--soft-ink': 'light-dark(#5e564b,#b3a999)',
  '--danger': 'light-dark(#c8371f, #ff6a4d)',
  '--raised': 'light-dark(#fff, #1d1a17)',
};
const page = { documentElement: {} };

test.before(() => {
  Object.assign(globalThis, {
    document: page,
    getComputedStyle: (element: object) => ({
      getPropertyValue: (name: string) => (element === page.documentElement ? (tokens[name] ?? '') : ''),
    }),
  });
});
// Other files of the process render on a server, where there is no page.
test.after(() => {
  for (const name of ['document', 'getComputedStyle']) Reflect.deleteProperty(globalThis, name);
});

test('the colours inside the frames are those that the page has', () => {
  const { base, invalid } = paymentFieldStyle('card', 'light');
  assert.equal([base?.color, base?.iconColor, invalid?.color], ['#17130e', '#5e564b', '#c8371f']);
  assert.equal(base?.['::selection'], { backgroundColor: '#17130e', color: '#fff' });
});

test('card fields have the typeface of the page at 16 px, the IBAN field at 14 px', () => {
  for (const kind of ['card', 'p24Bank', 'idealBank'] as const) {
    assert.is(paymentFieldStyle(kind, 'light').base?.fontSize, '16px', kind);
  }
  assert.is(paymentFieldStyle('iban', 'light').base?.fontSize, '14px');
  assert.match(paymentFieldStyle('card', 'light').base?.fontFamily ?? '', /^"Outfit",/);
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
