import type { UcpVersion } from './ucp-version.ts';

export const v20260825: UcpVersion = {
  name: '2026-08-25',
  keysField: 'keys',
  documents: {
    'dev.ucp.shopping.catalog.search': {
      spec: 'specification/shopping/catalog/search',
      schema: 'schemas/shopping/catalog_search.json',
    },
    'dev.ucp.shopping.catalog.lookup': {
      spec: 'specification/shopping/catalog/lookup',
      schema: 'schemas/shopping/catalog_lookup.json',
    },
    'dev.ucp.shopping.cart': { spec: 'specification/shopping/cart', schema: 'schemas/shopping/cart.json' },
    'dev.ucp.shopping.checkout': { spec: 'specification/shopping/checkout', schema: 'schemas/shopping/checkout.json' },
    'dev.ucp.shopping.order': { spec: 'specification/shopping/order', schema: 'schemas/shopping/order.json' },
    'dev.ucp.shopping.fulfillment': {
      spec: 'specification/shopping/extensions/fulfillment',
      schema: 'schemas/shopping/fulfillment.json',
    },
    'dev.ucp.shopping.permalink': { spec: 'specification/permalink', schema: 'schemas/shopping/permalink.json' },
    'dev.ucp.shopping.discount': {
      spec: 'specification/shopping/extensions/discount',
      schema: 'schemas/shopping/discount.json',
    },
  },
  hasDeliveryFormats: true,
  hasPolicies: true,
};
