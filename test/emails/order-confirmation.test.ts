import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createMailTransport } from '#server/emails/mail-transport.ts';
import { writeOrderConfirmation } from '#server/emails/order-confirmation.ts';
import { translateTo } from '#server/i18n/translations.ts';
import type { UnconfirmedHold } from '#server/orders/manual/unpaid-holds.ts';
import type { Order } from '#server/schema/resolver-types.generated.ts';
import type { GuaranteeFile } from '#server/terms/guarantee-file.ts';
import { sayImport } from '#server/terms/read-terms.ts';
import { locales } from '#src/i18n/locales.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aGuaranteeFile, standInDrawing } from '../fixtures/a-guarantee-file.ts';
import { aShownPoint } from '../fixtures/a-pickup-point.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' as const });

const order: Order = {
  number: 1001,
  token: 'token-of-the-order',
  createdAt: '2026-11-21T10:00:00.000Z',
  paymentState: 'paid',
  fulfilmentState: 'unfulfilled',
  email: 'anna@example.com',
  address: {
    fullName: 'Anna <Nowak>',
    line1: 'Lange Straße 1',
    line2: '',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    companyName: null,
    taxId: null,
  },
  note: '',
  shippingMethod: 'dhl',
  shippingCarrier: 'dhl',
  shippingName: '',
  lines: [
    {
      productHandle: 'zubr',
      title: 'Żubr',
      variantTitle: '50×70 cm',
      isExcepted: false,
      image: null,
      quantity: 2,
      unitPrice: eur(2900),
      total: eur(5800),
    },
  ],
  totals: {
    subtotal: eur(5800),
    shipping: eur(590),
    fee: eur(0),
    discount: eur(0),
    total: eur(6390),
    cards: [],
    due: eur(6390),
    vat: eur(1020),
  },
  vatAmounts: [{ basisPoints: 1900, vat: eur(1020) }],
  refunded: eur(0),
  refundPending: eur(0),
  isDisputed: false,
  parcels: [],
  events: [],
  cancelReason: null,
  paymentMethod: 'card',
  mandate: null,
  declineText: null,
};

const terms = { title: 'AGB: Teil 1/2', bodyHtml: '<p>Wir verkaufen Plakate.</p>', updatedAt: '2026-11-02T00:00:00Z' };

const write = (
  locale: (typeof locales)[number],
  changes: Partial<Order> = {},
  notice: GuaranteeFile | null = null,
  hold: UnconfirmedHold | null = null,
) =>
  writeOrderConfirmation({
    key: 'order-confirmation-1',
    order: { ...order, ...changes },
    locale,
    shop: demoProfile,
    hold,
    publicUrl: 'https://shop.example',
    attachments: {
      company: aCompany(),
      pages: [
        { slug: 'privacy', seoDescription: '', ...terms, title: 'Datenschutz' },
        { slug: 'terms', seoDescription: '', ...terms },
      ],
      notice,
    },
    arrival: { earliest: '2026-11-24', latest: '2026-11-25' },
    guarantee: {
      title: 'Gewährleistung',
      text: 'Mindestens 2 Jahre haftet der Verkäufer.',
      file: null,
      linkText: 'Ihr Europa',
      linkUrl: 'https://europa.eu/youreurope/index_de.htm',
    },
  });

test('every language says number, goods, total, VAT and where to look', () => {
  for (const locale of locales) {
    const mail = write(locale);
    assert.match(mail.subject, '1001');
    for (const body of [mail.text, mail.html]) {
      for (const part of ['2 × Żubr', '63', '10', '19', `https://shop.example/${locale}/order/token-of-the-order`]) {
        assert.match(body, part, `${locale}: ${part}`);
      }
      assert.not.match(body, /\{\w+\}/, `${locale} leaves no placeholder`);
    }
  }
});

test('a note keeps its lines, whether the parcel is brought or collected', () => {
  const note = 'Dla Zosi\n\nSto lat!\nCiocia <Ania>';
  for (const changes of [{ note }, { note, billingAddress: order.address }, { note, pickupPoint: aShownPoint() }]) {
    const { text, html } = write('pl', changes);
    assert.match(text, '  Dla Zosi\n  \n  Sto lat!\n  Ciocia <Ania>');
    assert.match(html, 'Dla Zosi<br><br>Sto lat!<br>Ciocia &lt;Ania&gt;');
  }
});

