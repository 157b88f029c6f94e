// Numbers and percentages that people read are written in `src/numbers`, and amounts by `formatMoney`.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatKilos, formatNumber } from '#src/numbers/format-number.ts';
import { formatChange, formatShare } from '#src/numbers/format-percent.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { root } from '../source-imports.ts';

const byHand = /Intl\.NumberFormat\(|\.toLocaleString\(|[Bb]asisPoints \/ 100(?:\)|\})/;

/** Each with its reason. */
const exempt: Readonly<Record<string, string>> = {
  'src/money.ts': 'the writer of amounts',
  'src/short-money.ts': 'amounts that are cut to thousands',
  // A file of its own for `formatNumber` weighs some bytes on each of these pages and on those of an order.
  'src/catalogue/reviews/shown-reviews.tsx': 'the page of a product',
  'src/checkout/pickup/pickup-results.tsx': 'the checkout',
  // A stand-in of the payment provider: its pages know nothing of the shop.
  'server/sandbox/intents/charge-minimums.ts': 'another server',
  'server/sandbox/pages/bank-page-body.ts': 'another server',
  'server/sandbox/pages/start-page.ts': 'another server',
  'server/sandbox/wallets/wallet-frames.ts': 'another server',
};

test('no file but those with a reason writes a number by itself, and none has a reason that it no longer needs', async () => {
  const writing: string[] = [];
  for await (const file of glob('{src,server,client,bin}/**/*.{ts,tsx}', { cwd: root, exclude: ['src/numbers/**'] })) {
    if (byHand.test(await readFile(join(root, file), 'utf8'))) writing.push(file);
  }
  assert.equal(writing.sort(), Object.keys(exempt).sort());
});

test('counts and weights stand as the language writes them', () => {
  assert.is(formatNumber(12_500, 'en'), '12,500');
  assert.is(formatNumber(12_500, 'de'), '12.500');
  assert.is(formatKilos(1_250, 'en'), '1.25 kg');
  assert.match(formatKilos(500, 'pl'), /^0,5\skg$/);
});

test('a change says by how much of what was before, and nothing where there was nothing', () => {
  assert.is(formatChange(125, 100, 'en'), '+25%');
  assert.is(formatChange(50, 100, 'en'), '−50%');
  assert.is(formatChange(50, -100, 'en'), '+150%', 'more was given back than sold before');
  assert.is(formatChange(50, 0, 'en'), '');
  assert.is(formatShare(1_234, 'en'), '12.3%');
});

test('a percentage in a file is exact, and has two decimals where a form asks for them', () => {
  assert.is(percentToDecimal(2_300), '23');
  assert.is(percentToDecimal(550), '5.5');
  assert.is(percentToDecimal(1_900, 2), '19.00');
});

test.run();
