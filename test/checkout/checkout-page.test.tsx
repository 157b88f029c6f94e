import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { checkoutQuery } from '#src/checkout/checkout-queries.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { renderApp } from '#test/ui/render-app.tsx';
import { aCart, aCheckout } from './a-checkout.ts';

const render = (changes: Parameters<typeof aCheckout>[0] = {}, locale: Locale = 'pl') =>
  renderApp(`/${locale}/checkout`, () => [
    { queryKey: checkoutQuery({ locale }).queryKey, data: { checkout: aCheckout(changes) } },
  ]);

// Poland, the Netherlands, Germany and Czechia prescribe the words; a button with others binds nobody.
const buttons: Record<Locale, string> = {
  pl: 'Zamówienie z obowiązkiem zapłaty',
  nl: 'Bestelling met betalingsverplichting',
  de: 'zahlungspflichtig bestellen',
  cs: 'Objednávka zavazující k platbě',
  en: 'Order with obligation to pay',
};

for (const [locale, words] of Object.entries(buttons) as [Locale, string][]) {
  test(`the order button says what the law wants (${locale})`, async () => {
    const { html } = await render({}, locale);
    assert.match(html, new RegExp(`<button type="submit"[^>]*>${words}</button>`));
  });
}

test('the summary stands directly above the order button, which is the last control of the form', async () => {
  const { html } = await render();
  const form = /<main.*?(<form.*?)<\/form>/s.exec(html)?.[1] ?? '';
  const afterSummary = form.slice(form.lastIndexOf('</section>') + '</section>'.length);
  assert.match(afterSummary, /^<button type="submit"/);
  assert.not.match(afterSummary.slice(1), /<(button|input|select|a)\b/);
});

