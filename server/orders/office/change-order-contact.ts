// The address of an order, whom the carrier calls, and which company it is for, put right by staff. What VAT or
// delivery would cost differently for is not changed here: the country, the territory by its postcode, and the way in
// which the parcel travels.
import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { vatClasses } from '#src/countries/country.ts';
import { missingOfAddress, type PostalAddress } from '#src/countries/postal-address.ts';
import type { contactRefusals } from '#src/orders/office/contact-refusals.ts';
import { fold, type OrderState } from '#src/orders/order-decisions.ts';
import { ok, type RefusalOf, type Result, refuse } from '#src/result.ts';
import { handoverOf } from '#src/shipping/handover.ts';
import { emailAccess } from '#src/staff/page-access.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { readContact } from '../../checkout/read-contact.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findPickupPoint, type PickupPoint } from '../../shipping/pickup-point-store.ts';
import { lockersOf, pointsOfMethod } from '../../shipping/tariffs.ts';
import { findSaleTerms } from '../../shop/sale-terms.ts';
import { appendOrderEvents, listOrderEvents, type OrderCompany } from '../order-store.ts';
import { findContactWriter, findVersion } from './order-version.ts';

export type ContactFields = Omit<PostalAddress, 'country'> & {
  email: string;
  phone: string;
  /** The carrier's id of the point; empty when the parcel goes to the address. */
  pickupPoint: string;
  /** Left out, they stay; an order that is for no company gets none. */
  companyName?: string | null;
  taxId?: string | null;
};

export type ContactChange = { number: number; version: number; contact: ContactFields; tellsCustomer: boolean };

export type ContactRefusal = RefusalOf<
  keyof typeof contactRefusals,
  {
    InvalidFields: { fields: FieldProblem[] };
    /** The name of whoever has changed the contact since; null where something else of the order has changed. */
    OrderChanged: { by: string | null };
  }
>;

type Office = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit' | 'delivery'>;
type Change = { orderId: string; number: number; before: object; after: object };

export async function changeOrderContact(
  office: Office,
  { number, version, contact, tellsCustomer }: ContactChange,
): Promise<Result<{ version: number }, ContactRefusal>> {
  return inTransaction(office.db, async (tx) => {
    const order = await lockOrderRow(tx, number);
    if (!order) return refuse({ kind: 'OrderUnknown' });
    if ((await findVersion(tx, order.id)) !== version) return refuse(await orderChanged(tx, order.id, version));
    if (await hasWaitingAction(tx, order.id)) return refuse({ kind: 'ActionWaiting' });
    const state = fold(await listOrderEvents(tx, order.id));
    if (!isContactOpen(state, order)) return refuse({ kind: 'AlreadySent' });

    const { country } = order.address as PostalAddress;
    const oldPoint = order.pickup_point as PickupPoint | null;
    const handover = oldPoint ? 'point' : handoverOf({ carrier: order.shipping_carrier, kind: 'courier' });
    const { draft, problems } = readContact(draftOf(contact, order), {
      handover,
      lockersOf: lockersOf(office.delivery, order.shipping_method),
    });
    const fields = problems.filter(({ name }) => isSent(name, contact, order));
    if (fields.length > 0) return refuse({ kind: 'InvalidFields', fields });
    const scope = { country, ...pointsOfMethod(office.delivery, order.shipping_method) };
    const isSamePoint = draft.pickupPoint === (oldPoint?.id ?? '');
    const point = isSamePoint ? oldPoint : await findPickupPoint(tx, { ...scope, id: draft.pickupPoint });
    if (!isSamePoint && !point) return refuse({ kind: 'PointUnknown' });
    const { taxes } = await findSaleTerms(tx);
    const ratesTo = (postalCode: string) => vatClasses.map(vatRatesTo(country, taxes, office.now(), postalCode)).join();
    const isTaxedElsewhere =
      ratesTo((point ?? draft).postalCode) !== ratesTo((oldPoint ?? (order.address as PostalAddress)).postalCode);
    if (handover !== 'in_person' && isTaxedElsewhere) return refuse({ kind: 'OtherVat' });

    const { email, phone, fullName, line1, line2, postalCode, city } = draft;
    const company = order.company && { name: draft.companyName, taxId: draft.taxId };
    const isSameEmail = [email, contact.email].includes(order.email);
    if (!isSameEmail && !mayAccess(office.staff, emailAccess)) return refuse({ kind: 'EmailNotAllowed' });
    const address = { fullName, line1, line2, postalCode, city, country };
    const before = {
      ...flat(order.email, order.phone, order.address as PostalAddress, oldPoint),
      ...flatCompany(order),
    };
    const changed = differences(before, { ...flat(email, phone, address, point), ...flatCompany({ company }) });
    if (!changed) return ok({ version });
    const { companyName, taxId, ...others } = changed.after;
    if (!isAddressOpen(state, order) && Object.keys(others).length > 0) return refuse({ kind: 'AlreadySent' });
    const isCompanyChanged = companyName !== undefined || taxId !== undefined;
    if (isCompanyChanged && (await isInvoiced(tx, order.id))) return refuse({ kind: 'CompanyInvoiced' });
    await tx
      .updateTable('orders')
      .set({
        ...{ email, phone, address: JSON.stringify(address) },
        pickup_point: point && JSON.stringify(point),
        ...(isCompanyChanged && { company: JSON.stringify(company) }),
      })
      .where('id', '=', order.id)
      .execute();
    await noteChange(tx, office, { orderId: order.id, number, ...changed }, tellsCustomer);
    return ok({ version: await findVersion(tx, order.id) });
  });
}

