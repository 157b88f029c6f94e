// What the terms say by the law of the seller's country, and of VAT where goods leave the area of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { documentsOfClauses, fillInClauses, type PayingShop } from '#server/checkout/page-clauses.ts';
import { demoPaymentSettings } from '#server/demo/demo-payment-settings.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';
import { beginningMarkets, marketOfLanguage } from '#src/shop/market-presets.ts';
import type { ShopPages } from '#src/shop/shop-pages.ts';

const test = suite<ShopPages>('terms by the law of a country');

test.before(async (context) => {
  Object.assign(context, await readPageTemplates());
});

const aShopPaid = (): PayingShop => withNeutralSettings({ payments: demoPaymentSettings });

const statementOf = (pages: ShopPages) =>
  pages.pages.find(({ slug }) => slug === 'accessibility')?.texts.en?.bodyHtml ?? '';

const termsOf = (pages: ShopPages, shop: PayingShop, locale: Locale) =>
  fillInClauses(pages.pages.find(({ slug }) => slug === 'terms')?.texts[locale]?.bodyHtml ?? '', shop, locale);

test('the terms say the years of the legal guarantee in the seller’s country', (pages) => {
  const [shop, seller] = [
    aShopPaid(),
    (country: string) => ({ ...shop.company, address: { ...shop.company.address, country } }),
  ];
  for (const locale of locales) {
    const termsIn = (country: string) => termsOf(pages, { ...shop, company: seller(country) }, locale);
    assert.match(termsIn('PT'), /\b3 (years|lat|Jahren|jaar|let)\b/, locale);
    assert.match(termsIn('FI'), /\b2 (years|lat|Jahren|jaar|let)\b/, locale);
  }
});

test('two months in which a defect has to be told of bind buyers of the Dutch and of Belgians alone', (pages) => {
  const shop = aShopPaid();
  for (const locale of locales) {
    for (const country of ['PT', 'IE', 'ES', 'DE', 'PL', 'NL', 'BE']) {
      const company = { ...shop.company, address: { ...shop.company.address, country } };
      const told = /\b(two|dwóch|zwei|twee|dvou) (months|miesięcy|Monate|maanden|měsíců)/.test(
        termsOf(pages, { ...shop, company }, locale).replaceAll(/\s+/g, ' '),
      );
      assert.is(told, locale === 'nl' && ['NL', 'BE'].includes(country), `${locale} ${country}`);
    }
  }
});

test('the terms of an Irish seller know the short-term right to reject', (pages) => {
  const shop = aShopPaid();
  for (const locale of locales) {
    const inIreland = { ...shop, company: { ...shop.company, address: { ...shop.company.address, country: 'IE' } } };
    assert.match(termsOf(pages, inIreland, locale), /30 (days|dni|Tagen|dagen|dnů)[^<]*Consumer\sRights\sAct/, locale);
    assert.not.match(termsOf(pages, shop, locale), 'Consumer Rights', locale);
  }
});

test('the terms of a Portuguese seller know its two years, its 30 days and who settles disputes, and no other’s do', (pages) => {
  const shop = aShopPaid();
  const termsIn = (country: string, locale: Locale) =>
    termsOf(pages, { ...shop, company: { ...shop.company, address: { ...shop.company.address, country } } }, locale);
  for (const locale of locales) {
    const terms = termsIn('PT', locale);
    assert.match(terms, /\b(two years|dwóch lat|zwei Jahren|twee jaar|dvou let)\b[^<]*84\/2021/, locale);
    assert.match(terms, /30 (days|dni|Tagen|dagen|dnů)[^<]*84\/2021/, locale);
    assert.match(terms, /144\/2015\)[\s\S]*consumidor\.gov\.pt[\s\S]*cniacc\.pt/, locale);
    assert.not.match(terms, /\[[A-Z]{2}:|\|\s*[A-Z]{2}:/, `${locale}: a mark is left`);
    for (const country of ['PL', 'DE', 'AT', 'NL', 'BE', 'CZ', 'IE', 'ES'])
      assert.not.match(termsIn(country, locale), /84\/2021|144\/2015|cniacc/, `${locale} ${country}`);
  }
});

test('terms that speak of VAT except what goes out of the VAT area, where something does', (pages) => {
  const shop = aShopPaid();
  const zone = { countries: ['FI'], onlyPostalCodes: ['22*'], minDays: 2, maxDays: 5 };
  const rates = [{ maxWeightGrams: 10_000, prices: { EUR: 900 } }];
  const delivery = deliverySettingsSchema.parse({
    methods: [{ id: 'dpd', carrier: 'dpd', kind: 'courier', names: {}, zones: [{ ...zone, rates }] }],
  });
  for (const taxes of [{ oss: true }, { oss: false }]) {
    assert.not.match(termsOf(pages, { ...shop, taxes }, 'en'), 'VAT area');
    assert.match(termsOf(pages, { ...shop, taxes, delivery }, 'en'), 'Only what leaves the EU’s VAT area bears none');
  }
  assert.not.match(termsOf(pages, { ...shop, taxes: { oss: true, smallBusiness: true }, delivery }, 'en'), 'VAT area');
});

test('the statement of accessibility names the authorities of the shop’s own markets and of its home, and tells how to find others', (pages) => {
  const shop = aShopPaid();
  const statement = (country: string, home: string) => {
    const markets = beginningMarkets([{ ...marketOfLanguage('en'), country }]);
    const company = { ...shop.company, address: { ...shop.company.address, country: home } };
    return fillInClauses(statementOf(pages), { ...shop, markets, company }, 'en');
  };
  assert.match(statement('PL', 'PT'), '<li><strong>Poland:</strong> Prezes');
  assert.not.match(statement('PL', 'PT'), 'Germany');
  // Before: a shop that sells abroad alone named nobody at home.
  assert.match(statement('PT', 'DE'), 'Germany');
  assert.not.match(statement('PT', 'PT'), /Poland|Germany|Netherlands|Czechia|\[in /);
  assert.match(statement('PT', 'PT'), 'In your country, if it is not named here');
  assert.equal(documentsOfClauses(statementOf(pages)), ['payments', 'markets', 'company']);
});

// Before: a shop in Portugal spoke of approving payments by BLIK.
test('the statement of accessibility speaks of BLIK where shoppers pay by it', (pages) => {
  const speaks = (methods: ('card' | 'blik')[]) => {
    const payments = { ...demoPaymentSettings, methods };
    const markets = beginningMarkets([{ ...marketOfLanguage('en'), country: 'PL', currency: 'PLN' }]);
    return fillInClauses(statementOf(pages), { ...aShopPaid(), payments, markets }, 'en').includes('a BLIK payment');
  };
  assert.equal([speaks(['card', 'blik']), speaks(['card'])], [true, false]);
});

test.run();
