// What staff types into an order by hand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listDraftChoices } from '#server/drafts/office/draft-choices.ts';
import { newDraft } from '#src/drafts/draft-content.ts';
import { deliveryProposal, followedShipping } from '#src/drafts/office/delivery/follow-delivery.ts';
import {
  type DraftForm,
  type DraftNotation,
  draftFormGroups,
  formOf,
  hasSum,
  type LineForm,
  newLineKey,
  readForm,
} from '#src/drafts/office/draft-form-state.ts';
import { beginningMarkets, everyMarket, marketOfLanguage } from '#src/shop/market-presets.ts';
import { mergeFields } from '#src/ui/record-editor/merge-fields.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';

const notation: DraftNotation = { locale: 'pl', currencyOf: () => 'PLN' };

function aForm(line: Partial<LineForm> = {}, more: Partial<DraftForm> = {}): DraftForm {
  const own = { variantId: null, title: 'Rama', variantTitle: '', sku: '', vatClass: 'standard' as const };
  const poster: LineForm = { ...own, key: 1, quantity: '2', price: '10,00', discount: { kind: 'percent', text: '' } };
  const frame: LineForm = { ...poster, ...line, key: 2 };
  return { ...formOf(newDraft('pl'), notation), lines: [poster, frame], ...more };
}

test('an amount that cannot be read leaves the sums open, and its field is named', () => {
  const cases: [Partial<LineForm>, string][] = [
    [{ price: '12,5,0' }, 'lines.2.price'],
    [{ price: 'dwanaście' }, 'lines.2.price'],
    [{ price: '' }, 'lines.2.price'],
    [{ price: '-5' }, 'lines.2.price'],
    [{ price: '10000000,01' }, 'lines.2.price'],
    [{ quantity: '1,5' }, 'lines.2.quantity'],
    [{ quantity: '1000' }, 'lines.2.quantity'],
    [{ quantity: '0' }, 'lines.2.quantity'],
    [{ discount: { kind: 'percent', text: '101' } }, 'lines.2.discount'],
    [{ discount: { kind: 'amount', text: '1.234' } }, 'lines.2.discount'],
  ];
  for (const [line, field] of cases) {
    const { problems } = readForm(aForm(line), notation);
    assert.equal(problems, [field], JSON.stringify(line));
    assert.is(hasSum(problems), false, field);
    assert.equal([hasSum(problems, { key: 1 }), hasSum(problems, { key: 2 })], [true, false], field);
  }
  assert.is(hasSum(readForm(aForm({}, { shipping: 'gratis' }), notation).problems), false);
  assert.is(hasSum(readForm(aForm({}, { discount: { kind: 'amount', text: 'x' } }), notation).problems), false);
});

test('a quantity is read as every number of pieces, with the spaces and wide digits that it is pasted with', () => {
  const { content, problems } = readForm(aForm({ quantity: '\u00a0１ 2' }, { validDays: ' 14\u00a0' }), notation);
  assert.equal([content.lines[1]?.quantity, content.validDays, problems], [12, 14, []]);
});

test('what is no amount has nothing to do with the sums', () => {
  const { problems } = readForm(aForm({ title: '' }, { validDays: '90', note: 'x'.repeat(501) }), notation);
  assert.equal(problems, ['lines.2.title', 'validDays', 'note']);
  assert.is(hasSum(problems), true);
  assert.is(hasSum(readForm(aForm(), notation).problems), true);
});

/** Saved, and opened by somebody else. */
const reopened = (form: DraftForm) => formOf(readForm(form, notation).content, notation);

test('two people change the lines of a draft at the same time, and it has both changes', () => {
  const base = reopened(aForm());
  const [poster, frame] = base.lines as [LineForm, LineForm];
  const theirs = reopened({ ...base, lines: [frame, { ...poster, key: newLineKey(), title: 'Nowa' }] });
  const mine = { ...base, lines: [poster, { ...frame, price: '12,00' }], note: 'Dzwonić po 16' };
  const { form, collisions } = mergeFields({ base, mine, theirs }, draftFormGroups);
  assert.equal(collisions, []);
  assert.is(form.note, 'Dzwonić po 16');
  assert.equal(
    form.lines.map(({ key, title, price }) => [key, title, price]),
    [
      [frame.key, 'Rama', '12,00'],
      [theirs.lines[1]?.key, 'Nowa', '10,00'],
    ],
  );
});

