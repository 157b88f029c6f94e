// Sales of a month and what was given back in it, as pages of entries: the orders and refunds themselves, joined with what
// was issued of them and what the provider has booked.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Currency } from '#src/currencies.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { invoiceVat } from '#src/invoices/invoice-sums.ts';
import type { VatPart } from '#src/refunds/paid-order.ts';
import { placeOfHandover } from '#src/shipping/handover.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import { isOutsideVat } from '#src/vat/territories.ts';
import { vatCountryOf } from '#src/vat/vat-rates.ts';
import type { Db } from '../../database/connect.ts';
import { findTaxes } from '../../invoices/issuing/read-sale.ts';
import { paidMethod } from '../../orders/office/method-names.ts';
import type { OrderCompany } from '../../orders/order-store.ts';
import { vatOfRefund } from '../../refunds/vat-of-refund.ts';
import type { PickupPoint } from '../../shipping/pickup-point-store.ts';
import { correctedAloneIn, givenBackIn, soldAtOf, soldIn } from './dated-entries.ts';
import type { IssuedDocument, OrderFacts, ProviderBooking, SaleEntry } from './ledger-entry.ts';
import type { LedgerMonth } from './ledger-month.ts';

/** So many orders, or refunds, are in memory at a time. */
const PAGE_SIZE = 500;

type Row = {
  id: string;
  at: Date;
  amountMinor: string;
  vat: VatPart[];
  issued: IssuedDocument | null;
  booking: ProviderBooking | null;
  cardsMinor: string;
  refundId: string | null;
  reason: string;
  orderId: string;
  number: number;
  currency: Currency;
  placedAt: Date;
  soldAt: Date;
  paidAt: Date | null;
  totalMinor: string;
  capturedMinor: string;
  intentId: string | null;
  method: string | null;
  isGivenUp: boolean;
  address: Partial<PostalAddress>;
  shippingCarrier: string;
  pickupPoint: PickupPoint | null;
  billingAddress: Partial<PostalAddress> | null;
  company: OrderCompany | null;
  taxesVersion: number | null;
  excludedGoods: string[];
  isOfTaxedCards: boolean;
};

/** The earliest first. */
export async function* readSales(db: Db, month: LedgerMonth): AsyncGenerator<SaleEntry[]> {
  const taxes = createTaxes(db);
  for await (const rows of pages(db, (after) => salesAfter(month, after))) {
    const entries: SaleEntry[] = [];
    for (const row of rows) entries.push(toEntry('sale', row, { vat: row.vat, month, taxes: await taxes(row) }));
    yield entries;
  }
}

/** Money of the month that was given back for a sale of any month, then corrections without any, each the earliest first. */
export async function* readCorrections(db: Db, month: LedgerMonth): AsyncGenerator<SaleEntry[]> {
  const taxes = createTaxes(db);
  for await (const rows of pages(db, (after) => refundsAfter(month, after))) {
    const entries: SaleEntry[] = [];
    for (const row of rows) {
      // One that was made at the provider says no VAT of its own.
      const taken = row.vat.length > 0 ? row.vat : await vatOfRefund(db, row.orderId, row.id);
      const vat = taken.map(({ basisPoints, grossMinor, vatMinor }) => ({
        ...{ basisPoints, grossMinor: -grossMinor, vatMinor: -vatMinor || 0 },
      }));
      entries.push(toEntry('correction', row, { vat, month, taxes: await taxes(row) }));
    }
    yield entries;
  }
  for await (const rows of pages(db, (after) => correctedAloneAfter(month, after))) {
    const entries: SaleEntry[] = [];
    for (const row of rows) {
      // Not by its clocks: the day of issue is kept as a day.
      const entry = toEntry('correction', row, {
        vat: row.issued?.document?.vat ?? [],
        month,
        taxes: await taxes(row),
      });
      entries.push({ ...entry, day: row.issued?.issuedOn ?? entry.day });
    }
    yield entries;
  }
}

type Place = { at: Date; id: string };

async function* pages(db: Db, query: (after: Place | null) => RawBuilder<Row>): AsyncGenerator<Row[]> {
  let after: Place | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await query(after).execute(db);
    if (rows.length > 0) yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE_SIZE || after === null) return;
  }
}

/** The taxes under which the order was placed; there are few versions and many orders. */
function createTaxes(db: Db): (row: Row) => Promise<Taxes> {
  const known = new Map<number | null, Promise<Taxes>>();
  return ({ taxesVersion }) => {
    const found = known.get(taxesVersion) ?? findTaxes(db, taxesVersion);
    known.set(taxesVersion, found);
    return found;
  };
}

type About = { vat: readonly VatPart[]; month: LedgerMonth; taxes: Taxes };

function toEntry(kind: SaleEntry['kind'], row: Row, { vat, month: { timeZone }, taxes }: About): SaleEntry {
  return {
    ...{ kind, id: row.id, day: dateIn(timeZone, row.at), currency: row.currency },
    ...{
      amountMinor: Number(row.amountMinor),
      cardsMinor: Number(row.cardsMinor),
      vat: invoiceVat(vat),
      issued: row.issued,
      booking: row.booking,
    },
    ...{ refundId: row.refundId, reason: row.reason },
    order: toFacts(row, timeZone, taxes),
  };
}