test('whoever collects in person reads what the way is called and where the shop is, and nobody else does', () => {
  const { street } = demoProfile.company.address;
  const collected = { shippingMethod: 'collected', shippingCarrier: 'Collection', shippingName: 'Levantar na loja' };
  for (const locale of locales) {
    const { text, html } = write(locale, collected);
    for (const body of [text, html]) {
      assert.match(body, 'Levantar na loja', locale);
      assert.match(body.split('Żubr')[0] ?? '', street, locale);
      assert.match(body.toLowerCase(), translateTo(locale)('mail.collectHere').toLowerCase(), locale);
    }
    assert.not.match(write(locale).text.split('Żubr')[0] ?? '', street, `${locale}: a parcel`);
  }
});

test('a parcel to collect says where, and the address is no longer where it goes', () => {
  const pickupPoint = aShownPoint({ carrier: 'dhl', name: 'Packstation 107', street: 'Venloer Straße 310' });
  const mail = write('de', { shippingMethod: 'dhl-packstation', pickupPoint });
  for (const body of [mail.text, mail.html]) {
    for (const part of ['Abzuholen bei', 'DHL Packstation', 'Packstation 107', 'Venloer Straße 310', 'Ihre Adresse']) {
      assert.match(body, part);
    }
  }
  assert.not.match(write('de').text, 'Abzuholen');
});

test('who collects in person is told so, and nothing is said to be sent or to be on its way', () => {
  const mail = write('de', { shippingMethod: 'collected', shippingCarrier: 'collected', shippingName: 'Abholung' });
  for (const body of [mail.text, mail.html]) {
    for (const part of ['Sie holen sie wie vereinbart persönlich bei uns ab', 'Versand, Abholung', 'Ihre Adresse'])
      assert.match(body, part);
    for (const part of ['Sobald das Paket', 'Lieferung an', 'collected']) assert.not.match(body, part);
  }
  for (const locale of locales) {
    const { text } = write(locale, { shippingMethod: 'collected', shippingCarrier: 'collected' });
    assert.not.match(text, write(locale).text.match(/(?<=\n\n).*DHL.*(?=\n)/)?.[0] ?? 'DHL', locale);
  }
});

test('the seller of the order, country, delivery, payment, discount and the legal guarantee are named in full', () => {
  const mail = write('de', { totals: { ...order.totals, discount: eur(500) } });
  for (const body of [mail.text, mail.html]) {
    for (const part of [
      'Papierhaus GmbH',
      'Lindenweg 4, 10115 Berlin',
      'Vertreten durch Ada Beispiel',
      'Amtsgericht Charlottenburg, HRB 12345',
      'USt-IdNr. DE136695976',
      'hallo@papierhaus.example',
      'Deutschland',
      'Versand, DHL',
      'Karte',
      'Rabatt',
      'Mindestens 2 Jahre haftet der Verkäufer.',
      'https://europa.eu/youreurope/index_de.htm',
    ])
      assert.match(body, part);
    assert.not.match(body, 'Pracownia Plakatu, ');
  }
  assert.match(mail.text.replace(/\u00a0/g, ' '), 'Rabatt: −5,00 €');
});

test('terms go along as they were, with the model form filled in as far as the shop knows', () => {
  const { attachments = [], text } = write('de');
  assert.equal(
    attachments.map(({ filename, contentType }) => [filename, contentType]),
    [
      ['AGB Teil 1 2.html', 'text/html; charset=utf-8'],
      ['Muster-Widerrufsformular.txt', 'text/plain; charset=utf-8'],
    ],
  );
  const [page = '', form = ''] = attachments.map(({ content }) => String(content));
  for (const part of ['<html lang="de', '<h1>AGB: Teil 1/2</h1>', '<p>Wir verkaufen Plakate.</p>', '2. November 2026'])
    assert.match(page, part);
  assert.match(form, 'An Papierhaus GmbH, Lindenweg 4, 10115 Berlin, hallo@papierhaus.example:');
  assert.match(form, 'Bestellung 1001 vom 21. November 2026');
  assert.match(text, 'AGB Teil 1 2.html und Muster-Widerrufsformular.txt');
});

