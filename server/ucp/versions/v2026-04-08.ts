import type { UcpVersion } from './ucp-version.ts';

export const v20260408: UcpVersion = {
  name: '2026-04-08',
  keysField: 'signing_keys',
  documents: {
    'dev.ucp.shopping.catalog.search': {
      spec: 'specification/catalog/search',
      schema: 'schemas/shopping/catalog_search.json',
    },
    'dev.ucp.shopping.catalog.lookup': {
      spec: 'specification/catalog/lookup',
      schema: 'schemas/shopping/catalog_lookup.json',
    },
    'dev.ucp.shopping.cart': { spec: 'specification/cart', schema: 'schemas/shopping/cart.json' },
    'dev.ucp.shopping.checkout': { spec: 'specification/checkout', schema: 'schemas/shopping/checkout.json' },
    'dev.ucp.shopping.order': { spec: 'specification/order', schema: 'schemas/shopping/order.json' },
    'dev.ucp.shopping.fulfillment': { spec: 'specification/fulfillment', schema: 'schemas/shopping/fulfillment.json' },
    'dev.ucp.shopping.discount': { spec: 'specification/discount', schema: 'schemas/shopping/discount.json' },
  },
  hasDeliveryFormats: false,
  hasPolicies: false,
};
