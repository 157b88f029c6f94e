// What the pages of a shop say of paying, beside the ways to pay that it has.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillInClauses, type PayingShop } from '#server/checkout/page-clauses.ts';
import { demoPaymentSettings } from '#server/demo/demo-payment-settings.ts';
import { registerOwnMethods } from '#server/payments/own-methods.ts';
import { fillInCompany } from '#server/shop/fill-in-company.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { beginningMarkets, marketOfLanguage } from '#src/shop/market-presets.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { ShopPages } from '#src/shop/shop-pages.ts';

const test = suite<ShopPages>('pages of text that speak of paying');

test.before(async (context) => {
  Object.assign(context, await readPageTemplates());
  registerOwnMethods([
    {
      id: 'own_counter',
      kind: 'manual',
      name: 'Ladenkasse',
      hint: '',
      currencies: { EUR: null, PLN: null, CZK: null },
      expiryDays: 3,
      instructions: () => ({ text: '', rows: [] }),
    },
  ]);
});
test.after(() => registerOwnMethods([]));

const account = { holder: 'Sklep', iban: 'PL61109010140000071219812874', bic: 'WBKPPLPP', bank: 'Bank' };
const amounts = { fee: 500, minTotal: 0, maxTotal: 900_000 };
const byHand: Partial<ShopPaymentSettings> = {
  bankTransfer: { accounts: { EUR: account, PLN: account, CZK: account }, expiryDays: 5 },
  cashOnDelivery: {
    terms: { EUR: amounts, PLN: amounts, CZK: amounts },
    countries: ['PL', 'DE', 'NL', 'CZ'],
    carriers: ['inpost', 'dpd', 'dhl', 'postnl', 'ppl'],
  },
};

function aShopPaid(payments: Partial<ShopPaymentSettings>): PayingShop {
  return withNeutralSettings({ payments: { ...demoPaymentSettings, ...payments } });
}

/** Those parts of a page that say one thing, and that a way of paying brings with it. */
const sentences: Record<
  Locale,
  Record<'held' | 'noContract' | 'mailed' | 'days' | 'lapses' | 'nothingAhead', string>
> = {
  de: {
    held: 'Wir reservieren die Ware 30 Minuten lang.',
    noContract: 'Kommt die Zahlung nicht zustande, wird die Bestellung storniert und es entsteht kein Vertrag.',
    mailed: 'Wir nehmen Ihr Angebot mit der E-Mail an, die Ihre Bestellung bestätigt und Ihnen sagt, wie Sie zahlen.',
    days: 'Wir reservieren die Ware 5 Tage lang.',
    lapses: 'endet der Vertrag (auflösende Bedingung)',
    nothingAhead:
      'Wir nehmen Ihr Angebot an, indem wir Ihre Bestellung auf der Bestellseite und per E-Mail bestätigen; eine Vorauszahlung verlangen wir nicht. Sie zahlen, wenn Ihnen das Paket übergeben wird.',
  },
  pl: {
    held: 'Trzymamy dla Ciebie towar przez 30 minut.',
    noContract: 'Jeśli płatność nie dojdzie do skutku, zamówienie zostaje anulowane i umowy nie ma.',
    mailed: 'Umowa zostaje zawarta z chwilą, gdy otrzymasz e-mail, w którym potwierdzamy zamówienie',
    days: 'Trzymamy dla Ciebie towar przez 5 dni.',
    lapses: 'umowa wygasa (warunek rozwiązujący, art.\u00a089 Kodeksu cywilnego)',
    nothingAhead:
      'Umowa zostaje zawarta, gdy potwierdzimy zamówienie na jego stronie i e-mailem; nic nie płacisz z góry. Płacisz przy odbiorze paczki.',
  },
  nl: {
    held: 'We houden de artikelen 30 minuten voor je vast.',
    noContract: 'Komt de betaling niet tot stand, dan vervalt de bestelling en is er geen overeenkomst.',
    mailed: 'De overeenkomst komt tot stand met de e-mail waarin we je bestelling bevestigen en zeggen hoe je betaalt.',
    days: 'We houden de artikelen 5 dagen voor je vast.',
    lapses: 'dan eindigt de overeenkomst (ontbindende voorwaarde)',
    nothingAhead:
      'De overeenkomst komt tot stand zodra we je bestelling bevestigen, op de bestelpagina en per e-mail; vooraf betaal je niets. Je betaalt als je het pakket aanneemt.',
  },
  cs: {
    held: 'Zboží pro vás 30 minut držíme.',
    noContract: 'Pokud platba neproběhne, objednávka se zruší a smlouva nevznikne.',
    mailed: 'Smlouva je uzavřena doručením e-mailu, kterým objednávku potvrzujeme a sdělujeme, jak zaplatit.',
    days: 'Zboží pro vás držíme 5 dnů.',
    lapses: 'smlouva zaniká (rozvazovací podmínka)',
    nothingAhead:
      'Smlouva je uzavřena, jakmile vaši objednávku potvrdíme na její stránce a e-mailem; předem nic neplatíte. Platíte při převzetí balíku.',
  },
  en: {
    held: 'We hold the goods for you for 30 minutes.',
    noContract: 'If the payment does not come about, the order is cancelled and there is no contract.',
    mailed: 'The contract is concluded with the e-mail that confirms your order and tells you how to pay.',
    days: 'We hold the goods for you for 5 days.',
    lapses: 'the contract ends (condition subsequent)',
    nothingAhead:
      'The contract is concluded when we confirm your order on its page and by e-mail; you pay nothing in advance. You pay when the parcel is handed to you.',
  },
};
type Sentence = keyof (typeof sentences)['de'];

