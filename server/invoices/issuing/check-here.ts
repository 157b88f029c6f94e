// Whether this shop writes such a document at all: not where the law leaves it to certified programs, which Kasa is not, and
// not where the merchant has said that somebody else writes them, who would write the sale a second time.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Company } from '#src/shop/company.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { publicSystemOf } from '#src/shop/invoices/public-systems.ts';
import type { SaleDocumentKind } from './check-sale.ts';

export const refusalsHere = ['IssuedElsewhere', 'NeedsCertifiedProgram'] as const;
export type RefusedHere = { kind: (typeof refusalsHere)[number] };

type Terms = { settings: Pick<InvoiceSettings, 'issueAt'>; company: Pick<Company, 'address'> };

/** Asked of a first document alone: what was issued here is corrected here, whatever has been set since. */
export function checkHere(kind: SaleDocumentKind, { settings, company }: Terms): Result<null, RefusedHere> {
  if (publicSystemOf(company.address.country)?.isForbiddenToOthers) return refuse({ kind: 'NeedsCertifiedProgram' });
  // A proforma only asks for money, and stands in no books.
  if (settings.issueAt === 'elsewhere' && kind !== 'proforma') return refuse({ kind: 'IssuedElsewhere' });
  return ok(null);
}