test('a price that one has agreed is asked about when the other has taken the draft to another currency', () => {
  const base = reopened(aForm({ currency: 'PLN' }));
  const [poster, frame] = base.lines as [LineForm, LineForm];
  const mine = { ...base, lines: [poster, { ...frame, price: '300,00' }] };
  const inEuros: DraftForm = { ...base, locale: 'de', lines: [poster, { ...frame, price: '75,00', currency: 'EUR' }] };
  const { form, collisions } = mergeFields({ base, mine, theirs: inEuros }, draftFormGroups);
  assert.equal([form.lines[1]?.price, form.lines[1]?.currency, form.locale], ['300,00', 'PLN', 'de']);
  assert.equal(
    collisions.map(({ at, names }) => [at, names[0]]),
    [[['lines', frame.key], 'price']],
  );
});

test('a new order by hand begins in the market at home, in whatever language its office is read', async () => {
  const { db, close } = await openTestDatabase();
  const staff = { locale: 'en' } as never;
  const begins = async (markets = everyMarket) => {
    const choices = await listDraftChoices({ db, now: () => new Date(), markets, staff }, null, {
      country: '',
      postalCode: '',
    });
    return choices.markets.find(({ locale }) => locale === choices.home);
  };
  const polish = await begins();
  assert.equal([polish?.country, polish?.currency], ['PL', 'PLN']);
  const abroad = beginningMarkets([marketOfLanguage('de'), marketOfLanguage('en')]);
  assert.is((await begins(abroad))?.locale, 'de', 'the main one, where none is at home');
  await close();
});

test('the proposed price of delivery follows the place, and a price that somebody has typed stays', () => {
  const at = (text: string, way = 'post PLN') => ({ way, text });
  assert.is(followedShipping('4,50', at('4,50'), at('7,90')), '7,90');
  assert.is(followedShipping('7,90', at('7,90'), at('9,90')), '9,90');
  assert.is(followedShipping('5,00', at('4,50'), at('7,90')), '5,00', 'it was typed');
  assert.is(followedShipping('', at('4,50'), at('7,90')), '');
  assert.is(followedShipping('4,50', null, at('7,90')), '4,50', 'a draft that is opened stays as it was saved');
  assert.is(followedShipping('4,50', at('4,50'), at('7,90', 'courier PLN')), '4,50', 'another way has its own');
  assert.is(followedShipping('4,50', at('4,50'), at('7,90', 'post EUR')), '4,50');
  assert.is(followedShipping('4,50', at('4,50'), null), '4,50');
});

test('a way of delivery is proposed in the currency of the market, and none where the goods are collected', () => {
  const choices = {
    deliveries: [{ id: 'post', name: 'Poczta', priceMinor: 790, isCollected: false }],
    markets: [{ locale: 'de', language: 'Deutsch', currency: 'EUR' as const, country: 'DE' }],
  };
  const proposed = (shippingMethod: string) => deliveryProposal({ shippingMethod, locale: 'de' }, choices, 'pl');
  assert.equal(proposed('post'), { way: 'post EUR', text: '7,90' });
  assert.equal([proposed(''), proposed('gone')], [null, null]);
});

test('the VAT that an order by hand offers follows the postcode, and where there is none, lines keep their class', async () => {
  const { db, close } = await openTestDatabase();
  await setSettings(db, 'taxes', { homeCountry: 'PL', oss: true });
  const services = {
    db,
    now: () => new Date('2026-11-28T10:00:00Z'),
    markets: everyMarket,
    staff: { locale: 'en' } as never,
  };
  const classesTo = async (country: string, postalCode: string) =>
    (await listDraftChoices(services, 'de', { country, postalCode })).vatClasses;
  const percentOf = async (country: string, postalCode: string) =>
    Object.fromEntries((await classesTo(country, postalCode)).map(({ id, basisPoints }) => [id, basisPoints / 100]));
  assert.is((await percentOf('PT', '1100-148')).standard, 23);
  assert.is((await percentOf('PT', '9000-001')).standard, 22);
  assert.is((await percentOf('PT', 'pt 9000 001')).standard, 22, 'however it is typed');
  const canaries = await classesTo('ES', '35001');
  assert.ok(canaries.every(({ basisPoints }) => basisPoints === 0));
  assert.equal(
    canaries.map(({ id }) => id),
    (await classesTo('ES', '28013')).map(({ id }) => id),
  );
  await close();
});

test.run();
