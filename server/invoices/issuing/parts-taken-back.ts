// What a correction names. A refund of all that is left takes back every product and the delivery, also where whoever gave the
// money back named neither; what is less and for nothing in particular stays an amount off.
import type { Corrected, InvoiceDocument } from '#src/invoices/invoice-document.ts';
import type { VatPart } from '#src/refunds/paid-order.ts';

/** What a refund takes back: parts as `refund_lines` and `refund_vat_amounts` have them. */
export type TakenBack = {
  lines: readonly { position: number; quantity: number; amountMinor: number }[];
  deliveryMinor: number;
  /** What of it went to single-purpose gift cards. */
  taxedCardsMinor: number;
  vat: readonly VatPart[];
  because?: Corrected['because'];
  isGivenUp?: true;
  /** Nobody but whoever sells knows whether the money has been sent back. */
  isPaidBackByHand?: boolean;
};

type Parts = Pick<TakenBack, 'lines' | 'deliveryMinor'>;

/** `earlier`: what corrects the same original already. */
export function partsOf(taken: TakenBack, original: InvoiceDocument, earlier: readonly InvoiceDocument[]): Parts {
  const isNamed = taken.lines.length > 0 || taken.deliveryMinor > 0;
  if (isNamed) return taken;
  const left = leftOf(original, earlier);
  const takenMinor = sumOf(taken.vat) + taken.taxedCardsMinor;
  const leftMinor = left.lines.reduce((sum, { amountMinor }) => sum + amountMinor, left.deliveryMinor);
  return takenMinor === leftMinor ? left : taken;
}

/** What of the products, and of what was charged beside them, no correction takes back. */
function leftOf(original: InvoiceDocument, earlier: readonly InvoiceDocument[]): Parts {
  const corrected = earlier.flatMap(({ lines }) => lines);
  const lines = original.lines.map(({ position, quantity, grossMinor }) => {
    const before = corrected.filter((line) => line.position === position);
    return {
      position,
      quantity: before.reduce((sum, line) => sum + line.quantity, quantity),
      amountMinor: grossMinor + sumOf(before),
    };
  });
  const charges = [original, ...earlier].flatMap((document) => document.charges);
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    deliveryMinor: sumOf(charges.filter(({ kind }) => kind === 'delivery' || kind === 'fee')),
  };
}

const sumOf = (rows: readonly { grossMinor: number }[]) => rows.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
