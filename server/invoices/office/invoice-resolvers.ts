import type { Locale } from '#src/i18n/locales.ts';
import { invoiceFilters } from '#src/invoices/office/invoice-filters.ts';
import { type ElectronicForm, electronicUrl, invoicePdfUrl } from '#src/invoices/office/invoice-urls.ts';
import { money } from '#src/money.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { checkHere } from '../issuing/check-here.ts';
import { type IssuedInvoice, listIssued, listIssuedMonths, listIssuedOf, sumIssued } from '../list-issued.ts';
import { readInvoiceTerms } from '../read-invoice-terms.ts';
import { listIssuable } from './list-issuable.ts';
import { showInKsef } from './show-in-ksef.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    isInvoicing: async (_, _arguments, { db }) => checkHere('invoice', await readInvoiceTerms(db)).ok,
    async documentsOfOrder(_, { number }, { db, staff, markets }) {
      if (!mayAccess(staff, ['invoices.read'])) return null;
      const documents = await listIssuedOf(db, number);
      return {
        documents: documents.map(showTo(staff?.locale ?? markets.main)),
        ...(await listIssuable(db, number)),
      };
    },
    async listedInvoices(_, { before, after, ...given }, { db, staff, markets }) {
      const filters = invoiceFilters.readInput(given);
      const [{ rows, ...page }, sums, months] = await Promise.all([
        listIssued(db, { filters, before, after }),
        sumIssued(db, filters),
        listIssuedMonths(db),
      ]);
      return {
        ...page,
        invoices: rows.map(showTo(staff?.locale ?? markets.main)),
        sums: sums.map(({ kind, count, currency, grossMinor, vatMinor }) => ({
          ...{ kind, count, gross: money(grossMinor, currency), vat: money(vatMinor, currency) },
        })),
        files: sums.reduce((sum, { files }) => sum + files, 0),
        months,
      };
    },
  },
};

const showTo = (locale: Locale) => (issued: IssuedInvoice) => {
  const { id, kind, issuedAs, number, issuedOn, orderNumber, buyer, grossMinor, vatMinor, currency, isErased } = issued;
  return {
    ...{ id, kind, issuedAs, number, issuedOn, orderNumber, buyer },
    total: money(grossMinor, currency),
    vat: money(vatMinor, currency),
    pdfPath: isErased ? null : invoicePdfUrl(id),
    electronic: formsOf(issued).map((form) => ({ form, path: electronicUrl(form, id) })),
    ksef: showInKsef(issued, locale),
  };
};

/** What a document can be written as: by its kind and the seller's country, which nobody knows once it is erased. */
function formsOf({ kind, sellerCountry }: IssuedInvoice): ElectronicForm[] {
  if (sellerCountry === null) return [];
  const isInvoice = kind === 'invoice' || kind === 'correction';
  return [
    ...(sellerCountry === 'CZ' ? (['isdoc'] as const) : []),
    ...(isInvoice && sellerCountry === 'PL' ? (['fa3'] as const) : []),
    ...(isInvoice ? (['ubl', 'cii'] as const) : []),
  ];
}
