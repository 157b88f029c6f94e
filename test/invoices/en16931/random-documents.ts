// Documents as the shop issues them, of sales and refunds that nobody would think of: five rates, discounts, delivery, free
// amounts given back, three currencies, one of which has no decimals. The same seed makes the same documents.

import { buildCorrection, buildSaleDocument } from '#server/invoices/issuing/build-document.ts';
import { buildFinal } from '#server/invoices/issuing/build-final.ts';
import type { Sale } from '#server/invoices/issuing/read-sale.ts';
import type { ExchangeRate } from '#server/invoices/rates/national-vat.ts';
import { locales } from '#src/i18n/locales.ts';
import type { InvoiceDocument, InvoiceLine } from '#src/invoices/invoice-document.ts';
import { allocateMoney, type Currency, money, percentOf } from '#src/money.ts';
import { paymentMethods } from '#src/payments/methods/payment-methods.ts';
import type { EarlierRefund, PaidOrder, RefundAmounts } from '#src/refunds/paid-order.ts';
import { leftOf, quantityLeft, refundAmounts } from '#src/refunds/refund-amounts.ts';
import type { Company } from '#src/shop/company.ts';
import { splitByRate } from '#src/vat/vat-by-rate.ts';
import { aCompany } from '../../fixtures/a-company.ts';

export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const rates = [2700, 2300, 800, 550, 0] as const;
const currencies = ['PLN', 'EUR', 'HUF'] as const satisfies Currency[];

const companies = [
  aCompany({
    legalName: 'Papiernia „Żółw” sp. z o.o.',
    address: { street: 'ul. Długa 4', postalCode: '00-238', city: 'Warszawa', country: 'PL' },
    ...{ vatId: 'PL5252248481', taxNumber: '5252248481', registryNumber: '123456785', phone: '+48 22 123 45 67' },
  }),
  aCompany({
    legalName: 'Bäume & Söhne <GmbH>',
    address: { street: 'Straße 1', postalCode: '10623', city: 'Berlin', country: 'DE' },
    ...{ vatId: '', taxNumber: '37/123/45678', registryNumber: '', register: 'Amtsgericht Charlottenburg, HRB 12345' },
  }),
];

/** Invoices and the corrections of what was given back, as many as are wanted. */
export const randomDocuments = (random: Random, count: number) => upTo(count, (made) => documentsOfASale(random, made));

/** Invoices of payments in advance to a Polish company, each with its final invoice or the corrections of it. */
export const randomDeposits = (random: Random, count: number) =>
  upTo(count, (made) => documentsOfADeposit(random, made));

function upTo(count: number, make: (made: number) => readonly InvoiceDocument[]): InvoiceDocument[] {
  const documents: InvoiceDocument[] = [];
  while (documents.length < count) documents.push(...make(documents.length));
  return documents.slice(0, count);
}

const inZloty: Omit<ExchangeRate, 'unit'> = {
  ...{ currency: 'PLN', rate: '4.2634', source: 'NBP', table: '229/A/NBP/2026', day: '2026-11-23' },
};

function documentsOfADeposit(random: Random, number: number): InvoiceDocument[] {
  const sold = aSale(random);
  // What is paid at the door is not paid in advance.
  const sale: Sale = { ...sold.sale, isDueOnDelivery: false, paidAt: new Date('2026-11-23T23:30:00Z') };
  const [company = aCompany()] = companies;
  const byCards = partlyPaidByCards(random, sale);
  const of = { ...sold, sale: byCards ?? sale, company, isDeposit: true as const, isNeverRefunded: byCards !== null };
  const [deposit, ...corrections] = documentsWith(random, number, of);
  if (!deposit || corrections.length > 0) return deposit ? [deposit, ...corrections] : [];
  const sent: Sale = { ...of.sale, sentAt: new Date('2026-12-01T09:00:00Z') };
  const issue = { number: `FV/2026/${number + 2}`, day: '2026-12-01', timeZone: 'Europe/Warsaw', company };
  return [deposit, buildFinal(sent, deposit, issue)];
}

