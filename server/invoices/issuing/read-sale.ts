// An order as its invoice must say it: what was bought by whom, paid when, and given back since.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Buyer, InvoiceLine } from '#src/invoices/invoice-document.ts';
import type { Currency } from '#src/money.ts';
import type { VatPart } from '#src/refunds/paid-order.ts';
import { placeOfHandover } from '#src/shipping/handover.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import { isOutsideVat } from '#src/vat/territories.ts';
import { vatCountryOf } from '#src/vat/vat-rates.ts';
import type { Db } from '../../database/connect.ts';
import { shownVariantOf } from '../../orders/lines/shown-variant.ts';
import type { OrderCompany } from '../../orders/order-store.ts';
import type { PickupPoint } from '../../shipping/pickup-point-store.ts';
import { sellerOf } from '../../shop/neutral-settings.ts';
import { findSettings } from '../../shop/settings-store.ts';

export type Sale = {
  orderId: string;
  number: number;
  locale: Locale;
  currency: Currency;
  placedAt: Date;
  paidAt: Date | null;
  /** When the first parcel was sent. */
  sentAt: Date | null;
  method: string | null;
  /** What multi-purpose gift cards paid: a means of payment, so VAT is that of the whole sale. */
  cardsMinor: number;
  /** What single-purpose ones paid: it was taxed when they were sold, so it is taken off. */
  taxedCardsMinor: number;
  /** What cash on delivery costs, with VAT: a part of what the rates sum to. */
  feeMinor: number;
  /** Whoever brings it takes the money. */
  isDueOnDelivery: boolean;
  buyer: Buyer;
  /** The goods leave the Union's VAT area. */
  isExport: boolean;
  /** It sells single-purpose gift cards. */
  isOfTaxedCards: boolean;
  /** A small business charges no VAT. */
  isSellerExempt: boolean;
  /** The country whose VAT was charged. */
  vatCountry: string;
  lines: readonly InvoiceLine[];
  vat: readonly VatPart[];
};

/** What it says of the buyer is empty when the person was erased. */
export async function readSale(db: Db, orderId: string): Promise<Sale> {
  const [order, lines, vat] = await Promise.all([
    findOrder(db, orderId),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
    db
      .selectFrom('order_vat_amounts')
      .select(['vat_basis_points as basisPoints', 'gross_minor as grossMinor', 'vat_minor as vatMinor'])
      .where('order_id', '=', orderId)
      .execute(),
  ]);
  const address = order.address as PostalAddress;
  const { country, postalCode } = placeOfHandover({
    ...{ shippingCarrier: order.shipping_carrier, pickupPoint: order.pickup_point as PickupPoint | null, address },
  });
  const isExport = isOutsideVat(country, postalCode);
  const taxes = await findTaxes(db, order.taxes_version);
  const company = order.company as OrderCompany | null;
  return {
    ...progressOf(order),
    orderId,
    number: order.number,
    locale: order.locale as Locale,
    currency: order.currency,
    placedAt: order.created_at,
    method: order.payment_method,
    cardsMinor: order.cards_minor - order.taxed_cards_minor,
    taxedCardsMinor: order.taxed_cards_minor,
    feeMinor: order.fee_minor,
    buyer: {
      ...((order.billing_address as PostalAddress | null) ?? address),
      companyName: company?.name ?? '',
      taxId: company?.taxId ?? '',
      email: order.email,
    },
    isExport,
    isOfTaxedCards: order.is_for_taxed_cards,
    isSellerExempt: taxes.smallBusiness,
    vatCountry: isExport ? taxes.homeCountry : vatCountryOf(country, taxes),
    lines: lines.map((line) => ({
      ...{ position: line.position, title: line.title, variant: shownVariantOf(line, order), sku: line.sku },
      ...{ quantity: line.quantity, unitMinor: line.unit_minor, discountMinor: line.discount_minor },
      grossMinor: line.total_minor - line.discount_minor,
      basisPoints: line.vat_basis_points,
    })),
    vat,
  };
}

type Progress = Pick<Sale, 'paidAt' | 'sentAt' | 'isDueOnDelivery'>;

/** How far a sale is, and whether a company bought: what decides whether it is invoiced by itself. */
export async function readProgress(db: Db, orderId: string): Promise<Progress & { isForCompany: boolean }> {
  const order = await findOrder(db, orderId);
  const company = order.company as OrderCompany | null;
  return { ...progressOf(order), isForCompany: Boolean(company?.name) };
}

/** Its row, and when its first parcel was sent. */
function findOrder(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .select((order) =>
      order
        .selectFrom('parcels')
        .select((parcels) => parcels.fn.min('sent_at').as('first'))
        .whereRef('parcels.order_id', '=', 'orders.id')
        .where('cancelled_at', 'is', null)
        .as('sentAt'),
    )
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

function progressOf({ paid_at, sentAt, payment_state }: Awaited<ReturnType<typeof findOrder>>): Progress {
  return { paidAt: paid_at, sentAt, isDueOnDelivery: payment_state === 'due_on_delivery' };
}

/** The taxes that the order was placed under: `version` is null where nobody had set any. */
export async function findTaxes(db: Db, version: number | null): Promise<Taxes> {
  const taxes = version === null ? null : await findSettings(db, 'taxes', version);
  const company = await findSettings(db, 'company');
  return sellerOf({ ...(taxes && { taxes: taxes.data }), ...(company && { company: company.data }) }).taxes;
}
