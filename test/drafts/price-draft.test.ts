import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Discount, DraftLine } from '#src/drafts/draft-content.ts';
import { priceDraft, priceGoods } from '#src/drafts/price-draft.ts';
import { sumMoney } from '#src/money.ts';
import type { RateOf } from '#src/vat/vat-rates.ts';

const test = suite('what a draft comes to');

const rateOf: RateOf = (vatClass) => (vatClass === 'reduced' ? 800 : 2300);

function aLine(unitMinor: number, line: Partial<DraftLine> = {}): DraftLine {
  const plain = { variantId: null, title: 'Rama', variantTitle: '', sku: '', vatClass: 'standard' as const };
  return { ...plain, quantity: 1, unitMinor, discount: null, ...line };
}

const price = (lines: DraftLine[], discount: Discount | null = null, shippingMinor = 0) =>
  priceDraft({ lines, discount, shippingMinor }, 'PLN', rateOf);

test('a discount on the whole order is split over its lines to the last minor unit', () => {
  const totals = price([aLine(333), aLine(333), aLine(334)], { kind: 'amount', minor: 100 });
  assert.equal(
    totals.lines.map(({ discount }) => discount.minor),
    [33, 33, 34],
  );
  assert.is(totals.discount.minor, 100);
  assert.is(totals.total.minor, 900);
});

test('a text adds its price to each piece, and an empty one adds nothing', () => {
  const asked = { label: 'Imię', text: 'Ola', minor: 500, isExcepted: true };
  const totals = price([
    aLine(10_000, { quantity: 3, asked }),
    aLine(10_000, { quantity: 3, asked: { ...asked, text: '' } }),
  ]);
  assert.equal(
    totals.lines.map(({ total }) => total.minor),
    [31_500, 30_000],
  );
});

test("a line's own discount comes first, and the order's is of what is left", () => {
  const half: Discount = { kind: 'percent', basisPoints: 5_000 };
  const totals = price([aLine(10_000, { discount: half }), aLine(5_000)], { kind: 'percent', basisPoints: 1_000 });
  assert.equal(
    totals.lines.map(({ total, discount }) => [total.minor, discount.minor]),
    [
      [10_000, 5_500],
      [5_000, 500],
    ],
  );
  assert.is(totals.total.minor, 9_000);
});

test('what staff reads adds up: the lines are the goods, and these without the discount on all are the total', () => {
  const half: Discount = { kind: 'percent', basisPoints: 5_000 };
  const lines = [aLine(10_000, { discount: half }), aLine(333, { quantity: 3 })];
  const discount: Discount = { kind: 'percent', basisPoints: 1_000 };
  const shown = priceGoods({ lines, discount, shippingMinor: 0 }, 'PLN');
  assert.equal(
    shown.left.map(({ minor }) => minor),
    [5_000, 999],
  );
  assert.is(shown.goods.minor, 5_999);
  assert.is(shown.whole.minor, 600);
  assert.is(price(lines, discount, 1_500).total.minor, 5_999 - 600 + 1_500);
});

test('VAT is of what is paid, by rate, with delivery shared in proportion', () => {
  const lines = [aLine(12_300), aLine(10_800, { vatClass: 'reduced' })];
  const totals = price(lines, { kind: 'percent', basisPoints: 1_000 }, 2_310);
  assert.equal(
    totals.vatAmounts.map(({ basisPoints, gross }) => [basisPoints, gross.minor]),
    [
      [2300, 11_070 + 1_230],
      [800, 9_720 + 1_080],
    ],
  );
  assert.equal(
    totals.vatAmounts.map(({ vat }) => vat.minor),
    [2_300, 800],
  );
});

test('nothing is reduced below nothing', () => {
  const totals = price([aLine(500, { discount: { kind: 'amount', minor: 900 } }), aLine(300)], {
    kind: 'amount',
    minor: 9_000,
  });
  assert.is(totals.discount.minor, 800);
  assert.is(totals.total.minor, 0);
});

test('lines, delivery and discount add up to the total, and VAT amounts to the VAT, whatever the amounts', () => {
  const seed = 20_261_122;
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 1 + next(6) }, () =>
      aLine(next(50_000), {
        quantity: 1 + next(9),
        vatClass: next(2) ? 'standard' : 'reduced',
        discount: next(3) ? null : { kind: 'percent', basisPoints: next(10_001) },
      }),
    );
    const shipping = next(3_000);
    const discount: Discount = next(2)
      ? { kind: 'percent', basisPoints: next(10_001) }
      : { kind: 'amount', minor: next(40_000) };
    const totals = price(lines, discount, shipping);
    const sum = (amounts: readonly { minor: number }[]) => amounts.reduce((all, { minor }) => all + minor, 0);
    const why = `seed ${seed}, round ${round}`;
    assert.is(sum(totals.lines.map(({ total }) => total)) + shipping - totals.discount.minor, totals.total.minor, why);
    assert.is(sum(totals.vatAmounts.map(({ gross }) => gross)), totals.total.minor, why);
    assert.equal(
      totals.vat,
      sumMoney(
        totals.vatAmounts.map(({ vat }) => vat),
        'PLN',
      ),
      why,
    );
    assert.ok(
      totals.lines.every((line) => line.discount.minor >= 0 && line.discount.minor <= line.total.minor),
      why,
    );
  }
});

test.run();