test('the model form is there in every language, and names all that the law wants asked', () => {
  const forms = locales.map((locale) => String(write(locale).attachments?.at(-1)?.content));
  assert.is(new Set(forms).size, locales.length);
  for (const form of forms) {
    assert.match(form, 'Papierhaus GmbH');
    assert.match(form, '1001');
    // Addressee, goods, day, name, address, signature, date.
    assert.is(form.match(/: ?.*\n/g)?.length, 7, form);
    assert.not.match(form, /\{\w+\}/);
  }
});

test('the official notice goes along byte for byte', async () => {
  const notice = await aGuaranteeFile();
  const file = write('pl', {}, notice).attachments?.at(-1);
  assert.is(file?.filename, 'Prawna gwarancja zgodności.svg');
  assert.ok(standInDrawing.equals(file?.content as Buffer));
});

// Seen to fail while whoever typed somebody's address had their own words sent there.
test('until its e-mail was opened, an order that nobody paid tells that mailbox nothing that was typed beside it', () => {
  const hold = { mailKey: 'key-of-the-mail', until: null };
  const changes = { paymentState: 'due_on_delivery', note: 'Kaufen Sie bei mir' } as const;
  const { text, html } = write('de', changes, null, hold);
  for (const body of [text, html]) {
    assert.match(body, 'key-of-the-mail');
    for (const typed of ['Nowak', 'Lange Straße', 'Kaufen Sie']) assert.not.match(body, typed);
  }
  assert.match(write('de', changes).text, 'Kaufen Sie bei mir');
});

test('the languages differ', () => {
  assert.is(new Set(locales.map((locale) => write(locale).text)).size, locales.length);
});

test('what a shopper typed cannot become markup', () => {
  assert.match(write('de').html, 'Anna &lt;Nowak&gt;');
});

test('without a mail server the e-mail is a file, and sending it again is the same file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kasa-mail-'));
  const sendMail = createMailTransport({
    readSender: async () => ({ from: 'Shop <shop@shop.example>' }),
    readSmtpUrl: () => undefined,
    directory,
  });
  await sendMail(write('pl'));
  await sendMail(write('pl'));
  assert.equal(await readdir(directory), ['order-confirmation-1.eml']);
  const message = await readFile(join(directory, 'order-confirmation-1.eml'), 'utf8');
  await rm(directory, { recursive: true });
  assert.match(message, 'To: anna@example.com');
  assert.match(message, 'Message-ID: <order-confirmation-1@shop.example>');
  assert.match(message, 'text/plain');
  assert.match(message, 'text/html');
});

test('what cannot be withdrawn from is named beside the right of withdrawal, in every language', () => {
  const [line] = order.lines;
  const named = (isExcepted: boolean) =>
    line
      ? [{ ...line, variantTitle: 'Name: Ola', isExcepted, exception: isExcepted ? ('custom' as const) : null }]
      : [];
  for (const locale of locales) {
    const count = (isExcepted: boolean) =>
      write(locale, { lines: named(isExcepted) }).text.split('Name: Ola').length - 1;
    assert.equal([count(false), count(true)], [1, 2], locale);
  }
});

test('who orders to Åland is told of the VAT that is asked for on arrival, and nobody else', () => {
  const to = (country: string, postalCode: string) => ({ ...order.address, country, postalCode });
  assert.match(sayImport('en', to('FI', '22100')) ?? '', 'but no customs duty');
  assert.match(sayImport('de', to('ES', '35001')) ?? '', /Einfuhrumsatzsteuer.*kein Zoll/);
  assert.match(sayImport('en', to('ES', '51001')) ?? '', 'import VAT and customs duty');
  assert.match(sayImport('de', to('DE', '78266')) ?? '', 'Einfuhrumsatzsteuer und Zoll');
  for (const [country, postalCode] of [
    ['FI', '00100'],
    ['PT', '9000-001'],
    ['DE', '22100'],
  ] as const)
    assert.is(sayImport('en', to(country, postalCode)), null);
  const said = sayImport('de', to('FI', '22100')) ?? '';
  const mail = (changes: Partial<Order>) => write('de', { address: to('FI', '22100'), ...changes }).text;
  assert.match(mail({}), said);
  assert.not.match(mail({ pickupPoint: aShownPoint() }), said, 'the locker is on the mainland');
  assert.not.match(mail({ shippingMethod: 'collected', shippingCarrier: 'collected' }), said);
});

test.run();