const atOnce: Sentence[] = ['held', 'noContract'];
const transferred: Sentence[] = ['mailed', 'days', 'lapses'];

/** What the shop has chosen decides what its terms say, and whether its pages name the provider. */
const combinations: { paidBy: string; methods: string[] | null; says: Sentence[]; namesStripe: boolean }[] = [
  { paidBy: 'card alone', methods: ['card'], says: atOnce, namesStripe: true },
  { paidBy: 'wallets alone', methods: ['apple_pay'], says: atOnce, namesStripe: true },
  { paidBy: 'transfer alone', methods: ['bank_transfer'], says: transferred, namesStripe: false },
  { paidBy: 'cash on delivery alone', methods: ['cash_on_delivery'], says: ['nothingAhead'], namesStripe: false },
  { paidBy: 'the counter alone', methods: ['own_counter'], says: ['mailed', 'lapses'], namesStripe: false },
  {
    paidBy: 'transfer and on delivery',
    methods: ['bank_transfer', 'cash_on_delivery'],
    says: [...transferred, 'nothingAhead'],
    namesStripe: false,
  },
  { paidBy: 'all', methods: null, says: [...atOnce, ...transferred, 'nothingAhead'], namesStripe: true },
  { paidBy: 'nothing yet', methods: [], says: [], namesStripe: false },
];

const page = ({ pages }: ShopPages, slug: string, locale: Locale) =>
  pages.find((each) => each.slug === slug)?.texts[locale]?.bodyHtml ?? '';

for (const { paidBy, methods, says, namesStripe } of combinations)
  test(`the pages of a shop that is paid by ${paidBy} say that and nothing else`, (templates) => {
    const shop = aShopPaid({ ...byHand, methods });
    for (const locale of locales) {
      const terms = fillInClauses(page(templates, 'terms', locale), shop, locale);
      const said = (Object.keys(sentences[locale]) as Sentence[]).filter((key) =>
        terms.includes(sentences[locale][key]),
      );
      assert.equal(said.sort(), [...says].sort(), `${locale}: ${terms}`);
      for (const slug of ['terms', 'delivery', 'privacy', 'faq']) {
        const shown = fillInClauses(page(templates, slug, locale), shop, locale);
        assert.not.match(shown, /\[(?:contract|payment|stripe)\]/, slug);
        const mayName = namesStripe && slug !== 'terms' && slug !== 'faq';
        assert.is(/stripe/i.test(shown), mayName, `${slug} in ${locale}`);
      }
    }
  });

test('a shop that can be paid in no way yet says when a contract is concluded all the same', (templates) => {
  const terms = fillInClauses(page(templates, 'terms', 'de'), aShopPaid({ methods: [] }), 'de');
  assert.match(terms, 'der Kaufvertrag kommt zustande, indem wir Ihre Bestellung auf der Bestellseite');
});

