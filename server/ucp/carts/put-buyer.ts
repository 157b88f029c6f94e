// What a platform says of the buyer and of where the goods go, as the checkout keeps what somebody typed: the person finds it
// filled in and visible. Consents are no part of it, whatever was sent.
import { z } from 'zod';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { StoredCart } from '../../cart/cart-store.ts';
import { saveCheckoutDraft } from '../../cart/kept-draft.ts';
import type { Transaction } from '../../database/transaction.ts';
import { nobody } from '../../http/session.ts';

/** The length that a field of the checkout may have. */
const fieldText = z.string().max(200);
const MOST_PARTS = 100;

const destination = z.looseObject({
  id: fieldText.optional(),
  type: fieldText.optional(),
  first_name: fieldText.optional(),
  last_name: fieldText.optional(),
  phone_number: fieldText.optional(),
  street_address: fieldText.optional(),
  extended_address: fieldText.optional(),
  address_locality: fieldText.optional(),
  address_region: fieldText.optional(),
  postal_code: fieldText.optional(),
  address_country: fieldText.optional(),
});

export const buyerInput = z.looseObject({
  first_name: fieldText.optional(),
  last_name: fieldText.optional(),
  email: fieldText.optional(),
  phone_number: fieldText.optional(),
});

/** What is not read, and told nonetheless: clients send no more than the schema of a tool lists. */
const parts = { id: fieldText.optional(), line_item_ids: z.array(fieldText).max(MOST_PARTS).optional() };

export const fulfillmentInput = z.looseObject({
  methods: z
    .array(
      z.looseObject({
        ...parts,
        type: fieldText.optional(),
        destinations: z.array(destination).max(10).optional(),
        selected_destination_id: fieldText.nullish(),
        groups: z
          .array(z.looseObject({ ...parts, selected_option_id: fieldText.nullish() }))
          .max(10)
          .optional(),
      }),
    )
    .max(5)
    .optional(),
});

type Buyer = z.output<typeof buyerInput>;
type Fulfillment = z.output<typeof fulfillmentInput>;
export type ToldBuyer = { buyer?: Buyer | undefined; fulfillment?: Fulfillment | undefined };

/** What is not said stays as it is. The cart must be locked. */
export async function putBuyer(
  tx: Transaction,
  { id, checkoutDraft }: Pick<StoredCart, 'id' | 'checkoutDraft'>,
  { buyer, fulfillment }: ToldBuyer,
  now: Date,
): Promise<void> {
  const told = { ...fieldsOfBuyer(buyer), ...fieldsOfDelivery(fulfillment) };
  if (Object.keys(told).length === 0) return;
  const visitor = { session: nobody, now: () => now };
  await saveCheckoutDraft(tx, id, { ...emptyDraft, ...checkoutDraft, ...told }, visitor);
}

type Fields = Partial<CheckoutDraftInput>;

function fieldsOfBuyer(buyer: Buyer | undefined): Fields {
  if (!buyer) return {};
  const fullName = nameOf(buyer);
  return {
    ...(buyer.email !== undefined && { email: buyer.email }),
    ...(buyer.phone_number !== undefined && { phone: buyer.phone_number }),
    ...(fullName && { fullName }),
  };
}

function fieldsOfDelivery(fulfillment: Fulfillment | undefined): Fields {
  const [method] = fulfillment?.methods ?? [];
  if (!method) return {};
  const { destinations = [], selected_destination_id: selected, groups = [] } = method;
  const place = destinations.find(({ id }) => id !== undefined && id === selected) ?? destinations[0];
  const option = groups[0]?.selected_option_id;
  return { ...(place && fieldsOfPlace(place)), ...(option && { shippingMethod: option }) };
}

function fieldsOfPlace(place: z.output<typeof destination>): Fields {
  const fullName = nameOf(place);
  return {
    ...(fullName && { fullName }),
    ...(place.phone_number && { phone: place.phone_number }),
    line1: place.street_address ?? '',
    line2: place.extended_address ?? '',
    city: place.address_locality ?? '',
    postalCode: place.postal_code ?? '',
    country: (place.address_country ?? '').toUpperCase(),
  };
}

function nameOf({ first_name: first = '', last_name: last = '' }: { first_name?: string; last_name?: string }): string {
  return `${first} ${last}`.trim();
}
