// The lines, charges and allowances of EN 16931. Prices of the shop are with VAT, and VAT is computed once for each rate: the
// net of a line is its share of the rate's, so that lines and charges sum to it to the cent, and the price of one is what that
// makes it.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceCharge, InvoiceDocument, InvoiceLine } from '#src/invoices/invoice-document.ts';
import { netOfParts } from '#src/invoices/invoice-sums.ts';
import { type Currency, roundMoney } from '#src/money.ts';
import { vatInGross } from '#src/vat/vat-by-rate.ts';
import { type ChargeTerms, DISCOUNT, type LineTerms, type VatTerms } from './business-terms.ts';
import { toDecimal } from './decimals.ts';

type Parts = {
  /** −1 for a credit note, whose amounts are positive. */
  sign: number;
  termsOf(basisPoints: number): VatTerms;
  t: Translate;
};

/** UNTDID 7161: delivery. */
const DELIVERY = 'DL';

/**
 * Delivery and the fee of cash on delivery are charges of the document. A line is what is given back for nothing that was sent back, and whatever is charged
 * where there are no lines: an invoice has one at least (BR-16). What is taken off is an allowance.
 */
export function partsOf(
  document: InvoiceDocument,
  { sign, termsOf, t }: Parts,
): { lines: LineTerms[]; charges: ChargeTerms[] } {
  const { lines, charges, vat, currency } = document;
  const nets = netOfParts([...lines, ...charges], vat, currency).map((net) => sign * net || 0);
  const goods = lines.map((line, place) =>
    lineOf(line, { currency, sign, netMinor: nets[place] ?? 0, vat: termsOf(line.basisPoints), t }),
  );
  const beside = charges.map(({ kind, basisPoints }, place) => ({
    netMinor: nets[lines.length + place] ?? 0,
    vat: termsOf(basisPoints),
    reason: t(`invoice.charge_${kind}`),
    kind,
  }));
  const isLine = ({ kind, netMinor }: Beside) => netMinor >= 0 && (kind === 'reduction' || lines.length === 0);
  const numbered = [...goods, ...beside.filter(isLine).map(besideAsLine)];
  return {
    lines: numbered.map((line, place) => ({ ...line, id: String(place + 1) })),
    charges: beside.filter((part) => !isLine(part)).map(chargeOf),
  };
}

type Beside = Pick<ChargeTerms, 'vat' | 'reason'> & { netMinor: number; kind: InvoiceCharge['kind'] };
type Unnumbered = Omit<LineTerms, 'id'>;
type LineFacts = Pick<LineTerms, 'netMinor' | 'vat'> & { currency: Currency; sign: number; t: Translate };

function lineOf(line: InvoiceLine, { currency, sign, netMinor, vat, t }: LineFacts): Unnumbered {
  const quantity = sign * line.quantity;
  const discountMinor = netDiscount(sign * line.discountMinor, line.basisPoints, currency);
  return {
    ...{ name: line.title, description: line.variant, sku: line.sku, quantity, netMinor, vat },
    price: priceOfOne(netMinor + discountMinor, quantity),
    discount: discountMinor > 0 ? { amountMinor: discountMinor, reason: t('invoice.discount') } : null,
  };
}

/** What a discount with VAT is without; nought where more than the price was charged, which is then the price. */
function netDiscount(grossMinor: number, basisPoints: number, currency: Currency): number {
  if (grossMinor <= 0) return 0;
  return roundMoney(grossMinor - vatInGross(grossMinor, basisPoints), currency).minor;
}

function besideAsLine({ netMinor, vat, reason }: Beside): Unnumbered {
  const none = { description: '', sku: '', discount: null };
  return { ...none, name: reason, quantity: 1, price: priceOfOne(netMinor, 1), netMinor, vat };
}

function chargeOf({ netMinor, vat, reason, kind }: Beside): ChargeTerms {
  const isCharge = netMinor >= 0;
  const isDiscount = kind !== 'voucher' && kind !== 'deposit';
  const reasonCode = isCharge ? (kind === 'delivery' ? DELIVERY : '') : isDiscount ? DISCOUNT : '';
  return { isCharge, amountMinor: Math.abs(netMinor), reason, reasonCode, vat };
}

/**
 * A decimal of as few places as it takes for price × quantity, rounded to the cent, to be the amount: 100.00 for three is
 * 33.333 each. Two places at least.
 */
export function priceOfOne(amountMinor: number, quantity: number): string {
  for (let places = 2; ; places++) {
    const scale = 10 ** (places - 2);
    const price = Math.round((amountMinor * scale) / quantity);
    if (Math.abs(price * quantity - amountMinor * scale) * 2 < scale) return toDecimal(price, places);
  }
}
