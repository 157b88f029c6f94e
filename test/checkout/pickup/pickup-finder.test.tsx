import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkoutQuery } from '#src/checkout/checkout-queries.ts';
import { loadPickupFinder } from '#src/checkout/pickup/pickup-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { renderApp } from '#test/ui/render-app.tsx';
import { aShownPoint } from '../../fixtures/a-pickup-point.ts';
import { aCheckout } from '../a-checkout.ts';

const test = suite('the finder of pick-up points');

test.before(async () => {
  await loadPickupFinder('pl');
});

const point = aShownPoint();
const asTyped = { place: null, isTownOnly: false };
const other = aShownPoint({ id: 'KRA02M', name: 'KRA02M', street: 'Długa 48', description: '' });

function aLockerCheckout(changes: Parameters<typeof aCheckout>[0] = {}, search = 'krakow') {
  const locker = {
    method: 'inpost-locker',
    carrier: 'inpost',
    kind: 'locker' as const,
    name: '',
    price: { minor: 1399, currency: 'PLN' as const },
    arrival: 'wt. 24 listopada',
    arrivalText: 'do odbioru wt. 24 listopada',
  };
  const { draft, shippingOptions } = aCheckout();
  return aCheckout({
    shippingOptions: [locker, ...shippingOptions],
    shippingMethod: 'inpost-locker',
    pickupPoints: { points: [point, other], hasMore: false, ...asTyped },
    draft: { ...draft, shippingMethod: 'inpost-locker', pickupSearch: search },
    ...changes,
  });
}

const render = async (checkout: ReturnType<typeof aCheckout>, locale: Locale = 'pl') => {
  const { html } = await renderApp(`/${locale}/checkout`, () => [
    { queryKey: checkoutQuery({ locale }).queryKey, data: { checkout } },
  ]);
  const text = html
    .replace(/<noscript>.*?<\/noscript>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
  return { html, text };
};

test('a courier needs none', async () => {
  const { html } = await render(aCheckout());
  assert.not.match(html, 'name="pickupSearch"');
  assert.not.match(html, 'name="pickupPoint"');
});

test('what the saved search finds is in the page of the server, as radio buttons in a group with a name', async () => {
  const { html, text } = await render(aLockerCheckout());
  assert.match(html, /name="pickupSearch"[^>]*value="krakow"/);
  assert.match(html, /<label[^>]* for="checkout-pickupPoint">Znajdź punkt odbioru/);
  assert.match(html, /<fieldset[^>]*><legend><span[^>]*>Punkty odbioru<\/span><\/legend>/);
  assert.is([...html.matchAll(/type="radio" name="pickupPoint"/g)].length, 2);
  assert.match(html, /role="status">Znaleziono 2 punkty\.</);
  assert.match(text, /KRA01M Rynek Główny 12, 31-042 Kraków 24\/7 · w podwórzu KRA02M Długa 48/);
});

test('without scripts there are buttons that post what the finder would do by itself', async () => {
  const { html } = await render(aLockerCheckout());
  const buttons = [...html.matchAll(/<noscript>(<button.*?<\/button>)<\/noscript>/g)].map(([, button]) => button ?? '');
  const refresh = buttons.filter((button) => /type="submit"[^>]*value="refresh-delivery" name="action"/.test(button));
  assert.is(refresh.length, 2);
});

test('nothing found says so, too much says how to narrow it, and nothing asked leaves it to the field', async () => {
  const none = { points: [], hasMore: false, ...asTyped };
  assert.match((await render(aLockerCheckout({ pickupPoints: none }))).text, 'Nic nie znaleziono.');
  assert.match(
    (await render(aLockerCheckout({ pickupPoints: { points: [point], hasMore: true, ...asTyped } }))).text,
    'Dopisz ulicę',
  );
  const { text } = await render(aLockerCheckout({ pickupPoints: none }, ''));
  assert.match(text, 'Miejscowość, kod pocztowy albo ulica');
  assert.not.match(text, 'Nic nie znaleziono');
});

test('what a misspelt search was read as is said, and that only the town is known', async () => {
  const read = { points: [point], hasMore: false, place: 'Kraków' };
  const misspelt = await render(aLockerCheckout({ pickupPoints: { ...read, isTownOnly: false } }, 'krakuw'));
  assert.match(misspelt.text, 'Pokazujemy wyniki dla: Kraków. Znaleziono 1 punkt.');
  const unknown = await render(aLockerCheckout({ pickupPoints: { ...read, isTownOnly: true } }, 'krakow xyz'));
  assert.match(unknown.text, 'Przy tej ulicy nie ma punktu odbioru. Oto punkty w pobliżu: Kraków.');
});

test('a long list is a region that keys can scroll', async () => {
  const points = ['A', 'B', 'C', 'D'].map((id) => aShownPoint({ id, name: id }));
  const { html } = await render(aLockerCheckout({ pickupPoints: { points, hasMore: false, ...asTyped } }));
  assert.match(html, /role="region" tabindex="0" aria-label="Punkty odbioru"/);
  assert.not.match((await render(aLockerCheckout())).html, /role="region" tabindex="0"/);
});

test('a chosen point stands alone, is sent with the form, and can be changed', async () => {
  const draft = { ...aLockerCheckout().draft, pickupPoint: point.id };
  const { html, text } = await render(aLockerCheckout({ pickupPoint: point, draft }));
  assert.match(html, /<input type="hidden" name="pickupPoint" value="KRA01M"\/>/);
  assert.not.match(html, 'type="radio" name="pickupPoint"');
  assert.match(html, 'value="change-point" name="action"');
  assert.match(text, /Twój punkt odbioru KRA01M Rynek Główny 12, 31-042 Kraków/);
});

test('the summary names the method and the chosen place', async () => {
  const { text } = await render(aLockerCheckout({ pickupPoint: point }));
  const summary = text.slice(text.indexOf('Twoje zamówienie'));
  assert.match(summary, 'Dostawa Paczkomat InPost');
  assert.match(summary, 'KRA01M, Rynek Główny 12, Kraków');
  assert.match(summary, 'Termin dostawy');
});

test('the address is then that of the buyer, not of the delivery', async () => {
  assert.match((await render(aLockerCheckout())).text, 'Adres do rachunku');
  assert.match((await render(aCheckout())).text, 'Adres dostawy');
});

test('methods are called as each country calls them', async () => {
  const names: Record<Locale, string> = {
    pl: 'Paczkomat InPost',
    nl: 'InPost-pakketautomaat',
    de: 'InPost-Paketautomat',
    cs: 'Výdejní box InPost (Paczkomat)',
    en: 'InPost locker (Paczkomat)',
  };
  for (const [locale, name] of Object.entries(names) as [Locale, string][]) {
    assert.match((await render(aLockerCheckout(), locale)).text, name);
  }
});

test.run();
