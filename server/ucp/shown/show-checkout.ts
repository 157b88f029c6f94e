// A checkout as the protocol writes it, made of what the shop's own checkout shows.
import { canBeOrdered } from '#src/cart/cart-line.ts';
import { methodName } from '#src/shipping/method-name.ts';
import type { Checkout } from '../../schema/resolver-types.generated.ts';
import type { UcpServices } from '../operation.ts';
import { discountTotal, type Total, totalsOfCart } from './show-cart.ts';

/** The one way, address and parcel that there are: the shop sends an order as a whole. */
const METHOD = 'shipping';
const PLACE = 'address';
const PARCEL = 'parcel';

type CheckoutStatus = 'incomplete' | 'requires_escalation' | 'canceled';

type Standing = { isCancelled: boolean; isDelivered: boolean };

/** A checkout that nobody has ordered, and that lacks nothing, waits for its person: without one it is never completed. */
export function statusOf({ cart }: Checkout, { isCancelled, isDelivered }: Standing): CheckoutStatus {
  if (isCancelled) return 'canceled';
  const { lines, goneLines } = cart;
  const canBuy = lines.length > 0 && goneLines.length === 0 && lines.every(canBeOrdered);
  return canBuy && isDelivered ? 'requires_escalation' : 'incomplete';
}

/** `wanted`: the country of the address, empty where none was named. The checkout shows another one where it sells nothing. */
export function canBeDelivered({ noDelivery, countries }: Checkout, wanted: string): boolean {
  const isSoldTo = wanted === '' || countries.includes(wanted);
  return isSoldTo && (noDelivery === null || noDelivery === 'POSTAL_CODE_MISSING');
}

/** They add up to what the checkout of the shop asks for. Nothing is sent for nothing. */
export function totalsOfCheckout({ totals, cart }: Checkout): Total[] {
  if (cart.lines.length === 0) return totalsOfCart(cart);
  return [
    { type: 'subtotal', amount: totals.subtotal.minor },
    ...discountTotal(totals.discount, cart.discount?.code ?? ''),
    { type: 'fulfillment', amount: totals.shipping.minor },
    { type: 'total', amount: totals.total.minor },
  ];
}

export function showFulfillment(
  { cart, draft, shippingOptions, shippingMethod }: Checkout,
  { agent, t }: Pick<UcpServices, 'agent' | 't'>,
): object {
  const { hasDeliveryFormats } = agent.version;
  const lineIds = cart.lines.map(({ variantId }) => variantId);
  const address = {
    street_address: draft.line1,
    extended_address: draft.line2,
    address_locality: draft.city,
    postal_code: draft.postalCode,
    address_country: draft.country,
  };
  return {
    methods: [
      {
        ...{ id: METHOD, type: 'shipping', line_item_ids: lineIds },
        destinations: [{ id: PLACE, type: 'shipping_address', ...withoutEmpty(address) }],
        selected_destination_id: PLACE,
        groups: [
          {
            ...{ id: PARCEL, line_item_ids: lineIds },
            options: shippingOptions.map((option) => ({
              id: option.method,
              title: methodName(t, option),
              description: hasDeliveryFormats ? { plain: option.arrival } : option.arrival,
              totals: [{ type: 'total', amount: option.price.minor }],
            })),
            selected_option_id: shippingMethod ?? null,
          },
        ],
      },
    ],
  };
}

function withoutEmpty(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