async function orderChanged(tx: Transaction, orderId: string, version: number) {
  return { kind: 'OrderChanged', by: await findContactWriter(tx, orderId, version) } as const;
}

type Addressed = { address: unknown; billing_address: unknown };

/** Whether anything of it may be changed: a company's name and number are put right for its invoice even when all is sent. */
export function isContactOpen(state: ContactState, order: Addressed & { company: unknown }): boolean {
  return isAddressOpen(state, order) || (state.payment !== 'cancelled' && order.company !== null);
}

type ContactState = Pick<OrderState, 'payment' | 'fulfilment'>;

/**
 * The address is open until all of it is sent; afterwards an address is added that goods which were handed over did not
 * need, for an invoice.
 */
function isAddressOpen(
  { payment, fulfilment }: ContactState,
  { address, billing_address: billing }: Addressed,
): boolean {
  if (payment === 'cancelled') return false;
  const isToSend = fulfilment === 'unfulfilled' || fulfilment === 'partly_sent';
  return isToSend || missingOfAddress((billing ?? address) as PostalAddress).length > 0;
}

async function lockOrderRow(tx: Transaction, number: number) {
  return tx.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
}

/** What was issued stays as it is: it is corrected by a document of its own. */
async function isInvoiced(tx: Transaction, orderId: string): Promise<boolean> {
  const issued = await tx
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'proforma')
    .executeTakeFirst();
  return issued !== undefined;
}

async function hasWaitingAction(tx: Transaction, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('order_actions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

/** The event changes the order's version: an action that was chosen for the old address is refused. */
async function noteChange(
  tx: Transaction,
  { now, staff, audit }: Office,
  { orderId, number, before, after }: Change,
  tellsCustomer: boolean,
): Promise<void> {
  if (!staff) throw new Error('a change without anybody who is signed in');
  const id = randomUUID();
  const at = now();
  await tx
    .insertInto('order_contact_changes')
    .values({
      ...{ id, order_id: orderId, staff_id: staff.id, staff_name: staff.name, changed_at: at },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
    })
    .execute();
  await appendOrderEvents(tx, orderId, [{ type: 'ContactChanged', changeId: id }], 'staff', at);
  const payload = { orderId, changeId: id };
  // Whether or not the new address is told: the shopper may not have asked for it.
  if ('email' in after) {
    await addToOutbox(tx, { deduplicationKey: `order-email-changed-${id}`, kind: 'order-email-changed', payload }, at);
  }
  if (tellsCustomer) {
    await addToOutbox(tx, { deduplicationKey: `order-changed-${id}`, kind: 'order-changed', payload }, at);
  }
  // What stood there, and stands there now, is beside the order, from where it can be erased.
  await audit(tx, { kind: 'order.contact_changed', subject: String(number), after: { fields: Object.keys(after) } });
}

type Flat = Record<string, string>;

function flat(email: string, phone: string, address: PostalAddress, point: PickupPoint | null): Flat {
  const { fullName, line1, line2, postalCode, city } = address;
  const pickupPoint = point ? `${point.id} ${point.name}, ${point.street}, ${point.postalCode} ${point.city}` : '';
  return { email, phone, fullName, line1, line2, postalCode, city, pickupPoint };
}

/** A company's number that stays as it was ordered keeps nobody from mending the street. */
function isSent(name: string, contact: ContactFields, order: { company: unknown }): boolean {
  const sent: Partial<Record<string, string | null>> = contact;
  return Object.hasOwn(contact, name) && sent[name] !== flatCompany(order)[name];
}

function flatCompany({ company }: { company: unknown }): Flat {
  const { name = '', taxId = '' } = (company ?? {}) as Partial<OrderCompany>;
  return { companyName: name, taxId };
}

/** Null when nothing changes. */
function differences(before: Flat, after: Flat): { before: Flat; after: Flat } | null {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const only = (from: Flat): Flat => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
  return names.length > 0 ? { before: only(before), after: only(after) } : null;
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrderRow>>>;

/** The draft as the checkout would judge it. */
function draftOf({ companyName, taxId, ...contact }: ContactFields, { address, company, shipping_method }: OrderRow) {
  const before = flatCompany({ company });
  return {
    ...emptyDraft,
    ...contact,
    isCompany: company !== null,
    companyName: companyName ?? before.companyName ?? '',
    taxId: taxId ?? before.taxId ?? '',
    country: (address as PostalAddress).country,
    shippingMethod: shipping_method,
  };
}
