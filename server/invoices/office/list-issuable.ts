// What can be issued of an order now, for its buttons: whoever presses one is still answered by the order itself.
import { missingOfAddress, type PostalAddress } from '#src/countries/postal-address.ts';
import type { DocumentToIssue } from '#src/invoices/invoice-document.ts';
import { publicSystemOf } from '#src/shop/invoices/public-systems.ts';
import type { Db } from '../../database/connect.ts';
import type { OrderCompany } from '../../orders/order-store.ts';
import { listInvoicesOf } from '../invoice-store.ts';
import { checkCorrections } from '../issuing/check-corrections.ts';
import { checkDeposit, checkFinal, type NoFinal } from '../issuing/check-deposit.ts';
import { checkHere, type RefusedHere } from '../issuing/check-here.ts';
import { namesBuyerAddress } from '../issuing/check-parties.ts';
import { checkSale, findIssued, type SaleDocumentKind, type SaleSoFar } from '../issuing/check-sale.ts';
import { readProgress } from '../issuing/read-sale.ts';
import { readInvoiceTerms } from '../read-invoice-terms.ts';

export type Issuable = {
  /** The likeliest first. */
  issuable: DocumentToIssue[];
  /** What else could be issued must name the buyer's address, which is not known. */
  lacksAddress: boolean;
  /** Why no final invoice can follow the deposit's now. */
  finalRefusal: Exclude<NoFinal['kind'], 'NoDeposit'> | null;
  /** Why this shop issues no invoice of a sale that could be invoiced. */
  refusedHere: RefusedHere['kind'] | null;
  /** The system of the tax office that the law wants, and Kasa does not know: what can be issued here is not enough. */
  notEnough: string | null;
};

export async function listIssuable(db: Db, orderNumber: number): Promise<Issuable> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'payment_state as payment', 'company', 'erased_at as erasedAt'])
    .select(['is_for_gift_cards as isForGiftCards', 'is_for_taxed_cards as isForTaxedCards'])
    .select(({ fn }) => fn.coalesce('billing_address', 'address').as('address'))
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  const nothing = { issuable: [], lacksAddress: false, finalRefusal: null, refusedHere: null, notEnough: null };
  if (!order) return nothing;
  const corrections = (await checkCorrections(db, order.id)).ok ? (['correction'] as const) : [];
  if (order.erasedAt) return { ...nothing, issuable: corrections.slice() };
  const issued = await listInvoicesOf(db, order.id);
  const { paidAt, sentAt } = await readProgress(db, order.id);
  const payment = order.payment as SaleSoFar['payment'];
  const company = order.company as OrderCompany | null;
  const isForCompany = Boolean(company?.name || company?.taxId);
  const sale = { ...order, payment, isSold: paidAt !== null || sentAt !== null, isForCompany, issued };
  const terms = await readInvoiceTerms(db);
  const isSale = (kind: SaleDocumentKind) => !findIssued(kind, issued) && checkSale(kind, sale).ok;
  const isOpen = (kind: SaleDocumentKind) => isSale(kind) && checkHere(kind, terms).ok;
  // What can be invoiced needs no proforma, though one may be issued.
  const named = (['invoice', 'proforma'] as const).find(isOpen);
  const seller = terms.company;
  const { country } = seller.address;
  const deposit = checkDeposit(issued, { country, paidAt, sentAt, isForTaxedCards: order.isForTaxedCards });
  const mayBeDeposit = named === 'invoice' && deposit.ok && deposit.value === null;
  const open = [
    ...(named ? [named] : []),
    ...(isOpen('receipt') ? (['receipt'] as const) : []),
    ...(mayBeDeposit ? (['deposit'] as const) : []),
  ];
  const isWhole = missingOfAddress(order.address as PostalAddress).length === 0;
  const issuable = open.filter((kind) => isWhole || (kind === 'receipt' && !namesBuyerAddress(kind, seller)));
  const here = checkHere('invoice', terms);
  const final = checkFinal(issued, { sentAt });
  const finals = final.ok && !final.value.before ? (['final'] as const) : [];
  return {
    issuable: [...corrections, ...finals, ...issuable],
    lacksAddress: issuable.length < open.length,
    finalRefusal: final.ok || final.error.kind === 'NoDeposit' ? null : final.error.kind,
    refusedHere: here.ok || !isSale('invoice') ? null : here.error.kind,
    notEnough: issuable.includes('invoice') ? (publicSystemOf(country)?.system ?? null) : null,
  };
}
