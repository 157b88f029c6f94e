// Refusals: answers, not failures, with status 200 and the reason in the data. Together with the failures they are all
// errors of the shop. In a separate file, because every page needs only the failures.
import { checkoutRefusals } from './checkout/refusals/checkout-refusals.ts';
import { type CatalogueEntry, type FailureCode, failureCatalogue } from './error-catalogue.ts';

const otherRefusals: Record<string, CatalogueEntry> = {
  ARTICLE_GONE: { status: 200, message: 'product.refusedNOT_FOUND', reactions: ['notice'] },
  QUANTITY_LIMITED: { status: 200, message: 'product.refusedQUANTITY_LIMITED', reactions: ['notice'] },
  // The reason is read from Stripe's codes in src/payments/decline-messages.ts.
  PAYMENT_DECLINED: { status: 200, message: 'decline.generic', reactions: ['notice', 'field', 'retry'] },
  AUTHENTICATION_FAILED: { status: 200, message: 'decline.authentication', reactions: ['notice', 'retry'] },
  PAYMENT_PROCESSING: { status: 200, message: 'decline.processing', reactions: ['page', 'retry'] },
  PAYMENT_FIELDS_FAILED: { status: 200, message: 'payment.fieldsFailed', reactions: ['notice', 'retry'] },
};

export const errorCatalogue: Readonly<Record<FailureCode, CatalogueEntry> & Record<string, CatalogueEntry>> = {
  ...failureCatalogue,
  ...Object.fromEntries(
    Object.entries(checkoutRefusals).map(([kind, { message }]) => [
      codeOf(kind),
      { status: 200, message, reactions: ['notice'] as const },
    ]),
  ),
  ...otherRefusals,
};

/** `OutOfStock` -> `OUT_OF_STOCK`. */
function codeOf(kind: string): string {
  return kind.replace(/\B[A-Z]/g, '_$&').toUpperCase();
}
