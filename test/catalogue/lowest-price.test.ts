import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { announcementOf, LOWEST_PRICE_WINDOW_DAYS, lowestPriorPrice } from '#src/catalogue/lowest-price.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000);
const at = (number: number, amountMinor: number) => ({ amountMinor, validFrom: day(number) });

test('the window is thirty days', () => {
  assert.is(LOWEST_PRICE_WINDOW_DAYS, 30);
});

test('a reduction is announced against the price before it', () => {
  assert.is(lowestPriorPrice([at(0, 1000), at(100, 800)], at(100, 800)), 1000);
});

test('a lower price inside the window counts, and the announcement shrinks', () => {
  const history = [at(0, 1000), at(80, 900), at(90, 1000), at(100, 800)];
  assert.is(lowestPriorPrice(history, at(100, 800)), 900);
});

test('a price set before the window that is still in force at its start counts', () => {
  const history = [at(0, 850), at(75, 1000), at(100, 800)];
  assert.is(lowestPriorPrice(history, at(100, 800)), 850);
});

test('a price that ended before the window does not count', () => {
  const history = [at(0, 850), at(60, 1000), at(100, 800)];
  assert.is(lowestPriorPrice(history, at(100, 800)), 1000);
});

test('a reduction to what it cost a fortnight ago is not announced', () => {
  const history = [at(0, 800), at(90, 1000), at(100, 800)];
  assert.is(lowestPriorPrice(history, at(100, 800)), null);
});

test('an article without an earlier price has no reduction', () => {
  assert.is(lowestPriorPrice([at(100, 800)], at(100, 800)), null);
});

test('what is not announced says whether there was no price before, or none that was higher', () => {
  const rows = (...changes: ReturnType<typeof at>[]) =>
    changes.map(({ amountMinor, validFrom }) => ({ amountMinor, validFrom: validFrom.toISOString() }));
  assert.equal(announcementOf(null), { kind: 'first_price', lowestBefore: null });
  assert.equal(announcementOf(rows(at(100, 800))), { kind: 'first_price', lowestBefore: null });
  assert.equal(announcementOf(rows(at(0, 800), at(90, 1000), at(100, 900))), { kind: 'not_lower', lowestBefore: 800 });
  assert.equal(announcementOf(rows(at(0, 1000), at(100, 800))), { kind: 'announced', lowestBefore: 1000 });
});

test.run();
