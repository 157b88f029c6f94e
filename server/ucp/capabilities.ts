// What the shop can do in the protocol's terms. Only what is built stands here: platforms believe it.

/** The namespace of the protocol's own capabilities for shopping. */
export const SHOPPING = 'dev.ucp.shopping';

export type Capability = {
  /** The capabilities that it adds to; left out where it stands alone. Without any of them it means nothing. */
  extends?: readonly CapabilityName[];
};

export type CapabilityName =
  `${typeof SHOPPING}.${'catalog.search' | 'catalog.lookup' | 'cart' | 'checkout' | 'order' | 'discount' | 'fulfillment' | 'permalink'}`;

export const capabilities: Readonly<Record<CapabilityName, Capability>> = {
  'dev.ucp.shopping.catalog.search': {},
  'dev.ucp.shopping.catalog.lookup': {},
  'dev.ucp.shopping.cart': {},
  'dev.ucp.shopping.checkout': {},
  'dev.ucp.shopping.order': {},
  'dev.ucp.shopping.discount': { extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'] },
  'dev.ucp.shopping.permalink': {},
  'dev.ucp.shopping.fulfillment': { extends: ['dev.ucp.shopping.checkout'] },
};

export const capabilityNames = Object.keys(capabilities) as CapabilityName[];
