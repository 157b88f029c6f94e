// Weights, pieces and rates of VAT in a table of somebody's own: with their units, as people write them, and never as
// something that nobody has written.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { findNearName } from '#server/catalogue/import-jobs/near-names.ts';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { wordMessage } from '#server/catalogue/office/imports/word-messages.ts';
import { aTaxes } from '#test/fixtures/settings/a-taxes.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { doSteps, handIn, jobOf, servicesOf } from './an-import.ts';

const test = emptyShopSuite('weights of a table of one’s own');
const now = () => new Date('2026-11-30T12:00:00Z');

test.before.each(async ({ database: { db } }) => {
  await sql`truncate imports, change_batches, thing_versions, products cascade`.execute(db);
});

type Database = Parameters<typeof servicesOf>[0]['db'];

/** The grams of each row's product, or the codes and cells that are refused. */
async function weigh(db: Database, head: string, cells: readonly string[]): Promise<unknown[]> {
  const services = servicesOf({ db, now });
  const rows = cells.map((cell, at) => `Kynttilä ${at};K-${at};24,90;${cell}`);
  const id = await handIn(services, ['Nimike;Tuotenumero;Hinta', ...rows].join('\n').replace('Hinta', `Hinta;${head}`));
  await doSteps(services);
  const { state, report } = await jobOf(services, id);
  assert.is(state, 'checked', head);
  if (!report?.ok) {
    const messages = await db
      .selectFrom('import_messages')
      .select(['code', 'header', 'value'])
      .where('import_id', '=', id)
      .where('severity', '=', 'fault')
      .orderBy('line')
      .execute();
    return messages.map(({ code, header, value }) => `${code} ${header} ${value}`);
  }
  await takeOver(services, id, 'start');
  await doSteps(services);
  const found = await db.selectFrom('variants').select('weight_grams').orderBy('sku').execute();
  return found.map(({ weight_grams: grams }) => grams);
}

test('a unit in the cell is read as the product’s editor reads it', async ({ database: { db } }) => {
  const cells = ['0,8 kg', '350 g', '1.5kg', '12 oz', '1,250 kg', '600 g.', '0,35 KG', '1.250 g'];
  assert.equal(await weigh(db, 'Paino', cells), [800, 350, 1500, 340, 1250, 600, 350, 1250]);
});

test('a number without a unit is in the one that the head of its column says', async ({ database: { db } }) => {
  assert.equal(await weigh(db, 'Paino (kg)', ['0,35', '2', '1,250', '350 g']), [350, 2000, 1250, 350]);
});

test('grams that the head says are whole or rounded, and never rounded to nothing', async ({ database: { db } }) => {
  assert.equal(await weigh(db, 'Paino g', ['350', '453,6', '0']), [350, 454, 0]);
});

test('a table that says no unit is asked about decimals, not about whole numbers', async ({ database: { db } }) => {
  assert.equal(await weigh(db, 'Peso', ['350', '350,0', '']), [350, 350, 0]);
});

test('what may be kilograms is a fault with its cell, and becomes no 0 g', async ({ database: { db } }) => {
  assert.equal(await weigh(db, 'Paino', ['350', '0,35', '1,5', '2 box', '-1 kg']), [
    'INVALID_WEIGHT Paino 0,35',
    'INVALID_WEIGHT Paino 1,5',
    'INVALID_WEIGHT Paino 2 box',
    'INVALID_WEIGHT Paino -1 kg',
  ]);
});

test('grams below one are a fault where grams are meant', async ({ database: { db } }) => {
  assert.equal(await weigh(db, 'Paino g', ['0,35']), ['INVALID_WEIGHT Paino g 0,35']);
});

test('pieces may say that they are pieces', async ({ database: { db } }) => {
  const services = servicesOf({ db, now });
  const id = await handIn(
    services,
    'Nimike;Tuotenumero;Hinta;Saldo\nMuki;M;24,90;12 kpl\nKuppi;N;9,90;3 szt.\nLasi;O;9,90;7\n',
  );
  await doSteps(services);
  await takeOver(services, id, 'start');
  await doSteps(services);
  const found = await db.selectFrom('variants').select('on_hand').orderBy('sku').execute();
  assert.equal(
    found.map(({ on_hand: pieces }) => pieces),
    [12, 3, 7],
  );
});

test('a rate that the country no longer has is told those that it has', () => {
  const say = (homeCountry: string, locale: 'en' | 'de') =>
    wordMessage('INVALID_VAT_CLASS', { staff: { locale } as never, taxes: aTaxes({ homeCountry }), now }).fix;
  assert.match(say('FI', 'en'), '25.5%, 13.5%');
  assert.match(say('DE', 'de'), /19\s%, 7\s%/);
  assert.match(say('CH', 'en'), 'standard, reduced');
});

test('usual heads of stock, price and weight are known in Finnish, Swedish, Greek and the languages of the south', () => {
  for (const [column, heads] of [
    ['Inventory quantity', 'Saldo|Lagersaldo|Antal|Υπόλοιπο|Stock|Estoque|Existencias|Giacenza|Quantité|Qtd|Kpl'],
    ['Price', 'Pris|Verollinen hinta|Τιμή με ΦΠΑ|PVP|Prix TTC|Prezzo al pubblico|Precio con IVA'],
    ['Weight value (grams)', 'Vikt|Paino (kg)|Peso em kg|Peso (g)|Poids net|Βάρος (kg)|Weight in kg|Waga [kg]|Peso kg'],
  ] as const)
    for (const head of heads.split('|')) assert.is(findNearName(head), column, head);
  for (const head of ['Price per kg', 'kg', 'Farbe kg'])
    assert.is.not(findNearName(head), 'Weight value (grams)', head);
});

test.run();
