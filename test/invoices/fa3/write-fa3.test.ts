// FA(3): each fact of a document in its own field, and what cannot be said refused by its kind.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import { writeFa3File } from '#server/invoices/fa3/write-fa3-file.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { aConsumer, anInvoice, aPolishCompany, aSale, correctionsOf } from '../a-sale.ts';
import { anIssue, fa3Of, sumOf, textsOf } from './read-fa3.ts';

test('an invoice says seller, day, sums by rate, lines at their price with VAT, and that it is paid', () => {
  const sold = [
    { quantity: 2, unitMinor: 6150, discountMinor: 300, basisPoints: 2300 },
    { quantity: 1, unitMinor: 2100, basisPoints: 500 },
  ];
  const xml = fa3Of(anInvoice(aSale({ sold, deliveryMinor: 0 })));
  assert.ok(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Faktura xmlns='));
  assert.equal(textsOf(xml, 'NIP'), ['5252248481']);
  assert.equal(textsOf(xml, 'DataWytworzeniaFa'), ['2026-11-24T10:00:00Z']);
  assert.equal([textsOf(xml, 'P_1'), textsOf(xml, 'P_2'), textsOf(xml, 'P_6')].flat(), [
    ...['2026-11-24', 'FV/2026/1', '2026-11-23'],
  ]);
  const sums =
    '<P_13_1>97.56</P_13_1><P_14_1>22.44</P_14_1><P_13_3>20.00</P_13_3><P_14_3>1.00</P_14_3><P_15>141.00</P_15>';
  assert.ok(xml.includes(sums));
  const line =
    '<NrWierszaFa>1</NrWierszaFa><UU_ID>1001-1</UU_ID><P_7>Kubek, Duży</P_7><Indeks>KUB-0</Indeks><P_8A>szt.</P_8A>' +
    '<P_8B>2</P_8B><P_9B>61.50</P_9B><P_10>3.00</P_10><P_11A>120.00</P_11A><P_12>23</P_12>';
  assert.ok(xml.includes(line));
  assert.ok(
    xml.includes('<Zaplacono>1</Zaplacono><DataZaplaty>2026-11-23</DataZaplaty><FormaPlatnosci>2</FormaPlatnosci>'),
  );
  assert.equal(
    ['JST', 'GV', 'P_16', 'P_17', 'P_18', 'P_18A', 'P_23'].flatMap((name) => textsOf(xml, name)),
    Array(7).fill('2'),
  );
  assert.equal(
    ['P_19N', 'P_22N', 'P_PMarzyN'].flatMap((name) => textsOf(xml, name)),
    ['1', '1', '1'],
  );
});

test('the registers of a company that has them stand at the foot', () => {
  const sale = anInvoice(aSale({ sold: [{ quantity: 1, unitMinor: 6150, basisPoints: 2300 }] }));
  const footOf = (numbers: Partial<InvoiceDocument['seller']>) => {
    const xml = fa3Of({ ...sale, seller: { ...sale.seller, ...numbers } });
    return /<Stopka>(.*?)<\/Stopka>/.exec(xml)?.[1];
  };
  assert.is(footOf({ krs: '0000012345' }), '<Rejestry><KRS>0000012345</KRS><REGON>123456785</REGON></Rejestry>');
  assert.is(footOf({ krs: 'none' }), '<Rejestry><REGON>123456785</REGON></Rejestry>');
  assert.is(footOf({ registryNumber: '', krs: '' }), undefined);
});

test('delivery is a line for each rate', () => {
  const sold = [
    { quantity: 1, unitMinor: 10_000, basisPoints: 2300 },
    { quantity: 1, unitMinor: 5000, basisPoints: 500 },
  ];
  const xml = fa3Of(anInvoice(aSale({ sold, deliveryMinor: 1500 })));
  assert.equal(textsOf(xml, 'UU_ID'), ['1001-1', '1001-2', '1001-delivery-23', '1001-delivery-5']);
  assert.equal(textsOf(xml, 'P_11A'), ['100.00', '50.00', '10.00', '5.00']);
});

test('a buyer is named by a NIP, a number of another member state, one of any other state, or none', () => {
  const buyerWith = (changes: Partial<typeof aConsumer>) => {
    const xml = fa3Of(anInvoice(aSale({ buyer: { ...aConsumer, companyName: 'Nabywca', ...changes } })));
    return /<Podmiot2><DaneIdentyfikacyjne>(.*?)<\/DaneIdentyfikacyjne>/.exec(xml)?.[1];
  };
  const name = '<Nazwa>Nabywca</Nazwa>';
  assert.is(buyerWith({ taxId: '1111111111' }), `<NIP>1111111111</NIP>${name}`);
  assert.is(buyerWith({ taxId: 'PL1111111111', country: 'DE' }), `<NIP>1111111111</NIP>${name}`);
  assert.is(buyerWith({ taxId: 'DE136695976', country: 'DE' }), `<KodUE>DE</KodUE><NrVatUE>136695976</NrVatUE>${name}`);
  assert.is(buyerWith({ taxId: 'EL094259216', country: 'GR' }), `<KodUE>EL</KodUE><NrVatUE>094259216</NrVatUE>${name}`);
  assert.is(
    buyerWith({ taxId: 'CHE123456788', country: 'CH' }),
    `<KodKraju>CH</KodKraju><NrID>CHE123456788</NrID>${name}`,
  );
  assert.is(buyerWith({ companyName: '' }), '<BrakID>1</BrakID><Nazwa>Jan Testowy</Nazwa>');
});

test('what is not needed of a buyer is not said', () => {
  assert.not.match(fa3Of(anInvoice()), /jan@example\.com/);
});

test('VAT of another state, and exports, have fields of their own', () => {
  const sold = [
    { quantity: 1, unitMinor: 11_900, basisPoints: 1900 },
    { quantity: 1, unitMinor: 10_700, basisPoints: 700 },
  ];
  const german = fa3Of(anInvoice(aSale({ sold, deliveryMinor: 0, vatCountry: 'DE' })));
  assert.ok(german.includes('<P_13_5>200.00</P_13_5><P_14_5>26.00</P_14_5><P_15>226.00</P_15>'));
  assert.ok(german.includes('<P_12_XII>7</P_12_XII><Procedura>WSTO_EE</Procedura>'));
  assert.equal(textsOf(german, 'P_12'), []);
  const zero = [{ quantity: 1, unitMinor: 5000, basisPoints: 0 }];
  const exported = fa3Of(anInvoice(aSale({ sold: zero, deliveryMinor: 0, isExport: true })));
  assert.ok(exported.includes('<P_13_6_3>50.00</P_13_6_3><P_15>50.00</P_15>'));
  assert.equal(textsOf(exported, 'P_12'), ['0 EX']);
  const atHome = fa3Of(anInvoice(aSale({ sold: zero, deliveryMinor: 0 })));
  assert.ok(atHome.includes('<P_13_6_1>50.00</P_13_6_1>') && atHome.includes('<P_12>0 KR</P_12>'));
});

const euro = () => anInvoice(aSale({ currency: 'EUR', method: 'ideal', deliveryMinor: 0 }));
const national: NonNullable<InvoiceDocument['nationalVat']> = {
  ...{ currency: 'PLN', unit: 'EUR', rate: '4.2634', source: 'NBP', table: '227/A/NBP/2026', day: '2026-11-20' },
  vat: [{ basisPoints: 2300, vatMinor: 9806 }],
};

test('an invoice in euro has its total in euro and its VAT in złoty, too', async () => {
  const xml = fa3Of({ ...euro(), nationalVat: national });
  assert.ok(xml.includes('<P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_14_1W>98.06</P_14_1W><P_15>123.00</P_15>'));
  assert.equal(textsOf(xml, 'KursWaluty'), ['4.2634']);
  assert.equal(await faultsOfFa3(Buffer.from(xml)), []);
});

test('VAT of another state in euro is said in euro alone', async () => {
  const sold = [{ quantity: 1, unitMinor: 11_900, basisPoints: 1900 }];
  const xml = fa3Of(anInvoice(aSale({ sold, deliveryMinor: 0, currency: 'EUR', vatCountry: 'DE' })));
  assert.not.match(xml, /KursWaluty|W>/);
  assert.equal(await faultsOfFa3(Buffer.from(xml)), []);
});

test('a correction names what it corrects, and has the differences', async () => {
  const [correction, ofDelivery] = correctionsOf(aSale(), [
    { lines: [{ position: 0, quantity: 1 }], isWithDelivery: false },
    { lines: [], isWithDelivery: true },
  ]);
  if (!correction || !ofDelivery) throw new Error('not corrected');
  const xml = fa3Of(correction);
  const named =
    '<RodzajFaktury>KOR</RodzajFaktury><PrzyczynaKorekty>Zwrot pieniędzy</PrzyczynaKorekty><TypKorekty>2</TypKorekty>' +
    '<DaneFaKorygowanej><DataWystFaKorygowanej>2026-11-24</DataWystFaKorygowanej><NrFaKorygowanej>FV/2026/1</NrFaKorygowanej>';
  assert.ok(xml.includes(`${named}<NrKSeFN>1</NrKSeFN></DaneFaKorygowanej>`));
  assert.ok(xml.includes('<P_13_1>-50.00</P_13_1><P_14_1>-11.50</P_14_1><P_15>-61.50</P_15>'));
  assert.ok(xml.includes('<P_8B>-1</P_8B><P_9B>61.50</P_9B><P_11A>-61.50</P_11A>'));
  assert.not.match(xml, /<Platnosc>/);
  const known = '5265877635-20250826-0100001AF629-AF';
  const sent = fa3Of(correction, { ...anIssue, correctedKsefNumber: known });
  assert.ok(sent.includes(`<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${known}</NrKSeFFaKorygowanej></DaneFaKorygowanej>`));
  assert.equal(await faultsOfFa3(Buffer.from(sent)), []);
  const back = fa3Of(ofDelivery);
  assert.ok(back.includes('<PrzyczynaKorekty>Odstąpienie od umowy</PrzyczynaKorekty>'));
  assert.ok(back.includes('<P_7>Dostawa</P_7><P_8A>usł.</P_8A><P_8B>-1</P_8B><P_9B>15.00</P_9B><P_11A>-15.00</P_11A>'));
});

test('a method that the schema has no number for is said by its name', () => {
  const paidBy = (method: string) =>
    /<FormaPlatnosci>.*?<|<PlatnoscInna>.*?<\/Platnosc>/.exec(fa3Of(anInvoice(aSale({ method }))))?.[0];
  assert.is(paidBy('blik'), '<FormaPlatnosci>7<');
  assert.is(paidBy('bank_transfer'), '<FormaPlatnosci>6<');
  assert.is(paidBy('paypal'), '<PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>PayPal</OpisPlatnosci></Platnosc>');
  assert.is(paidBy('own_leasing'), '<PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>leasing</OpisPlatnosci></Platnosc>');
  assert.is(paidBy('nothing_due'), undefined);
});

test('a gift card is a voucher where it paid all, and is named beside the method where it paid in part', () => {
  const total = anInvoice().totals.grossMinor;
  const paidWith = (cardsMinor: number, method = 'card') =>
    /<FormaPlatnosci>.*?<|<OpisPlatnosci>.*?</.exec(fa3Of(anInvoice(aSale({ method, cardsMinor }))))?.[0];
  assert.is(paidWith(total, 'nothing_due'), '<FormaPlatnosci>3<');
  assert.match(paidWith(5_000) ?? '', /^<OpisPlatnosci>Karta podarunkowa 50\.00 PLN, Karta.* 88\.00 PLN<$/);
});

test('on delivery the part that a gift card pays is said, too', () => {
  const onDelivery = { method: 'cash_on_delivery', isDueOnDelivery: true, paidAt: null };
  const said = fa3Of(anInvoice(aSale({ ...onDelivery, cardsMinor: 5_000 })));
  assert.match(said, '<ZdarzeniePoczatkowe>doręczenie towaru</ZdarzeniePoczatkowe>');
  assert.match(said, /<OpisPlatnosci>Karta podarunkowa 50\.00 PLN, [^<]* 88\.00 PLN<.*<\/Platnosc>/);
  assert.not.match(said, '<Zaplacono>');
});

test('what cannot be said in FA(3) is refused by its kind', () => {
  const refusalOf = (document: InvoiceDocument) => {
    const written = writeFa3(document, anIssue);
    return written.ok ? null : written.error;
  };
  const invoice = anInvoice();
  assert.is(refusalOf(invoice), null);
  assert.equal(refusalOf({ ...invoice, kind: 'proforma' }), { kind: 'KindNotInKsef', document: 'proforma' });
  assert.equal(refusalOf({ ...invoice, kind: 'receipt' }), { kind: 'KindNotInKsef', document: 'receipt' });
  const address = { street: 'Lindenweg 4', postalCode: '10115', city: 'Berlin', country: 'DE' };
  assert.equal(refusalOf(anInvoice(aSale(), aPolishCompany({ address }))), { kind: 'SellerNotPolish', country: 'DE' });
  const sellerWith = (taxNumber: string) => refusalOf(anInvoice(aSale(), aPolishCompany({ taxNumber, vatId: '' })));
  assert.equal(sellerWith('525-224-84-82'), { kind: 'SellerNipWrong', nip: '5252248482' });
  assert.equal(sellerWith('000-000-00-00'), { kind: 'SellerNipWrong', nip: '0000000000' });
  assert.equal(sellerWith(''), { kind: 'SellerNipWrong', nip: '' });
  const buyer = { ...aConsumer, companyName: 'Nabywca', taxId: '1111111112' };
  assert.equal(refusalOf(anInvoice(aSale({ buyer }))), { kind: 'BuyerNipWrong', nip: '1111111112' });
  const sold = [{ quantity: 1, unitMinor: 5000, basisPoints: 850 }];
  assert.equal(refusalOf(anInvoice(aSale({ sold }))), { kind: 'RateNotPolish', basisPoints: 850 });
  assert.equal(refusalOf(euro()), { kind: 'NationalVatMissing', currency: 'EUR' });
  const ofOtherRate = { ...national, vat: [{ basisPoints: 800, vatMinor: 1 }] };
  assert.equal(refusalOf({ ...euro(), nationalVat: ofOtherRate }), { kind: 'NationalVatMissing', currency: 'EUR' });
});

test('a small business is exempt: zw, with the article that says so', async () => {
  const sold = [{ quantity: 1, unitMinor: 5000, basisPoints: 0 }];
  const xml = fa3Of(anInvoice(aSale({ sold, deliveryMinor: 0, isSellerExempt: true })));
  assert.ok(xml.includes('<P_13_7>50.00</P_13_7><P_15>50.00</P_15>'));
  assert.equal([...textsOf(xml, 'P_12'), ...textsOf(xml, 'P_19'), ...textsOf(xml, 'P_19N')], ['zw', '1']);
  assert.match(textsOf(xml, 'P_19A')[0] ?? '', 'Art. 113');
  assert.equal(await faultsOfFa3(Buffer.from(xml)), []);
});

test('what the schema refuses becomes no file', async () => {
  const refused = await writeFa3File({ ...anInvoice(), issuedOn: '2061-01-01' }, anIssue);
  assert.is(refused.ok, false);
  assert.match(refused.ok || refused.error.kind !== 'NotBySchema' ? '' : refused.error.faults.join(), /'P_1'/);
  const good = await writeFa3File(anInvoice(), anIssue);
  assert.ok(good.ok && good.value.toString() === fa3Of(anInvoice()));
});

test('more lines than KSeF takes bytes for are refused', async () => {
  const sold = Array.from({ length: 3500 }, () => ({
    quantity: 1,
    unitMinor: 100,
    basisPoints: 2300,
    title: 'M'.repeat(150),
  }));
  const refused = await writeFa3File(anInvoice(aSale({ sold })), anIssue);
  assert.match(
    refused.ok || refused.error.kind !== 'NotBySchema' ? '' : refused.error.faults.join(),
    /at most 1000000/,
  );
});

test('texts lose what KSeF refuses, keep emoji, and are cut between letters', async () => {
  const titled = async (title: string) => {
    const xml = fa3Of(
      anInvoice(aSale({ sold: [{ quantity: 1, unitMinor: 5000, basisPoints: 2300, title }], deliveryMinor: 0 })),
    );
    assert.equal(await faultsOfFa3(Buffer.from(xml)), [], JSON.stringify(title));
    return textsOf(xml, 'P_7')[0];
  };
  assert.is(await titled('A\u0000\u0007\u007f\u009f\ufdd0\u{1fffe}\ud800B'), 'AB, Duży');
  assert.is(await titled(' A\t\n\u0085  B\u00a0C'), 'A B C, Duży');
  assert.is(await titled('Tom & Jerry <b>"x"</b> 🎁'), 'Tom &amp; Jerry &lt;b&gt;"x"&lt;/b&gt; 🎁, Duży');
  const family = '👩‍👩‍👧';
  assert.is(await titled(family.repeat(100)), family.repeat(64));
  assert.is((await titled(`a${'\u0301'.repeat(900)}`))?.length, 512);
});

test('a total of nothing is an invoice', async () => {
  const sold = [{ quantity: 1, unitMinor: 5000, discountMinor: 5000, basisPoints: 2300 }];
  const xml = fa3Of(anInvoice(aSale({ sold, deliveryMinor: 0, method: 'nothing_due' })));
  assert.equal([sumOf(xml, 'P_15'), sumOf(xml, 'P_13_1'), sumOf(xml, 'P_10')], [0, 0, 5000]);
  assert.equal(await faultsOfFa3(Buffer.from(xml)), []);
});

test.run();