test('the summary names goods, quantity, delivery, its time, and the total with its VAT', async () => {
  const { html } = await render();
  const summary = html.slice(html.indexOf('aria-labelledby="order-summary"'));
  const text = summary
    .slice(0, summary.indexOf('</section>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
  for (const part of [
    'Nocny ptak',
    'Liczba sztuk: 2',
    '118,00 zł',
    'InPost 16,99 zł',
    'wt. 24 – śr. 25 listopada',
    'Do zapłaty 134,99 zł',
    'w tym 25,24 zł VAT',
  ]) {
    assert.ok(text.includes(part), `${part} in ${text}`);
  }
});

test('what was typed before is there again', async () => {
  const { html } = await render();
  assert.match(html, /name="email"[^>]*value="anna@example\.com"/);
  assert.match(html, /name="city"[^>]*value="Łódź"/);
  assert.match(html, /<option value="PL" selected="">/);
});

test('fields carry the names that browsers fill in', async () => {
  const { html } = await render();
  for (const token of [
    'email',
    'tel',
    'shipping country',
    'shipping name',
    'shipping organization',
    'shipping address-line1',
    'shipping address-line2',
    'shipping postal-code',
    'shipping address-level2',
  ]) {
    assert.ok(html.includes(`autoComplete="${token}"`) || html.includes(`autocomplete="${token}"`), token);
  }
});

const saidOfVat: Record<Locale, string> = {
  pl: 'VAT naliczamy tak, jak podano',
  nl: 'We rekenen de getoonde btw',
  de: 'Die Mehrwertsteuer wird wie angegeben berechnet',
  cs: 'DPH účtujeme tak, jak je uvedeno',
  en: 'VAT is charged as shown',
};

for (const [locale, words] of Object.entries(saidOfVat) as [Locale, string][]) {
  test(`a company of any state reads at its number that VAT is charged (${locale})`, async () => {
    const { draft } = aCheckout();
    const { html } = await render({ draft: { ...draft, isCompany: true, country: 'NL' } }, locale);
    const [field = ''] = /<input[^>]*name="taxId"[^>]*>/.exec(html) ?? [];
    const [, ids = ''] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
    const described = ids.split(' ').map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? '');
    assert.match(described.join(' '), words);
    assert.match(html, /<div class="company">/);
  });
}

test('every field has a label', async () => {
  const { html } = await render();
  const ids = [...html.matchAll(/<(?:input|select)[^>]* id="(checkout-[^"]+)"/g)].map(([, id]) => id);
  assert.is(ids.length, 20);
  for (const id of ids) assert.ok(html.includes(`for="${id}"`) || isInsideLabel(html, id ?? ''), id);
});

test('the first page of the server has no style attribute, which its policy forbids elsewhere', async () => {
  const { html } = await render();
  assert.not.match(html, /\sstyle="/);
});

test('the chosen delivery is ticked, and one that costs nothing says so', async () => {
  const { html, text } = await render();
  assert.match(
    html,
    /name="shippingMethod"[^>]*checked=""[^>]*value="inpost-courier"|value="inpost-courier"[^>]*checked=""/,
  );
  assert.match(text, /Kurier DPD u Ciebie czw. 26 listopada (DPD )?gratis/);
});

test('an order that is collected in person comes to nobody’s door on any day', async () => {
  const [courier] = aCheckout().shippingOptions;
  const agreed = { arrival: 'zgodnie z ustaleniami', arrivalText: 'zgodnie z ustaleniami' };
  const collected = { method: 'collected', carrier: 'collected', name: 'Odbiór osobisty', ...agreed };
  const shippingOptions = courier ? [{ ...courier, ...collected }] : [];
  const { text } = await render({ shippingOptions, shippingMethod: 'collected' });
  assert.match(text, 'Odbiór osobisty');
  assert.not.match(text, /u.Ciebie|listopada/);
});

test('who comes for the goods is asked for no address and no telephone, and a company for that of its invoice', async () => {
  const [courier] = aCheckout().shippingOptions;
  const shippingOptions = courier ? [{ ...courier, method: 'collected', carrier: 'collected' }] : [];
  const { draft } = aCheckout();
  const collected = { ...draft, shippingMethod: 'collected', city: '' };
  const street = (isHidden: string) =>
    new RegExp(`<div class="fields"${isHidden}><div class="field"><label[^>]*for="checkout-line1"`);
  const { html } = await render({ shippingOptions, shippingMethod: 'collected', draft: collected });
  assert.match(html, street(' hidden=""'));
  assert.match(html, /Telefon<span[^>]*> \(opcjonalnie\)/);
  assert.not.match(html, 'Dla kuriera pod drzwiami');
  const asked = { ...collected, isCompany: true };
  assert.match((await render({ shippingOptions, shippingMethod: 'collected', draft: asked })).html, street(''));
  assert.match((await render()).html, street(''));
});

test('the company block is there but hidden until it is asked for', async () => {
  const hidden = await render();
  assert.match(hidden.html, /<div class="company" hidden="">/);
  const shown = await render({ draft: { ...aCheckout().draft, isCompany: true } });
  assert.match(shown.html, /<div class="company"><div/);
});

test('the sandbox says that no money moves, and names its cards', async () => {
  const { text } = await render();
  assert.match(text, /Tryb testowy: nic nie zapłacisz/);
  for (const card of ['4242 4242 4242 4242', '4000 0027 6000 3184', '4000 0000 0000 0002']) assert.match(text, card);
});

test('with live keys nothing is said of a sandbox', async () => {
  const { text } = await render({ payment: { ...aCheckout().payment, isSandbox: false } });
  assert.not.match(text, /Piaskownica|4242/);
});

test('the card fields hold their room before Stripe.js is there', async () => {
  const { html } = await render();
  for (const id of ['card-number', 'card-expiry', 'card-cvc']) assert.match(html, `<div id="${id}"`);
});

test('a country that nothing can be delivered to is named', async () => {
  const { text } = await render({ shippingOptions: [], shippingMethod: null, noDelivery: 'COUNTRY' });
  assert.match(text, /nie możemy dostarczyć do tego kraju: Polska/);
});

test('what does not go to the postcode has no price, and what was chosen is still ticked', async () => {
  const { draft } = aCheckout();
  const { html, text } = await render({ noDelivery: 'POSTAL_CODE', draft: { ...draft, postalCode: '00238' } });
  assert.match(text, 'Nie dostarczamy pod kod 00-238 (Polska).');
  const [rows = ''] = /<div[^>]*id="checkout-shippingMethod".*?<\/section>/s.exec(html) ?? [];
  assert.match(rows, /^<div[^>]* hidden=""/);
  assert.match(rows, /<input[^>]*type="radio"[^>]*checked=""/);
  assert.match(text, /Dostawa – Termin dostawy –/);
  assert.not.match(text, /Dostawa InPost/);
});

test('what remains where nothing is brought to the door can be chosen, and is not chosen yet', async () => {
  const { html } = await render({ noDelivery: 'POSTAL_CODE', shippingMethod: null });
  const [rows = ''] = /<div[^>]*id="checkout-shippingMethod".*?<\/section>/s.exec(html) ?? [];
  assert.not.match(rows, /^<div[^>]* hidden/);
  const ways = rows.match(/<input[^>]*name="shippingMethod"[^>]*>/g) ?? [];
  assert.ok(ways.length > 1);
  assert.equal(
    ways.filter((way) => way.includes('checked')),
    [],
  );
});

test('Northern Ireland is called by its name in each language, and not a part of Ireland', async () => {
  const names = {
    en: 'Northern Ireland',
    pl: 'Irlandii Północnej',
    de: 'Nordirland',
    nl: 'Noord-Ierland',
    cs: 'Severního Irska',
  };
  for (const [locale, name] of Object.entries(names)) {
    const say = translateTo(locale as Locale);
    assert.match(say('noDelivery.NORTHERN_IRELAND'), name, locale);
  }
  const { draft } = aCheckout();
  const { text } = await render({ noDelivery: 'NORTHERN_IRELAND', draft: { ...draft, postalCode: 'BT1 1GB' } });
  assert.match(text, 'Nie dostarczamy do Irlandii Północnej.');
});

test('an empty cart has nothing to pay for', async () => {
  const { html, text } = await render({ cart: aCart([]) });
  assert.match(text, /Nie ma za co płacić/);
  assert.not.match(html, /<main.*<form/s);
});

test('the page has a title, and one address whatever is typed on it', async () => {
  const { head } = await render();
  assert.equal([head.title, head.canonical], ['Kasa – Pracownia Plakatu', '/pl/checkout']);
});

function isInsideLabel(html: string, id: string): boolean {
  const at = html.indexOf(`id="${id}"`);
  return html.lastIndexOf('<label', at) > html.lastIndexOf('</label>', at);
}

test.run();