test('the privacy notice names whoever takes the money, beside Stripe or without it', (templates) => {
  for (const locale of locales) {
    const privacy = (methods: string[]) =>
      fillInClauses(page(templates, 'privacy', locale), aShopPaid({ ...byHand, methods }), locale);
    const [, named = ''] = /<li><strong>[^<]*\(([^)]*)\)/.exec(privacy(['card', 'klarna', 'paypal'])) ?? [];
    for (const name of ['Klarna', 'PayPal']) assert.match(named, name, locale);
    assert.is(named.split(/\s/).length, 3, `${locale}: ${named}`);
    assert.not.match(privacy(['card', 'sepa_debit', 'bank_transfer']), /<li><strong>[^<]*\(/, locale);
  }
});

test('the page of delivery tells each way to pay by its name, and what it means', (templates) => {
  const shop = aShopPaid({ ...byHand, methods: ['card', 'sepa_debit', 'own_counter', 'cash_on_delivery'] });
  const items = fillInClauses(page(templates, 'delivery', 'de'), shop, 'de').match(/<li><strong>.*<\/li>/g) ?? [];
  assert.equal(items.slice(-4), [
    '<li><strong>Karte und SEPA-Lastschrift:</strong> Die Zahlung wickelt Stripe ab. Abgebucht wird einmal, nach „zahlungspflichtig bestellen“.</li>',
    '<li><strong>SEPA-Lastschrift:</strong> Wir bearbeiten Ihre Bestellung, wenn das Geld da ist; das dauert einige Tage.</li>',
    '<li><strong>Ladenkasse:</strong> Wir reservieren die Ware 3 Tage lang. Wir bearbeiten Ihre Bestellung, sobald das Geld da ist.</li>',
    '<li><strong>Nachnahme:</strong> Sie zahlen, wenn Ihnen das Paket übergeben wird. Schulden wir Ihnen eine Erstattung, überweisen wir sie auf das Konto, das Sie uns nennen.</li>',
  ]);
});

test('a market says nothing of what its checkout does not have', (templates) => {
  const shop = aShopPaid({
    methods: ['card', 'blik', 'bank_transfer', 'cash_on_delivery'],
    bankTransfer: { accounts: { PLN: account }, expiryDays: 7 },
    cashOnDelivery: { terms: { PLN: amounts }, countries: ['PL'], carriers: ['inpost'] },
  });
  const terms = (locale: Locale) => fillInClauses(page(templates, 'terms', locale), shop, locale);
  assert.match(terms('pl'), 'Płatność online (Karta i BLIK)');
  assert.match(terms('pl'), 'Przelew tradycyjny');
  assert.match(terms('pl'), 'Płatność przy odbiorze');
  assert.match(terms('de'), 'Online-Zahlung (Karte)');
  assert.not.match(terms('de'), 'Überweisung');
  assert.not.match(terms('de'), 'Nachnahme');
});

test('nothing is paid on delivery where no courier of the agreed ones goes', (templates) => {
  const { cashOnDelivery } = byHand;
  const shop = aShopPaid({
    methods: ['cash_on_delivery'],
    cashOnDelivery: { ...cashOnDelivery, carriers: ['ups'] } as never,
  });
  assert.not.match(fillInClauses(page(templates, 'terms', 'pl'), shop, 'pl'), sentences.pl.nothingAhead);
});

test('contracts are concluded in the languages of the shop’s markets', (templates) => {
  const languages = (...sold: Locale[]) => {
    const markets = beginningMarkets(sold.map(marketOfLanguage));
    const terms = fillInClauses(page(templates, 'terms', 'pl'), { ...aShopPaid({}), markets }, 'pl');
    return /<p>(Język.*)<\/p>/.exec(terms)?.[1];
  };
  assert.is(languages('pl'), 'Język umowy: polski.');
  assert.is(languages('pl', 'de'), 'Języki, w których możesz zawrzeć umowę: polski, niemiecki.');
});

test('words of the merchant’s own stay as they are', () => {
  const own = '<p>Der Vertrag kommt 30 Minuten nach der Bestellung zustande. Die Zahlungen wickelt Stripe ab.</p>';
  assert.is(fillInClauses(own, aShopPaid({ methods: ['bank_transfer'] }), 'de'), own);
});

test('terms say whose VAT the prices include, as the tax settings have it', (templates) => {
  const terms = (oss: boolean, locale: Locale, smallBusiness = false) =>
    fillInClauses(page(templates, 'terms', locale), { ...aShopPaid({}), taxes: { oss, smallBusiness } }, locale);
  assert.match(terms(true, 'en'), 'currency shown. They include the VAT of the country we deliver to. You see');
  assert.match(terms(false, 'en'), 'currency shown. They include the VAT of our own country, wherever we deliver to.');
  assert.match(terms(false, 'en', true), 'currency shown. We are a small business and charge no VAT.');
  for (const locale of locales) {
    assert.is.not(terms(true, locale), terms(false, locale));
    assert.not.match(terms(false, locale), '[vat]');
  }
});

