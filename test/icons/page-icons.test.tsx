// Icons as the server puts them into pages: the markup, and once each the drawings that it refers to.
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleIcons, iconCollections, readIconFiles } from '#build/icons/icon-collections.ts';
import type { OwnIcons } from '#server/icons/icon-collection.ts';
import { createSymbolTable, writeSprite } from '#server/icons/icon-sprite.ts';
import { createSiteMarks } from '#server/render/site-marks.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { CollectionIcon } from '#src/icons/collection-icon.tsx';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { p24Banks } from '#src/payments/p24-banks.ts';
import type { AppStore } from '#src/shop/identity.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { demoProfile } from '../fixtures/demo-shop.ts';
import { root } from '../source-imports.ts';

const test = suite<{ shop: ShopFixture; icons: OwnIcons }>('icons of a page');

test.before(async (context) => {
  context.shop = await aShop();
  context.icons = bundleIcons(await readIconFiles(root));
});
test.after(({ shop }) => shop.close());

test('an icon is a reference, as wide as its collection has it, silent unless it says something', () => {
  assert.is(
    renderToStaticMarkup(<CollectionIcon icon="payments:visa" />),
    '<svg width="2em" height="1em" aria-hidden="true"><use href="#icon-payments-visa"></use></svg>',
  );
  assert.is(
    renderToStaticMarkup(<CollectionIcon icon={'pl-banks:ing'} title="ING" size={24} />),
    '<svg width="72" height="24" role="img" aria-label="ING"><use href="#icon-pl-banks-ing"></use></svg>',
  );
  assert.match(renderToStaticMarkup(<CollectionIcon icon={'logos:stripe'} />), '<svg width="1em" height="1em"');
});

test('every drawing that a page refers to is brought once, and nothing else', ({ icons }) => {
  const table = createSymbolTable(icons);
  const use = (id: string) => `<use href="#icon-${id}"></use>`;
  const sprite = writeSprite(
    [table],
    [`<p>${use('payments-visa')}`, `${use('payments-visa')}${use('stores-app-store')}</p>`],
  );
  assert.equal(
    [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">/g)].map(([, id, box]) => `${id} ${box}`),
    ['icon-payments-visa 0 0 64 32', 'icon-stores-app-store 0 0 32 32'],
  );
  assert.is(writeSprite([table], ['<p>#icon-payments-visa</p>']), '');
  assert.is(writeSprite([table], [use('payments-nobody')]), '');
});

test('every collection is there, its icons of the width that the pages keep for them', ({ icons }) => {
  assert.equal(Object.keys(icons).sort(), [...iconCollections].sort());
  for (const [prefix, { icons: own, width = 0, height = 0 }] of Object.entries(icons)) {
    const kept = renderToStaticMarkup(<CollectionIcon icon={`${prefix}:any`} size={32} />);
    assert.match(kept, `width="${width}" height="${height}"`);
    // None differs from its collection.
    assert.equal(
      Object.values(own).filter((icon) => 'width' in icon || 'height' in icon),
      [],
    );
  }
});

test('each of the 21 banks of Przelewy24 has its icon', ({ icons }) => {
  const banks = Object.keys(p24Banks);
  assert.is(banks.length, 21);
  const known = icons['pl-banks']?.icons ?? {};
  assert.equal(
    banks.filter((bank) => !(bank.replaceAll('_', '-') in known)),
    [],
  );
});

test('a page brings what it shows, below what React takes over, and the state holds none of it', async ({ shop }) => {
  const { body } = await shop.app.inject({ url: '/pl' });
  const [page = '', below = ''] = body.split(/<\/footer>(?:<!--.*?-->)*<\/div>/);
  assert.not.match(page, '<symbol');
  assert.match(
    below,
    /<use href="#icon-payments-visa">[\s\S]*<symbol id="icon-payments-visa" viewBox="0 0 64 32"><rect/,
  );
  assert.not.match(below.split('id="kasa-state"')[1] ?? '', '<path');
});

type MarksProps = { publicUrl: string; appStores?: AppStore[] };

function marksOf({ publicUrl, appStores = [] }: MarksProps, methods: PaymentMethod[]) {
  const payments = aPaymentProvider();
  const identity = { ...demoProfile.identity, appStores };
  const shop = { ...demoProfile, identity, payments: { ...demoProfile.payments, methods } };
  const marks = createSiteMarks({ publicUrl, payments });
  return (locale: Locale) => marks(locale, shop);
}

test('the marks name what the shop takes, in the page’s language', () => {
  const marks = marksOf({ publicUrl: 'https://shop.example' }, ['card', 'blik']);
  assert.match(marks('pl'), 'aria-label="BLIK"');
  assert.not.match(marks('pl'), 'iDEAL');
  assert.not.match(marks('de'), 'aria-label="BLIK"', 'BLIK is for złoty');
  assert.match(marks('pl'), 'Połączenie ze sklepem jest szyfrowane.');
  assert.match(marks('de'), 'Kartendaten verarbeitet Stripe.');
});

test('no mark claims what is not true: encryption without TLS, cards where none are taken', () => {
  const marks = marksOf({ publicUrl: 'http://localhost:3000' }, ['p24']);
  assert.not.match(marks('en'), 'encrypted');
  assert.not.match(marks('en'), 'Stripe');
});

test('app stores are shown when the shop has an app in them', () => {
  const props = { publicUrl: 'https://shop.example' };
  assert.not.match(marksOf(props, [])('en'), 'icon-stores');
  const appStores = [
    { store: 'google-play', url: 'https://play.google.com/store/apps/details?id=shop' },
  ] satisfies AppStore[];
  assert.match(
    marksOf({ ...props, appStores }, [])('en'),
    /<a href="https:\/\/play\.google\.com\/[^"]+"><svg[^>]*aria-hidden="true"><use href="#icon-stores-google-play"><\/use><\/svg>Google Play<\/a>/,
  );
});

test.run();
