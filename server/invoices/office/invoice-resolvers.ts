import { invoiceFilters } from '#src/invoices/office/invoice-filters.ts';
import { invoicePdfUrl, ksefReceiptUrl } from '#src/invoices/office/invoice-urls.ts';
import { money } from '#src/money.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { type IssuedInvoice, listIssued, listIssuedMonths, listIssuedOf, sumIssued } from '../list-issued.ts';
import { listIssuable } from './list-issuable.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    async documentsOfOrder(_, { number }, { db, staff }) {
      if (!mayAccess(staff, ['invoices.read'])) return null;
      const documents = await listIssuedOf(db, number);
      return { documents: documents.map(show), ...(await listIssuable(db, number)) };
    },
    async listedInvoices(_, { before, after, ...given }, { db }) {
      const filters = invoiceFilters.readInput(given);
      const [{ rows, ...page }, sums, months] = await Promise.all([
        listIssued(db, { filters, before, after }),
        sumIssued(db, filters),
        listIssuedMonths(db),
      ]);
      return {
        ...page,
        invoices: rows.map(show),
        sums: sums.map(({ kind, count, currency, grossMinor, vatMinor }) => ({
          ...{ kind, count, gross: money(grossMinor, currency), vat: money(vatMinor, currency) },
        })),
        files: sums.reduce((sum, { files }) => sum + files, 0),
        months,
      };
    },
  },
};

function show({ grossMinor, vatMinor, currency, isErased, ksefState, ksefRefusal, ...invoice }: IssuedInvoice) {
  const reason = ksefRefusal ? [ksefRefusal.code, ksefRefusal.text, ...ksefRefusal.details] : [];
  return {
    ...invoice,
    total: money(grossMinor, currency),
    vat: money(vatMinor, currency),
    pdfPath: isErased ? null : invoicePdfUrl(invoice.id),
    ksef: ksefState && {
      state: ksefState,
      number: invoice.ksefNumber,
      reason: reason.filter(Boolean).join('; '),
      receiptPath: invoice.hasReceipt ? ksefReceiptUrl(invoice.id) : null,
    },
  };
}
