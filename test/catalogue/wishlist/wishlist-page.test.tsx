import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locate } from '#src/addresses.ts';
import { sharedWishlistQuery } from '#src/catalogue/saved/saved-queries.ts';
import { wishlistDocument } from '#src/catalogue/wishlist/wishlist-document.ts';
import type { CatalogueSavedQuery } from '#src/operations.generated.ts';
import { accountUrl } from '#src/shopper-accounts/account-address.ts';
import { renderApp } from '#test/ui/render-app.tsx';

type Found = CatalogueSavedQuery['productsByHandle'];

const zubr: Found[number]['card'] = {
  handle: 'zubr',
  title: 'Żubr',
  image: null,
  price: { minor: 5_900, currency: 'PLN' },
  unitPrice: null,
  hasSeveralPrices: true,
  lowestPriorPrice: null,
  variantCount: 4,
  variant: null,
  onlyVariant: null,
  availability: 'IN_STOCK',
};

const render = (path: string, found: Found = []) =>
  renderApp(path, (location) => [
    { queryKey: sharedWishlistQuery(location).queryKey, data: { productsByHandle: found } },
  ]);

const addressOf = (href: string) => {
  const location = locate(href);
  return location && wishlistDocument.addressOf(location);
};

test('a page that only the browser can fill says so to whoever has no scripts, and holds no products', async () => {
  const { html, text } = await render('/pl/wishlist');
  assert.match(html, /<noscript>.*bez skryptów nie da się jej odczytać.*<\/noscript>/);
  assert.match(text, 'Lista życzeń');
  assert.not.match(html, '<article');
});

test('a list of this browser leads to that of the account, which can take it over', async () => {
  const { html, text } = await render('/pl/wishlist');
  assert.match(html, `href="${accountUrl('wishlist', { locale: 'pl' })}"`);
  assert.match(text, 'Lista na Twoim koncie');
});

test('a list that somebody sent is in the page that the server sends', async () => {
  const { html, text } = await render('/pl/wishlist?products=zubr', [{ handle: 'zubr', card: zubr }]);
  assert.match(text, /Lista życzeń dla Ciebie.*Żubr/);
  assert.match(text, /od 59,00\s*zł/);
  assert.match(html, /href="\/pl\/p\/zubr"/);
});

test('where there is nothing to choose the product is added, where it is sold out neither', async () => {
  const shown = async (card: Partial<typeof zubr>) =>
    (await render('/pl/wishlist?products=zubr', [{ handle: 'zubr', card: { ...zubr, ...card } }])).text;
  assert.match(await shown({}), 'Wybierz wariant: Żubr');
  assert.match(await shown({ onlyVariant: '1' }), 'Do koszyka: Żubr');
  assert.not.match(await shown({ availability: 'SOLD_OUT' }), /Wybierz|Do koszyka/);
});

test('a list of which nothing is on sale any more says so', async () => {
  assert.match((await render('/pl/wishlist?products=nie-ma')).text, 'nic z tej listy nie jest w sprzedaży');
});

test('the address of a shared list is cached as its products, and as nothing else', () => {
  assert.is(addressOf('/pl/wishlist'), '/pl/wishlist');
  assert.is(addressOf('/pl/wishlist?utm_source=x'), '/pl/wishlist');
  assert.is(addressOf('/de/wishlist?x=1&products=zubr,lis,zubr,%3Cb%3E'), '/de/wishlist?products=zubr%2Clis');
});

test.run();
