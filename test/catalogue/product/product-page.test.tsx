import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { productQuery } from '#src/catalogue/catalogue-queries.ts';
import type { Product } from '#src/catalogue/product/choose-variant.ts';
import { renderApp } from '#test/ui/render-app.tsx';
import { aVariant, poster } from './a-poster.ts';

const page = suite('product page');

const render = (href: string, product: Product | null = poster) =>
  renderApp(href, ({ locale, params }) => [
    { queryKey: productQuery(locale, params.product ?? '').queryKey, data: { product } },
  ]);

const radio = (html: string, value: string) =>
  html.match(/<input[^>]*type="radio"[^>]*>/g)?.find((input) => input.includes(`value="${value}"`)) ?? '';

page('shows the cheapest variant that can be had', async () => {
  const { text, html } = await render('/pl/p/nocny-ptak');
  assert.match(text, /79,00.zł/);
  assert.match(radio(html, '30×40 cm'), 'checked=""');
});

page('shows the variant that the address names', async () => {
  const { text, html } = await render('/pl/p/nocny-ptak?variant=L-M');
  assert.match(text, /129,00.zł/);
  assert.match(html, 'name="variant" value="id-L-M"');
});

page('shows the variant that a form without JavaScript chose', async () => {
  const { html } = await render('/pl/p/nocny-ptak?option0=50%C3%9770+cm&option1=Matowy');
  assert.match(html, 'name="variant" value="id-L-M"');
});

page('a value says what it adds to the price, in the name that is read out too', async () => {
  const { html } = await render('/pl/p/nocny-ptak');
  const label = /<label[^>]*>(?:(?!<\/label>).)*value="50×70 cm".*?<\/label>/s.exec(html)?.[0] ?? '';
  assert.match(label.replace(/<[^>]+>/g, ''), /^50×70 cm \+50,00.zł$/);
});

page(
  'in crowns what a value adds is written as the price beside it, with its hellers, wherever both stand',
  async () => {
    const inCrowns = (minor: number) => ({ price: { minor, currency: 'CZK' as const } });
    const variants = [aVariant('S', ['30×40 cm'], inCrowns(34_900)), aVariant('L', ['50×70 cm'], inCrowns(57_900))];
    for (const [href, added] of [
      ['/cs/p/nocny-ptak', '+230,00 Kč'],
      ['/cs/p/nocny-ptak?variant=L', ''],
    ] as const) {
      const { html } = await render(href, { ...poster, variants, options: poster.options.slice(0, 1) });
      const form = /<form[^>]*id="buy".*?<\/form>/s.exec(html)?.[0] ?? html;
      const amounts = form.replace(/<[^>]+>/g, ' ').match(/[+]?\d[\d\s\u00a0]*(?:,\d+)?[\s\u00a0]Kč/g) ?? [];
      assert.ok(amounts.length > 0, form);
      for (const amount of amounts) assert.match(amount, /,00[\s\u00a0]Kč$/, `${amounts}`);
      if (added) assert.ok(amounts.map((amount) => amount.replace(/\s/g, ' ')).includes(added), `${amounts}`);
    }
  },
);

page('options are radio groups with a legend', async () => {
  const { html } = await render('/pl/p/nocny-ptak');
  assert.match(html, /<fieldset[^>]*><legend[^>]*>Rozmiar/);
  assert.match(radio(html, 'Matowy'), 'name="option1"');
});

page('a value that is not made with the choices above it is disabled and says why', async () => {
  const { html, text } = await render('/pl/p/nocny-ptak');
  assert.match(radio(html, 'Bawełniany'), 'disabled=""');
  assert.match(text, /Bawełniany 310 g niedostępne w rozmiarze 30×40 cm/);
});

page('a value that is sold out says so and can be looked at', async () => {
  const { html, text } = await render('/pl/p/nocny-ptak?variant=L-M');
  assert.not.match(radio(html, 'Bawełniany'), 'disabled');
  assert.match(text, 'Bawełniany 310 g wyprzedane');
});

page('what is sold out cannot be put into the cart', async () => {
  const { html } = await render('/pl/p/nocny-ptak?variant=L-B');
  assert.match(html, /<button type="submit"[^>]*disabled=""[^>]*>Wyprzedane/);
});

page('draws sizes in proportion', async () => {
  const { html } = await render('/pl/p/nocny-ptak');
  const drawn = [...html.matchAll(/<svg[^>]*width="(\d+)" height="(\d+)"[^>]*><rect x="1"/g)];
  assert.equal(
    drawn.map(([, width, height]) => [Number(width), Number(height)]),
    [
      [27, 37],
      [46, 64],
    ],
  );
});