/** Acts and bodies that are one country's own. */
const lawOf: Record<string, RegExp> = {
  DE: /BGB|VSBG|TDDDG|BFSG|Deutschland sind|evz\.de/,
  AT: /KSchG|VGG|FAGG|TKG|BaFG|europakonsument/,
  NL: /\bBW\b|ConsuWijzer|eccnederland|in\sNederland/,
  BE: /Wetboek\svan\seconomisch\srecht|Consumentenombudsdienst|eccbelgie/,
  PL: /ustawy|Dz\.U\.|Kodeksu\scywilnego|rzecznika\skonsumentów|uokik|konsument\.gov/,
  CZ: /občanského|zákoníku|zákona\sč|Mimosoudní řešení spotřebitelských sporů nabízí/,
};

/**
 * The countries by language: the countries that have pages of their own, and some that have that language's pages and
 * another law.
 */
const countriesOf: Partial<Record<Locale, { own: string[]; elsewhere: string[] }>> = {
  de: { own: ['DE', 'AT'], elsewhere: ['LU', 'BE', 'PL'] },
  nl: { own: ['NL', 'BE'], elsewhere: ['DE', 'PL'] },
  pl: { own: ['PL'], elsewhere: ['DE', 'LT', 'IE'] },
  cs: { own: ['CZ'], elsewhere: ['SK', 'AT'] },
};

for (const [locale, { own, elsewhere }] of Object.entries(countriesOf) as [
  Locale,
  { own: string[]; elsewhere: string[] },
][])
  for (const country of [...own, ...elsewhere])
    test(`pages in ${locale} of a company in ${country} cite the law of its own country, and no other`, (templates) => {
      const { company, ...shop } = withNeutralSettings({
        payments: { ...demoPaymentSettings, ...byHand, methods: null },
      });
      const markets = beginningMarkets([{ ...marketOfLanguage(locale), country: 'FI' }]);
      const there = { ...shop, markets, company: { ...company, address: { ...company.address, country } } };
      const cited = templates.pages
        .map(({ slug }) => fillInClauses(page(templates, slug, locale), there, locale))
        .join('\n');
      assert.not.match(cited, /\[[A-Z]{2}:/);
      for (const [named, law] of Object.entries(lawOf)) {
        if (named === country && own.includes(country)) assert.match(cited, law);
        else assert.not.match(cited, law, named);
      }
      if (!own.includes(country)) assert.match(cited, /2011\/83\/E[GU]|2011\/83\/UE/);
    });

test('a company of a country without words of its own says what all others say, without a gap', (templates) => {
  const company = (country: string) => ({
    ...withNeutralSettings({}).company,
    address: { ...withNeutralSettings({}).company.address, country },
  });
  const say = (country: string, html: string) =>
    fillInClauses(html, { ...aShopPaid({}), company: company(country) }, 'de');
  const html = '<p>Bedingung[AT: , nach A | DE: , nach D | ]: so.</p>';
  assert.is(say('AT', html), '<p>Bedingung, nach A: so.</p>');
  assert.is(say('DE', html), '<p>Bedingung, nach D: so.</p>');
  assert.is(say('CH', html), '<p>Bedingung: so.</p>');
  const terms = fillInClauses(page(templates, 'terms', 'cs'), { ...aShopPaid(byHand), company: company('SK') }, 'cs');
  assert.match(terms, 'smlouva zaniká (rozvazovací podmínka): objednávka');
});

test('English terms, which shops of any country have, name no country', (templates) => {
  assert.not.match(page(templates, 'terms', 'en'), /Poland|Germany|Netherlands|Inspekcja/);
});

test('who has no address for the safety of products alone is written to at the usual one', (templates) => {
  const company = { ...withNeutralSettings({}).company, email: 'shop@example.pt' };
  const filledIn = fillInCompany(page(templates, 'terms', 'en'), { company, locale: 'en' });
  assert.match(filledIn, 'Product safety: <a href="mailto:shop@example.pt">shop@example.pt</a>');
});

test.run();
