// Why no document of a payment in advance was issued, and what to do.
import type { DepositRefusal, FinalRefusal } from '#server/invoices/issuing/check-deposit.ts';
import { CliError } from '../../cli-errors.ts';
import { refused } from './explain-refusals.ts';

export async function refusedDeposit(
  refusal: DepositRefusal | FinalRefusal,
  order: number,
  detail = '',
): Promise<CliError> {
  switch (refusal.kind) {
    case 'DepositNotPolish':
      return new CliError({
        code: 'DEPOSIT_NOT_POLISH',
        title: `The company is in ${refusal.country}: invoices of deposits are written for sellers in Poland alone.`,
        fix: `Issue the invoice of the whole: kasa invoice issue ${order}. Ask your accountant whether your law wants another document.`,
      });
    case 'InvoicedAlready':
      return new CliError({
        code: 'INVOICED_ALREADY',
        title: `Order ${order} has the invoice ${refusal.number} of the whole sale.`,
        fix: 'Nothing else is needed: it may be issued before the goods are sent.',
      });
    case 'SentAlready':
      return new CliError({
        code: 'SENT_ALREADY',
        title: `Order ${order} is sent, so it is no payment in advance any more.`,
        fix: `Issue its invoice: kasa invoice issue ${order}.`,
      });
    case 'CardsTaxedAtSale':
      return new CliError({
        code: 'CARDS_TAXED_AT_SALE',
        title: `Order ${order} bought single-purpose gift cards, which are taxed when they are sold: that is no payment in advance.`,
        fix: `Issue its invoice: kasa invoice issue ${order}.`,
      });
    case 'NoDeposit':
      return new CliError({
        code: 'NO_DEPOSIT',
        title: `Order ${order} has no deposit invoice that a final one could take off.`,
        fix: `Issue its invoice: kasa invoice issue ${order}.`,
      });
    case 'NotSentYet':
      return new CliError({
        code: 'NOT_SENT_YET',
        title: `Nothing of order ${order} is sent yet, and a final invoice is of what was delivered.`,
        fix: 'Issue it once the parcel is sent.',
      });
    case 'GivenBack':
      return new CliError({
        code: 'GIVEN_BACK',
        title: `Some of order ${order} was given back: ${refusal.number} corrects its deposit invoice.`,
        fix: 'Both together are the whole sale; the law wants no final invoice after a deposit of 100 %.',
      });
    default:
      return refused(refusal, order, detail);
  }
}
