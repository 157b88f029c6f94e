// How the shop speaks: one form of address in a language, and the terms that its shoppers know from every other shop.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { demoCollections } from '#server/demo/demo-collections.ts';
import { readDemoPages } from '#server/demo/demo-content-pages.ts';
import { demoTexts } from '#server/demo/demo-texts.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { loadAllMessages, type MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, languageOf, locales } from '#src/i18n/locales.ts';
import type { Message } from '#src/i18n/message.ts';
import type { MessageParams } from '#src/i18n/translate.ts';
import { money } from '#src/money.ts';
import { formatShortMoney } from '#src/short-money.ts';
import { marketIn } from '../shop/every-market.ts';
import { formalDutch } from './formal-dutch.ts';

type WantedText = [key: MessageKey, text: string, params?: MessageParams];

const wanted: Partial<Record<Locale, WantedText[]>> = {
  pl: [
    ['product.sizeMissing', 'niedostępne w rozmiarze 30×40 cm', { choice: '30×40 cm' }],
    ['product.related', 'Pasuje obok'],
    ['product.moved', 'Takiego wariantu nie ma. Zmieniliśmy: Papier → Matowy.', { changes: 'Papier → Matowy' }],
    ['payment.sandbox', 'Tryb testowy: nic nie zapłacisz'],
    ['sandboxBank.notice', 'Tryb testowy: nic nie zapłacisz'],
    ['checkout.billingAddress', 'Adres do rachunku'],
    ['cart.reduceTo', 'Zmień na 2', { count: 2 }],
    ['cart.untilFree', 'Brakuje 93 zł do darmowej dostawy.', { amount: short(9300, 'pl') }],
    ['cart.untilFree', 'Brakuje 93,50 zł do darmowej dostawy.', { amount: short(9350, 'pl') }],
    ['listing.remove', 'Usuń filtr: Dąb', { choice: 'Dąb' }],
    ['today.toSend', 'zamówienie do wysłania', { count: 1 }],
    ['today.toSend', 'zamówień do wysłania', { count: 117 }],
    ['today.disputed', 'płatności sporne', { count: 2 }],
    ['tariffs.dayRange', '3–5 dni roboczych', { from: 3, count: 5 }],
  ],
  de: [
    ['today.disputed', 'strittige Zahlung', { count: 1 }],
    ['disputes.reason_fraudulent', 'Der Karteninhaber sagt, die Zahlung sei nicht von ihm'],
    ['field.taxId', 'USt-IdNr.'],
    ['order.taxId', 'USt-IdNr.: DE136695976', { taxId: 'DE136695976' }],
    ['field.optional', '(optional)'],
    ['order.total', 'Gesamtsumme'],
    ['checkout.total', 'Gesamtsumme'],
    ['order.total', 'Gesamtsumme'],
    ['mail.confirmationTotal', 'Gesamtsumme'],
    ['cart.undo', 'Rückgängig'],
    ['checkout.problems', '1 Angabe fehlt oder stimmt nicht', { count: 1 }],
    ['checkout.problems', '3 Angaben fehlen oder stimmen nicht', { count: 3 }],
    ['order.mandate', 'Mandatsreferenz'],
    ['sandboxBank.mandateReference', 'Mandatsreferenz'],
  ],
  cs: [
    ['tariffs.dayRange', '1–2 pracovní dny', { from: 1, count: 2 }],
    ['tariffs.dayRange', '3–5 pracovních dnů', { from: 3, count: 5 }],
    ['manualPayment.transferHint', 'Na náš účet. Zboží vám podržíme 3 dny.', { count: 3 }],
    ['manualPayment.transferHint', 'Na náš účet. Zboží vám podržíme 7 dnů.', { count: 7 }],
    ['order.lineRefunded', 'Peníze vráceny za 2 ks', { count: 2 }],
  ],
  nl: [
    ['listing.noneLeftText', 'Geen enkel artikel voldoet aan alle filters. Haal een filter weg.'],
    ['order.total', 'Totaal'],
    ['cart.toCheckout', 'Afrekenen'],
    ['cart.undo', 'Ongedaan maken'],
    ['method.blikApproveHint', 'Laat dit venster open. De pagina gaat vanzelf verder zodra de bank antwoordt.'],
  ],
  en: [
    ['listing.noneLeft', 'No products match'],
    ['cart.keepLooking', 'Continue shopping'],
    ['order.total', 'Total'],
    ['order.keepLink', "Keep the address of this page: it always shows your order's status."],
    ['money.lowestPriorShort', 'lowest price, 30 days prior'],
  ],
};

for (const [locale, said] of Object.entries(wanted) as [Locale, WantedText[]][]) {
  test(`the shop says what people know from other shops (${locale})`, () => {
    const t = translateTo(locale);
    for (const [key, text, params] of said) assert.is(withPlainSpaces(t(key, params)), text, key);
  });
}

test('the order button says what the law prescribes', () => {
  const button = (locale: Locale) => withPlainSpaces(translateTo(locale)('checkout.orderButton'));
  assert.is(button('pl'), 'Zamówienie z obowiązkiem zapłaty');
  assert.is(button('nl'), 'Bestelling met betalingsverplichting');
  assert.is(button('de'), 'zahlungspflichtig bestellen');
  assert.is(button('en'), 'Order with obligation to pay');
  assert.is(button('cs'), 'Objednávka zavazující k platbě');
});