/** A part of it, or all, was taxed with the cards that paid it; null of a sale that such cards cannot pay. */
function partlyPaidByCards(random: Random, sale: Sale): Sale | null {
  const [only, ...others] = sale.vat;
  const { currency } = sale;
  if (!only?.basisPoints || others.length > 0 || random(3) === 0) return null;
  const step = currency === 'HUF' ? 100 : 1;
  const taxedCardsMinor = random(4) === 0 ? only.grossMinor : (1 + random(only.grossMinor / step)) * step;
  const left = { basisPoints: only.basisPoints, total: money(only.grossMinor - taxedCardsMinor, currency) };
  const vat = splitByRate([{ ...left, discount: money(0, currency) }], money(0, currency), currency);
  return {
    ...{ ...sale, taxedCardsMinor },
    vat: vat.map(({ basisPoints, gross, vat }) => ({ basisPoints, grossMinor: gross.minor, vatMinor: vat.minor })),
  };
}

function documentsOfASale(random: Random, number: number): InvoiceDocument[] {
  const sold = aSale(random);
  return documentsWith(random, number, { ...sold, company: companies[random(companies.length)] ?? aCompany() });
}

type Sold = ReturnType<typeof aSale> & { company: Company; isDeposit?: true; isNeverRefunded?: boolean };

function documentsWith(
  random: Random,
  number: number,
  { sale, deliveryMinor, company, isDeposit, isNeverRefunded }: Sold,
): InvoiceDocument[] {
  const issue = (text: string, day: string) => ({ number: text, day, timeZone: 'Europe/Warsaw', company });
  const rate: ExchangeRate | null =
    sale.currency === 'PLN' || sale.isSellerExempt ? null : { ...inZloty, unit: sale.currency };
  const invoice = buildSaleDocument(sale, 'invoice', {
    ...issue(`FV/2026/${number + 1}`, '2026-11-24'),
    ...{ rate, isDeposit },
  });
  const order: PaidOrder = {
    ...{ currency: sale.currency, deliveryMinor, capturedMinor: invoice.totals.grossMinor, vat: sale.vat },
    lines: sale.lines.map(({ position, quantity, unitMinor, discountMinor, basisPoints }) => ({
      ...{ position, quantity, discountMinor, basisPoints, totalMinor: unitMinor * quantity },
    })),
  };
  const earlier: EarlierRefund[] = [];
  const corrections: InvoiceDocument[] = [];
  for (let turn = isNeverRefunded ? 0 : random(4); turn > 0; turn--) {
    const refund = aRefund(random, order, earlier);
    if (!refund) continue;
    earlier.push(refund);
    const taken = { ...refund, ...(random(2) === 0 && { because: 'damaged' as const }) };
    const own = issue(`FK/2026/${number + 1}-${turn}`, '2026-12-01');
    corrections.push(buildCorrection(sale, invoice, taken, { ...own, earlier: corrections.slice() }));
  }
  return [invoice, ...corrections];
}