page('what a text costs is in the price when there is one, and from the start where there must be one', async () => {
  const asked = { label: 'Imię', maxLength: 12, characters: '', pattern: '[a-zA-Z]*', isExcepted: true };
  const engraved = (isRequired: boolean): Product => ({
    ...poster,
    lineText: { ...asked, isRequired, giftCard: null, price: { minor: 500, currency: 'PLN' } },
  });
  const priceAt = async (query: string, isRequired: boolean) =>
    /(?:79|84),00/.exec((await render(`/pl/p/nocny-ptak${query}`, engraved(isRequired))).text)?.[0];
  assert.is(await priceAt('', false), '79,00');
  assert.is(await priceAt('?text=Ola', false), '84,00');
  assert.is(await priceAt('', true), '84,00');
});

page('a reduction names the lowest price of the last 30 days', async () => {
  const variants = [aVariant('S-M', ['30×40 cm', 'Matowy'], { lowestPriorPrice: { minor: 9900, currency: 'PLN' } })];
  const { html, text } = await render('/pl/p/nocny-ptak', { ...poster, variants });
  assert.match(html, /<s>99,00.zł<\/s>/);
  assert.match(text, /Najniższa cena z.30 dni przed obniżką: 99,00.zł/);
});

page('a thing without choices has no pickers', async () => {
  const variants = [aVariant('BOOK', ['Default Title'])];
  const options = [{ name: 'Title', values: [{ value: 'Default Title', label: 'Default Title' }] }];
  assert.not.match((await render('/pl/p/nocny-ptak', { ...poster, options, variants })).html, 'type="radio"');
});

page('shows the unit price', async () => {
  const unitPrice = '9,67 zł za m';
  const { text } = await render('/pl/p/nocny-ptak', { ...poster, variants: [aVariant('W', ['3 m'], { unitPrice })] });
  assert.match(text, /9,67.zł za m/);
});

page('names who made it and what to mind', async () => {
  const { text } = await render('/pl/p/nocny-ptak');
  assert.match(text, 'ul. Przykładowa 1, Warszawa');
  assert.match(text, 'Nie dla dzieci.');
});

page('describes itself, and its variants share one address', async () => {
  const { head } = await render('/pl/p/nocny-ptak?variant=L-M');
  assert.equal(head, {
    title: 'Nocny ptak – Pracownia Plakatu',
    description: 'Plakat jazzowy.',
    canonical: '/pl/p/nocny-ptak',
    missingIn: null,
    movedTo: undefined,
  });
});

page(
  'a choice that nothing is made of, posted without scripts, shows the nearest and says what it changed',
  async () => {
    const { html, text } = await render('/pl/p/nocny-ptak?option0=30×40+cm&option1=Bawełniany');
    assert.match(radio(html, 'Matowy'), 'checked');
    assert.match(text, 'Papier → Matowy 200 g');
    assert.not.match((await render('/pl/p/nocny-ptak?option0=30×40+cm&option1=Matowy')).text, '→');
  },
);

page('a refusal from a form without scripts is told in the words of the shop', async () => {
  assert.match((await render('/pl/p/nocny-ptak?variant=L-B&notice=OUT_OF_STOCK')).text, 'Ktoś był szybszy');
  for (const notice of ['Wygrana', 'constructor', 'ADDED']) {
    const { html } = await render(`/pl/p/nocny-ptak?notice=${notice}`);
    assert.not.match(html, 'data-kind="error"', notice);
  }
});

page('a product that does not exist is a 404', async () => {
  const { head, text } = await render('/de/p/nichts', null);
  assert.is(head.status, 404);
  assert.match(text, 'Diese Seite gibt es nicht');
});

page('when it arrives and what that costs is said beside the stock', async () => {
  const delivery = { promise: 'W Paczkomacie InPost we wtorek.', cost: 'Dostawa od 13,99 zł.' };
  const variants = poster.variants.map((variant) => ({ ...variant, delivery }));
  const { text } = await renderApp('/pl/p/nocny-ptak', () => [
    { queryKey: productQuery('pl', 'nocny-ptak').queryKey, data: { product: { ...poster, variants } } },
  ]);
  assert.match(text, 'W Paczkomacie InPost we wtorek. Dostawa od 13,99 zł.');
});

page.run();