test('what is made for one person is excepted in both halves of the law, in every language', () => {
  const halves: Record<Locale, RegExp> = {
    pl: /według Twojej specyfikacji lub .*zaspokojeni\w+ Twoich zindywidualizowanych potrzeb/,
    de: /nach Ihren Vorgaben angefertigt oder .*auf Ihre persönlichen Bedürfnisse zugeschnitten/i,
    nl: /volgens jouw specificaties gemaakt of .*duidelijk voor jou persoonlijk bestemd/i,
    cs: /podle vašich požadavků nebo .*vašim osobním potřebám/,
    en: /made to your specifications or clearly personalised/i,
  };
  for (const [locale, both] of Object.entries(halves) as [Locale, RegExp][]) {
    const t = translateTo(locale);
    assert.match(t('exception.product_custom'), both);
    assert.match(t('exception.order_custom', { goods: '' }), both);
  }
});

test('Dutch says je: in every text, page and collection', async () => {
  assert.equal(await listTexts('nl', (text) => formalDutch.test(text)), []);
  for (const said of ['Waar zoekt u naar?', 'Op uw apparaat', 'U bent hier']) assert.match(said, formalDutch);
  for (const said of ['Je menu', 'Auw!']) assert.not.match(said, formalDutch);
});

test('German says Sie, and has no tax number but the one for VAT', async () => {
  const familiar = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu;
  assert.equal(await listTexts('de', (text) => /Steuernummer/i.test(text) || familiar.test(text)), []);
});

test('Czech names one thing by one word', async () => {
  const otherWord = /reklamac\p{L}* plat|záchrann|vratk|personál|vybrat provedení|(?<!\p{L})relac/iu;
  assert.equal(await listTexts('cs', (text) => otherWord.test(text)), []);
});

test('an ellipsis follows its word without a space in Polish and Czech', async () => {
  for (const locale of ['pl', 'cs'] as const) assert.equal(await listTexts(locale, (text) => / …$/.test(text)), []);
});

test('the tagline is named by a word that is no password’s', () => {
  const taglines = ['setup.tagline', 'identitySettings.tagline', 'translation.field_tagline'] as const;
  for (const locale of locales) {
    const t = translateTo(locale);
    const password = t('office.password').toLowerCase();
    for (const key of taglines) {
      assert.is.not(t(key).toLowerCase().startsWith(password), true, `${locale} ${key}`);
      assert.is(t(key), t('setup.tagline'), 'one name everywhere');
    }
  }
});

test('whoever works in the office is sent to a command only where no page does the same', async () => {
  const named = Object.entries(await loadAllMessages('en')).filter(([, message]) =>
    /\bnpx\b|\bkasa [a-z]/.test(JSON.stringify(message)),
  );
  assert.equal(named.map(([key]) => key).sort(), [
    'ksef.problem_notReady',
    'redirects.fileTooLarge',
    'sandboxHint.delivery',
    'sandboxHint.transfer',
    'secrets.hint_KSEF_KEY',
    'work.refusedRateMissing',
  ]);
});

test('a payment that is disputed as fraudulent is one that the card holder denies', () => {
  const denies = {
    en: 'not theirs',
    de: 'nicht von|nicht vom',
    pl: 'nie jego',
    nl: 'niet heeft gedaan',
    cs: 'není jeho',
  };
  for (const locale of locales) {
    for (const key of ['disputes.reason_fraudulent', 'merchant.disputeReason.fraudulent'] as const)
      assert.match(translateTo(locale)(key), new RegExp(denies[locale]), key);
  }
});

test('German pictures are clear areas of colour, not flat ones', () => {
  assert.match(demoTexts.de.home.description, 'klare Farbflächen');
  assert.match(demoCollections[0]?.texts.de.description ?? '', /^Klare Farbflächen/);
});

function short(minor: number, locale: Locale): string {
  return formatShortMoney(money(minor, marketIn(locale).currency), languageOf(locale).languageTag);
}

function withPlainSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}

/** Every text of a language that fits: messages, and what the demo says of itself. */
async function listTexts(locale: Locale, fits: (text: string) => boolean): Promise<string[]> {
  const messages: Record<string, Message> = await loadAllMessages(locale);
  const { 'mail.formText': _form, ...own } = messages;
  const { pages } = await readDemoPages();
  const texts = [
    ...Object.values(own).flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message))),
    ...stringsIn(demoTexts[locale]),
    ...demoCollections.flatMap(({ texts }) => stringsIn(texts[locale])),
    ...pages.flatMap(({ texts }) => stringsIn(texts[locale] ?? {})).map(withoutModelForm),
  ];
  return texts.filter(fits);
}

/** The form's words are the directive's own, and those are formal. */
function withoutModelForm(html: string): string {
  return html.replace(/<blockquote>.*?<\/blockquote>/s, '');
}

function stringsIn(value: object): string[] {
  return Object.values(value).flatMap((inner) => (typeof inner === 'string' ? [inner] : stringsIn(inner)));
}

test.run();