function aSale(random: Random): { sale: Sale; deliveryMinor: number } {
  const currency = currencies[random(currencies.length)] ?? 'EUR';
  const isExport = random(8) === 0;
  const isSellerExempt = !isExport && random(10) === 0;
  const isDueOnDelivery = random(10) === 0;
  const step = currency === 'HUF' ? 100 : 1;
  const lines = withDiscount(random, randomLines(random, { isWithoutVat: isExport || isSellerExempt, step }), currency);
  const deliveryMinor = random(3) === 0 ? 0 : random(3000) * step;
  const atRate = lines.map(({ unitMinor, quantity, discountMinor, basisPoints }) => ({
    ...{ basisPoints, total: money(unitMinor * quantity, currency), discount: money(discountMinor, currency) },
  }));
  const isCompany = random(2) === 0;
  const sale: Sale = {
    ...{ orderId: 'order', number: 1000 + random(9000), locale: locales[random(locales.length)] ?? 'en', currency },
    ...{ placedAt: new Date('2026-11-22T10:00:00Z'), isExport, lines },
    ...{ paidAt: isDueOnDelivery ? null : new Date('2026-11-23T23:30:00Z'), sentAt: null, isDueOnDelivery },
    isSellerExempt,
    cardsMinor: [0, 50][random(2)] ?? 0,
    taxedCardsMinor: 0,
    isOfTaxedCards: false,
    feeMinor: isDueOnDelivery ? Math.floor(deliveryMinor / 3 / step) * step : 0,
    vatCountry: 'PL',
    method: [...paymentMethods, 'own_voucher'][random(paymentMethods.length + 1)] ?? 'card',
    buyer: {
      ...{ fullName: 'Žofie Křížková 🌳', line1: 'Straße des 17. Juni 135', line2: random(2) === 0 ? 'Hof' : '' },
      ...{ postalCode: '10623', city: 'Berlin', country: isExport ? 'NO' : 'DE', email: 'buyer@example.test' },
      ...{ companyName: isCompany ? 'Grüner Baum GmbH & Co. KG' : '', taxId: isCompany ? 'DE136695976' : '' },
    },
    vat: splitByRate(atRate, money(deliveryMinor, currency), currency).map(({ basisPoints, gross, vat }) => ({
      ...{ basisPoints, grossMinor: gross.minor, vatMinor: vat.minor },
    })),
  };
  return { sale, deliveryMinor };
}

function randomLines(random: Random, { isWithoutVat, step }: { isWithoutVat: boolean; step: number }): InvoiceLine[] {
  return Array.from({ length: random(10) === 0 ? 40 : 1 + random(6) }, (_, position) => {
    const quantity = random(10) === 0 ? 1 + random(500) : 1 + random(6);
    const unitMinor = (random(10) === 0 ? 4 : 1 + random(40_000)) * step;
    return {
      ...{ position, title: `Kubek ${position} ☕`, variant: random(2) === 0 ? '300 ml' : '', sku: `CUP-${position}` },
      ...{ quantity, unitMinor, discountMinor: 0, grossMinor: unitMinor * quantity },
      basisPoints: isWithoutVat ? 0 : (rates[random(rates.length)] ?? 0),
    };
  });
}

function withDiscount(random: Random, lines: InvoiceLine[], currency: Currency): InvoiceLine[] {
  if (random(2) === 0) return lines;
  const total = lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const whole = percentOf(money(total, currency), random(12) === 0 ? 10_000 : 100 + random(5000));
  const shares = allocateMoney(
    whole,
    lines.map(({ grossMinor }) => grossMinor),
  );
  return lines.map((line, place) => {
    const discountMinor = Math.min(line.grossMinor, shares[place]?.minor ?? 0);
    return { ...line, discountMinor, grossMinor: line.grossMinor - discountMinor };
  });
}

/** Lines, delivery, or an amount of its own; null where nothing is left. */
function aRefund(random: Random, order: PaidOrder, earlier: readonly EarlierRefund[]): RefundAmounts | null {
  const left = leftOf(order, earlier);
  const lines = order.lines.flatMap(({ position }) => {
    const most = quantityLeft(order, earlier, position);
    return most > 0 && random(2) === 0 ? { position, quantity: 1 + random(most) } : [];
  });
  const step = order.currency === 'HUF' ? 100 : 1;
  const ofItsOwn = random(3) === 0 ? (1 + random(Math.max(1, Math.floor(left.minor / step)))) * step : null;
  const parts = { lines: random(3) === 0 ? [] : lines, isWithDelivery: random(2) === 0 };
  const amounts = refundAmounts(order, earlier, parts, ofItsOwn);
  return amounts.ok ? amounts.value : null;
}
