// The final invoice of a sale that was paid in advance: all that was sold, less what the deposit's invoice says. Nothing of it
// is left, and its VAT was charged with the deposit.
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { invoiceTotals, invoiceVat } from '#src/invoices/invoice-sums.ts';
import { commonFacts, type Issue, sameBuyer } from './build-document.ts';
import type { Sale } from './read-sale.ts';

export function buildFinal(sale: Sale, deposit: InvoiceDocument, issue: Omit<Issue, 'rate'>): InvoiceDocument {
  const vat = invoiceVat(deposit.vat.map(({ basisPoints }) => ({ basisPoints, grossMinor: 0, vatMinor: 0 })));
  const { nationalVat } = deposit;
  const facts = commonFacts(sale, issue);
  const takenOff = deposit.vat.map(({ basisPoints, grossMinor }) => ({
    ...{ kind: 'deposit' as const, basisPoints, grossMinor: -grossMinor || 0 },
  }));
  return {
    ...facts,
    ...sameBuyer(deposit),
    ...{ kind: 'invoice', lines: deposit.lines, charges: [...deposit.charges, ...takenOff], vat },
    totals: invoiceTotals(vat),
    // Gift cards paid a part of the deposit, and nothing of nought.
    payment: facts.payment && { method: facts.payment.method, paidOn: facts.payment.paidOn },
    nationalVat: nationalVat && { ...nationalVat, vat: nationalVat.vat.map((row) => ({ ...row, vatMinor: 0 })) },
    // The day of the delivery, for which it is issued.
    soldOn: facts.sentOn ?? issue.day,
    settles: { number: deposit.number, issuedOn: deposit.issuedOn },
    corrects: null,
  };
}
