import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { importPickupPoints } from '#server/shipping/import-pickup-points.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('what delivery costs, on a page of text');

test.before(async (context) => {
  context.shop = await aShop();
  await aContentPage(context.shop.database.db, 'delivery', {
    pl: { title: 'Dostawa', body_html: '<h2>Ceny</h2><p>[tariffs]</p><p>Tyle.</p>' },
  });
});
test.after(({ shop }) => shop.close());

const read = async ({ shop }: { shop: ShopFixture }, locale = 'pl') =>
  (await shop.app.inject(`/${locale}/page/delivery`)).body;
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('every way to a country stands there with its time, its prices by weight, and from when it is free', async (context) => {
  const text = textOf(await read(context));
  assert.match(text, 'Ceny Polska Sposób dostawy Cena Gratis od');
  assert.match(text, /Kurier InPost 1–2 dni robocze 16,99.zł do 5 kg 24,99.zł do 30 kg 250.zł/);
  assert.match(text, 'przed godziną 12:00 wysyłamy tego samego dnia');
});

test('a market has its own prices, and its own country comes first', async (context) => {
  const text = textOf(await read(context, 'de'));
  assert.match(text, /Deutschland .*Mit DPD nach Hause 1–3 Werktage 5,40.€ bis 5 kg/);
  assert.ok(text.indexOf('Deutschland Versandart') < text.indexOf('Belgien Versandart'));
});

test('countries are called as they are everywhere else', async (context) => {
  const html = await read(context);
  assert.match(html, '<h3>Holandia</h3>');
});

test('places to collect at stand there once the carrier has any', async (context) => {
  const { db } = context.shop.database;
  assert.not.match(await read(context), 'Paczkomat InPost');
  assert.ok((await importPickupPoints(db, { points: [aPickupPoint()] })).ok);
  await until(async () => (await read(context)).includes('Paczkomat InPost'));
});

test('a changed tariff comes to the page', async (context) => {
  const zone = { countries: ['PL'], minDays: 1, maxDays: 2, rates: [{ maxWeightGrams: 5000, prices: { PLN: 1799 } }] };
  const abroad = { ...zone, countries: ['CZ', 'SK'], minDays: 4, maxDays: 5 };
  const methods = [{ id: 'inpost-courier', carrier: 'inpost', kind: 'courier', zones: [zone, abroad] }];
  await setSettings(context.shop.database.db, 'delivery', { methods, cutOffHour: 15, handlingDays: 2 });
  await until(async () => /Kurier InPost 1–2 dni robocze 17,99.zł do 5 kg/.test(textOf(await read(context))));
  const text = textOf(await read(context));
  assert.match(text, 'Czechy, Słowacja Sposób dostawy', 'a zone is one table');
  assert.match(text, 'Paczkę wysyłamy po 2 dniach roboczych; zamówienie opłacone po godzinie 15:00');
});

test('a part of a country that its postcodes tell has a table of its own, and what nobody goes to is named', async (context) => {
  const zone = {
    countries: ['DE'],
    minDays: 1,
    maxDays: 2,
    rates: [{ maxWeightGrams: 5000, prices: { EUR: 490 } }],
    freeFrom: { EUR: 6000 },
    exceptPostalCodes: ['27498'],
  };
  const dear = { maxWeightGrams: 5000, prices: { EUR: 1190 } };
  const islands = {
    countries: ['DE'],
    minDays: 3,
    maxDays: 5,
    rates: [dear],
    onlyPostalCodes: ['18565', '25900-25999'],
  };
  const methods = [{ id: 'dhl', carrier: 'dhl', kind: 'courier', zones: [zone, islands] }];
  await setSettings(context.shop.database.db, 'delivery', { methods });
  await until(async () => (await read(context, 'de')).includes('11,90'));
  const text = textOf(await read(context, 'de'));
  assert.match(text, /Deutschland \(außer 27498…\) Versandart .* 4,90.€ bis 5 kg 60.€/);
  assert.match(text, /Deutschland, Postleitzahlen 18565…, 25900–25999 Versandart .* 11,90.€ bis 5 kg –/);
});

test('what is collected on the mainland alone does not stand under an island', async (context) => {
  const { db } = context.shop.database;
  const zone = { countries: ['FI'], minDays: 1, maxDays: 2, rates: [{ maxWeightGrams: 5000, prices: { PLN: 1799 } }] };
  const aland = { ...zone, onlyPostalCodes: ['22'], rates: [{ maxWeightGrams: 5000, prices: { PLN: 3799 } }] };
  const locker = { id: 'locker', carrier: 'inpost', kind: 'locker', zones: [{ ...zone, exceptPostalCodes: ['22'] }] };
  const methods = [{ id: 'post', carrier: 'dpd', kind: 'courier', zones: [zone, aland] }, locker];
  await setSettings(db, 'delivery', { methods });
  const helsinki = aPickupPoint({ id: 'FI1', country: 'FI', postalCode: '00610', city: 'Helsinki' });
  assert.ok((await importPickupPoints(db, { points: [helsinki] })).ok);
  await until(async () => textOf(await read(context)).includes('37,99'));
  const [, mainland = '', islands = ''] = textOf(await read(context)).split(/Finlandia|Wyspy Alandzkie/);
  assert.match(mainland, 'InPost');
  assert.match(islands, '37,99');
  assert.not.match(islands, 'InPost');
});

test('Åland is called by its name', async (context) => {
  const zone = { countries: ['FI'], minDays: 1, maxDays: 2, rates: [{ maxWeightGrams: 5000, prices: { PLN: 1799 } }] };
  const aland = { ...zone, onlyPostalCodes: ['22'], rates: [{ maxWeightGrams: 5000, prices: { PLN: 2799 } }] };
  const methods = [{ id: 'post', carrier: 'dpd', kind: 'courier', zones: [zone, aland] }];
  await setSettings(context.shop.database.db, 'delivery', { methods });
  await until(async () => /Wyspy Alandzkie [A-ZŁŚ]/.test(textOf(await read(context))));
});

test.run();
