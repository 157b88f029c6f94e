// The audit log in words, in every language.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kindText, listChanges, subjectText, whoText } from '#src/audit-log/office/audit-text.ts';
import { loadAuditTexts } from '#src/audit-log/office/load-audit-texts.ts';
import { type Locale, languageOf, locales } from '#src/i18n/locales.ts';
import { createTranslate } from '#src/i18n/translate.ts';
import { formatMoney } from '#src/money.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { placeOfNothing } from '#src/shop/office/find-fields.ts';
import { namePath } from '#src/shop/office/name-path.ts';
import { screenSources } from '#src/shop/office/screen-sources.ts';
import { auditKinds } from '#src/staff/audit-kinds.ts';

async function writersIn(locale: Locale) {
  const { languageTag } = languageOf(locale);
  return {
    t: createTranslate(locale, await loadAuditTexts(locale)),
    formatMoney: (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, languageTag),
    formatPercent: (basisPoints: number) => formatPercent(basisPoints, locale),
    formatMoment: (iso: string) => `at ${iso.slice(0, 10)}`,
  };
}

const english = await writersIn('en');
const changesOf = (before: unknown, after: unknown) =>
  listChanges(
    english,
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
  ).map(({ field, ...change }) => [field, change.before, change.after]);

for (const locale of locales) {
  test(`each kind of entry has words of its own (${locale})`, async () => {
    const { t } = await writersIn(locale);
    const texts = auditKinds.map((kind) => kindText(t, kind));
    assert.equal([...new Set(texts)], texts);
    for (const [index, text] of texts.entries()) {
      assert.not.match(text, /\w\.\w|_/, auditKinds[index]);
      assert.is(text[0], text[0]?.toUpperCase(), text);
    }
  });
}

test('an entry says what was before and what is after, and nothing that is the same', () => {
  assert.equal(changesOf({ role: 'packer' }, { role: 'manager' }), [['Role', 'Packer', 'Manager']]);
  assert.equal(changesOf({ isShared: false, country: 'PL' }, { isShared: true, country: 'PL' }), [
    ['Shared with everybody', 'no', 'yes'],
  ]);
  assert.equal(changesOf({ name: 'Anna Nowak', role: 'owner' }, undefined), [
    ['Name', 'Anna Nowak', null],
    ['Role', 'Owner', null],
  ]);
  const total = (minor: number) => ({ total: { minor, currency: 'EUR' } });
  assert.equal(changesOf(total(1250), total(1900)), [['Total', '€12.50', '€19.00']]);
});

test('amounts, reasons, moments and what was filled in are in words, and what only the database knows is left out', () => {
  const refund = { amountMinor: 990, currency: 'PLN', reasonKind: 'damaged', isRestocked: true };
  const ids = { refundId: '0b9a7c1e-2f6d-4a55-9d3c-0123456789ab', hash: 'a'.repeat(64) };
  const more = { endsAt: '2026-12-01T10:00:00.000Z', maxUses: null, fields: ['name', 'phone'] };
  assert.equal(changesOf(undefined, { ...refund, ...ids, ...more }), [
    ['Amount', null, 'PLN\u00a09.90'],
    ['Reason', null, 'Damaged or faulty'],
    ['Back into stock', null, 'yes'],
    ['Ends', null, 'at 2026-12-01'],
    ['Uses at most', null, 'nothing'],
    ['Filled in or changed', null, 'Name, Telephone'],
  ]);
});

test('the terms of a discount code, and what was paid on the spot, are in the words of their own pages', () => {
  const code = (basisPoints: number, minimum: number) => ({
    reward: { kind: 'percentage', basisPoints },
    minimums: { PLN: minimum },
    scope: 'everything',
  });
  assert.equal(changesOf(code(1_200, 125_000), code(1_500, 100_000)), [
    ['Discount › Percentage', '12%', '15%'],
    ['From an order of › PLN', 'PLN\u00a01,250.00', 'PLN\u00a01,000.00'],
  ]);
  assert.equal(changesOf(undefined, { reward: { kind: 'free_delivery' }, scope: 'products', paidBy: 'cash' }), [
    ['Discount › Kind', null, 'Free delivery'],
    ['For', null, 'Some products'],
    ['Paid by', null, 'cash'],
  ]);
  assert.equal(changesOf(undefined, { fields: ['phone', 'pickupPoint'], lines: [{ isCancelled: true }] }), [
    ['Filled in or changed', null, 'Telephone, Pickup point'],
    ['Lines › 1 › Not sent any more', null, 'yes'],
  ]);
});

test('parts within parts are named by the way to them', () => {
  const prices = (minor: number) => ({ zones: [{ rates: { PLN: minor } }] });
  assert.equal(changesOf(prices(1), prices(2)), [['zones › 1 › rates › PLN', 'PLN\u00a00.01', 'PLN\u00a00.02']]);
});

test('fields of the settings are called what their screen calls them, in each language', async () => {
  for (const locale of locales) {
    const source = screenSources.delivery;
    assert.ok(source);
    const { load, texts } = source;
    const { sections } = await load();
    const place = placeOfNothing(locale, createTranslate(locale, await texts(locale)));
    const named = namePath(
      sections.flatMap(({ fields }) => fields),
      ['methods', '1', 'zones', '2', 'freeFrom', 'PLN'],
      place,
    );
    const { t } = place;
    const [methods, zones, freeFrom] = [
      t('deliverySettings.methods'),
      t('deliverySettings.zones'),
      t('deliverySettings.freeFrom'),
    ];
    assert.equal(named, [methods, '1', zones, '2', freeFrom, 'PLN']);
  }
  const writers = { ...english, namePath: (path: readonly string[]) => path.map((name) => `“${name}”`) };
  assert.equal(listChanges(writers, '{"a":{"b":1}}', '{"a":{"b":2}}'), [
    { field: '“a” › “b”', before: '1', after: '2' },
  ]);
});

test('what an entry is about and who did it are in words', () => {
  const { t } = english;
  assert.is(subjectText(t, 'settings.changed', 'mail-texts'), 'Texts of e-mails');
  assert.is(subjectText(t, 'order.refund', '1001'), '#1001');
  assert.is(subjectText(t, 'customer.noted', '0b9a7c1e-2f6d-4a55-9d3c-0123456789ab'), '');
  assert.is(subjectText(t, 'staff.invited', 'ola@shop.example'), 'ola@shop.example');
  assert.is(whoText(t, 'command line'), 'by command');
  assert.is(whoText(t, 'ola@shop.example'), 'ola@shop.example');
});

test.run();