function toFacts(row: Row, timeZone: string, taxes: Taxes): OrderFacts {
  const { country, postalCode } = placeOfHandover(row);
  const invoiced = row.issued?.document;
  const isExport = invoiced?.isExport ?? isOutsideVat(country, postalCode);
  const person = invoiced?.buyer ?? row.billingAddress ?? row.address;
  return {
    ...{ id: row.orderId, number: row.number, country, isExport },
    ...{ placedOn: dateIn(timeZone, row.placedAt), soldOn: dateIn(timeZone, row.soldAt) },
    paidOn: row.paidAt && dateIn(timeZone, row.paidAt),
    ...{
      method: row.method,
      isGivenUp: row.isGivenUp,
      totalMinor: Number(row.totalMinor),
      capturedMinor: Number(row.capturedMinor),
    },
    ...{ intentId: row.intentId, excludedGoods: row.excludedGoods, isOfTaxedCards: row.isOfTaxedCards },
    buyer: {
      ...{ fullName: person.fullName ?? '', line1: person.line1 ?? '', line2: person.line2 ?? '' },
      ...{ postalCode: person.postalCode ?? '', city: person.city ?? '', country: person.country ?? '' },
    },
    company: invoiced
      ? invoiced.buyer.companyName
        ? { name: invoiced.buyer.companyName, taxId: invoiced.buyer.taxId }
        : null
      : row.company,
    isSellerExempt: invoiced ? invoiced.isSellerExempt === true : taxes.smallBusiness,
    vatCountry: invoiced?.vatCountry ?? (isExport ? taxes.homeCountry : vatCountryOf(country, taxes)),
  };
}

const ofOrder = sql`o.id as "orderId", o.number, o.currency, o.created_at as "placedAt", o.paid_at as "paidAt", ${soldAtOf('o')} as "soldAt",
  o.total_minor - o.taxed_cards_minor as "totalMinor", o.captured_minor - o.taxed_cards_minor as "capturedMinor", o.captured_intent_id as "intentId",
  ${paidMethod} as method, o.payment_state = 'cancelled' and o.paid_at is null as "isGivenUp", o.address, o.shipping_carrier as "shippingCarrier", o.pickup_point as "pickupPoint",
  o.billing_address as "billingAddress", o.company,
  o.taxes_version as "taxesVersion", o.is_for_taxed_cards as "isOfTaxedCards",
  array(select l.title from order_lines l join products p on p.handle = l.product_handle
    where l.order_id = o.id and p.needs_cash_register order by l.position) as "excludedGoods"`;

const issuedAs = sql`json_build_object('kind', i.kind, 'number', i.number, 'issuedOn', i.issued_on,
  'isOfReceipt', coalesce((select whole.kind = 'receipt' from invoices whole where whole.id = i.corrects), false),
  'grossMinor', i.gross_minor, 'vatMinor', i.vat_minor, 'document', i.document,
  'ksefNumber', (select k.ksef_number from ksef_submissions k where k.invoice_id = i.id),
  'isOffline', coalesce((select k.is_offline from ksef_submissions k where k.invoice_id = i.id), false))`;

const parts = sql`coalesce(json_agg(json_build_object('basisPoints', v.vat_basis_points, 'grossMinor', v.gross_minor,
  'vatMinor', v.vat_minor) order by v.vat_basis_points desc), '[]')`;

/** A charge that failed later is in a second booking; the first says what came in. */
const bookedAs = (of: RawBuilder<unknown>) => sql`(
  select json_build_object('payoutId', p.id, 'payoutOn', p.arrives_on, 'sourceMinor', b.source_minor)
  from payout_bookings b join payouts p on p.id = b.payout_id
  where b.source_minor is not null and ${of} order by b.booked_at limit 1) as booking`;

function salesAfter(month: LedgerMonth, after: Place | null): RawBuilder<Row> {
  return sql<Row>`
    select o.id, s.at, o.total_minor - o.taxed_cards_minor as "amountMinor", o.cards_minor - o.taxed_cards_minor as "cardsMinor", null as "refundId", '' as reason, ${ofOrder},
      ${bookedAs(sql`b.kind = 'payment' and b.intent_id = o.captured_intent_id`)},
      (select ${parts} from order_vat_amounts v where v.order_id = o.id) as vat,
      (select ${issuedAs} from invoices i where i.order_id = o.id and i.kind in ('invoice', 'receipt') and i.settles is null
        order by i.kind limit 1) as issued
    from ${soldIn(month)} s join orders o on o.id = s.id
    where ${beyond(after)} order by s.at, s.id limit ${PAGE_SIZE}`;
}

function refundsAfter(month: LedgerMonth, after: Place | null): RawBuilder<Row> {
  return sql<Row>`
    select r.id, s.at, r.taxed_cards_minor - r.amount_minor as "amountMinor", r.taxed_cards_minor - r.cards_minor as "cardsMinor", r.stripe_refund_id as "refundId", r.reason,
      ${ofOrder}, ${bookedAs(sql`b.kind = 'refund' and b.source = r.stripe_refund_id`)},
      (select ${parts} from refund_vat_amounts v where v.refund_id = r.id) as vat,
      (select ${issuedAs} from invoices i join invoices of on of.id = i.corrects where i.refund_id = r.id
        order by of.kind limit 1) as issued
    from ${givenBackIn(month)} s join refunds r on r.id = s.id join orders o on o.id = r.order_id
    where ${beyond(after)} order by s.at, s.id limit ${PAGE_SIZE}`;
}

function correctedAloneAfter(month: LedgerMonth, after: Place | null): RawBuilder<Row> {
  return sql<Row>`
    select g.id, s.at, g.gross_minor as "amountMinor", s.cards_minor as "cardsMinor", null as "refundId", '' as reason, ${ofOrder},
      null::json as booking, '[]'::json as vat, (select ${issuedAs} from invoices i where i.id = g.id) as issued
    from ${correctedAloneIn(month)} s join invoices g on g.id = s.id join orders o on o.id = g.order_id
    where ${beyond(after)} order by s.at, s.id limit ${PAGE_SIZE}`;
}

const beyond = (after: Place | null): RawBuilder<SqlBool> =>
  after ? sql`(s.at, s.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
