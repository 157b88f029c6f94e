// Whether a sale may have the invoice of a payment in advance, and the final one that takes it off: the one rule for what the
// office offers and for what is issued.
import type { InvoiceDocument, InvoiceKind } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { InvoiceRefusal } from './issue-invoice.ts';

export type DepositRefusal =
  | InvoiceRefusal
  /** Other countries want other documents of a payment in advance. */
  | { kind: 'DepositNotPolish'; country: string }
  | { kind: 'InvoicedAlready'; number: string }
  /** The goods are sent: the sale has its ordinary invoice. */
  | { kind: 'SentAlready' }
  /** A single-purpose gift card is supplied when it is sold (art. 8a section 1): nothing is left to be paid in advance for. */
  | { kind: 'CardsTaxedAtSale' };

export type FinalRefusal = InvoiceRefusal | NoFinal;

export type NoFinal =
  | { kind: 'NoDeposit' }
  | { kind: 'NotSentYet' }
  /** Some of it was given back, which the deposit's corrections say: they and the deposit are the whole sale. */
  | { kind: 'GivenBack'; number: string };

type Issued = { kind: InvoiceKind; number: string; document: InvoiceDocument | null };

/** The invoice of the whole sale, which a final one only follows. */
export function findWhole<Each extends Issued>(issued: readonly Each[]): Each | undefined {
  return issued.find(({ kind, document }) => kind === 'invoice' && !document?.settles);
}

type Sold = { country: string; paidAt: Date | null; sentAt: Date | null; isForTaxedCards: boolean };

/** The deposit that there is, or null where one may be issued; what any invoice wants is asked besides. */
export function checkDeposit<Each extends Issued>(
  issued: readonly Each[],
  { country, paidAt, sentAt, isForTaxedCards }: Sold,
): Result<Each | null, DepositRefusal> {
  const before = findWhole(issued);
  if (before)
    return before.document?.isDeposit ? ok(before) : refuse({ kind: 'InvoicedAlready', number: before.number });
  if (country !== 'PL') return refuse({ kind: 'DepositNotPolish', country });
  if (paidAt === null) return refuse({ kind: 'NotPaidYet' });
  if (isForTaxedCards) return refuse({ kind: 'CardsTaxedAtSale' });
  return sentAt === null ? ok(null) : refuse({ kind: 'SentAlready' });
}

/** The deposit that a final invoice would take off, and the final one that there is. */
export function checkFinal<Each extends Issued>(
  issued: readonly Each[],
  { sentAt }: Pick<Sold, 'sentAt'>,
): Result<{ deposit: Each; document: InvoiceDocument; before: Each | null }, NoFinal> {
  const deposit = findWhole(issued);
  const document = deposit?.document;
  if (!deposit || !document?.isDeposit) return refuse({ kind: 'NoDeposit' });
  const before = issued.find((each) => each.document?.settles?.number === deposit.number) ?? null;
  if (before) return ok({ deposit, document, before });
  const corrected = issued.find(({ kind }) => kind === 'correction');
  if (corrected) return refuse({ kind: 'GivenBack', number: corrected.number });
  return sentAt === null ? refuse({ kind: 'NotSentYet' }) : ok({ deposit, document, before });
}
