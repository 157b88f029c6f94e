// A sale and what is issued of it, by the shop's own arithmetic: delivery shared over the rates, VAT by rate, refunds.
import { buildCorrection, buildSaleDocument } from '#server/invoices/issuing/build-document.ts';
import type { Sale } from '#server/invoices/issuing/read-sale.ts';
import type { ExchangeRate } from '#server/invoices/rates/national-vat.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { type Currency, money } from '#src/money.ts';
import type { EarlierRefund, PaidOrder, RefundParts } from '#src/refunds/paid-order.ts';
import { refundAmounts } from '#src/refunds/refund-amounts.ts';
import type { Company } from '#src/shop/company.ts';
import { splitByRate } from '#src/vat/vat-by-rate.ts';
import { aCompany } from '../fixtures/a-company.ts';

export const aPolishCompany = (changes: Partial<Company> = {}) =>
  aCompany({
    legalName: 'Papiernia sp. z o.o.',
    address: { street: 'ul. Długa 4', postalCode: '00-238', city: 'Warszawa', country: 'PL' },
    ...{ vatId: 'PL5252248481', taxNumber: '525-224-84-81', register: '', registryNumber: '123456785' },
    ...{ phone: '+48 22 123 45 67', email: 'biuro@papiernia.example' },
    ...changes,
  });

type Sold = { title?: string; quantity: number; unitMinor: number; discountMinor?: number; basisPoints: number };
type SaleChanges = Partial<Omit<Sale, 'lines' | 'vat'>> & { sold?: readonly Sold[]; deliveryMinor?: number };

export const aConsumer: Sale['buyer'] = {
  ...{ fullName: 'Jan Testowy', line1: 'ul. Krzywa 2', line2: 'm. 4', postalCode: '30-001', city: 'Kraków' },
  ...{ country: 'PL', companyName: '', taxId: '', email: 'jan@example.com' },
};

const aMug: Sold = { quantity: 2, unitMinor: 6150, basisPoints: 2300 };

export function aSale({ sold = [aMug], deliveryMinor = 1500, currency = 'PLN', ...changes }: SaleChanges = {}): Sale {
  const lines = sold.map(({ title = 'Kubek', discountMinor = 0, ...line }, position) => ({
    ...{ ...line, position, title, variant: 'Duży', sku: `KUB-${position}`, discountMinor },
    grossMinor: line.unitMinor * line.quantity - discountMinor,
  }));
  return {
    ...{ orderId: 'an-order', number: 1001, locale: 'pl', currency, method: 'card', buyer: aConsumer },
    ...{ placedAt: new Date('2026-11-22T10:00:00Z'), paidAt: new Date('2026-11-23T10:00:00Z') },
    ...{
      cardsMinor: 0,
      taxedCardsMinor: 0,
      feeMinor: 0,
      sentAt: null,
      isDueOnDelivery: false,
      isExport: false,
      isSellerExempt: false,
      isOfTaxedCards: false,
      vatCountry: 'PL',
    },
    ...changes,
    lines,
    vat: vatOf(lines, deliveryMinor, currency),
  };
}

function vatOf(lines: readonly (Sold & { grossMinor: number })[], deliveryMinor: number, currency: Currency) {
  const atRate = lines.map(({ unitMinor, quantity, grossMinor, basisPoints }) => {
    const total = money(unitMinor * quantity, currency);
    return { basisPoints, total, discount: money(total.minor - grossMinor, currency) };
  });
  return splitByRate(atRate, money(deliveryMinor, currency), currency).map(({ basisPoints, gross, vat }) => ({
    ...{ basisPoints, grossMinor: gross.minor, vatMinor: vat.minor },
  }));
}

const issueOf = (number: string, company: Company, rate: ExchangeRate | null = null) => ({
  number,
  day: '2026-11-24',
  timeZone: 'Europe/Warsaw',
  company,
  rate,
});

export function anInvoice(sale = aSale(), company = aPolishCompany(), rate: ExchangeRate | null = null) {
  return buildSaleDocument(sale, 'invoice', issueOf('FV/2026/1', company, rate));
}

/** `amountMinor`: instead of what the parts had cost. */
type Refunded = RefundParts & { amountMinor?: number };

/** One for each refund, in their order. */
export function correctionsOf(
  sale: Sale,
  refunds: readonly Refunded[],
  company = aPolishCompany(),
  rate: ExchangeRate | null = null,
): InvoiceDocument[] {
  const invoice = anInvoice(sale, company, rate);
  const made: InvoiceDocument[] = [];
  const order = paidOrderOf(sale);
  const earlier: EarlierRefund[] = [];
  for (const [place, { amountMinor = null, ...parts }] of refunds.entries()) {
    const amounts = refundAmounts(order, earlier, parts, amountMinor);
    if (!amounts.ok) throw new Error(JSON.stringify(amounts.error));
    earlier.push(amounts.value);
    const taken = { ...amounts.value, ...(place % 2 === 1 && { because: 'withdrawal' as const }) };
    made.push(buildCorrection(sale, invoice, taken, { ...issueOf(`FK/2026/${place + 1}`, company), earlier: made }));
  }
  return made;
}

function paidOrderOf({ currency, lines, vat }: Sale): PaidOrder {
  const captured = vat.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  return {
    ...{ currency, vat, capturedMinor: captured },
    lines: lines.map(({ position, quantity, unitMinor, discountMinor, basisPoints }) => ({
      ...{ position, quantity, discountMinor, basisPoints, totalMinor: unitMinor * quantity },
    })),
    deliveryMinor: captured - lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
  };
}
