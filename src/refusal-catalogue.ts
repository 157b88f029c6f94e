// What people are refused: answers, not failures, with 200 and the reason in the data. With the failures they are every
// error that the shop knows. Apart from those, which every page has to know.
import { checkoutRefusals } from './checkout/refusals/checkout-refusals.ts';
import { type CatalogueEntry, type ErrorCode, failureCatalogue } from './error-catalogue.ts';

const otherRefusals: Record<string, CatalogueEntry> = {
  ARTICLE_GONE: { status: 200, message: 'product.refusedNOT_FOUND', reactions: ['notice'] },
  QUANTITY_LIMITED: { status: 200, message: 'product.refusedQUANTITY_LIMITED', reactions: ['notice'] },
  // Which of its reasons it was, src/payments/decline-messages.ts reads from Stripe's codes.
  PAYMENT_DECLINED: { status: 200, message: 'decline.generic', reactions: ['notice', 'field', 'retry'] },
  AUTHENTICATION_FAILED: { status: 200, message: 'decline.authentication', reactions: ['notice', 'retry'] },
  PAYMENT_PROCESSING: { status: 200, message: 'decline.processing', reactions: ['page', 'retry'] },
  PAYMENT_FIELDS_FAILED: { status: 200, message: 'payment.fieldsFailed', reactions: ['notice', 'retry'] },
};

export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueEntry> & Record<string, CatalogueEntry>> = {
  ...failureCatalogue,
  ...Object.fromEntries(
    Object.entries(checkoutRefusals).map(([kind, { message }]) => [
      codeOf(kind),
      { status: 200, message, reactions: ['notice'] as const },
    ]),
  ),
  ...otherRefusals,
};

/** `OutOfStock` is `OUT_OF_STOCK`. */
function codeOf(kind: string): string {
  return kind.replace(/\B[A-Z]/g, '_$&').toUpperCase();
}
