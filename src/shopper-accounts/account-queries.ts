import type { RouteLocation } from '../addresses.ts';
import type { VariablesOf } from '../graphql-client.ts';
import { operationQuery } from '../query-client.ts';
import { type AccountPage, accountPageIn, ordersPageIn } from './account-address.ts';

const parts: Partial<Record<AccountPage, VariablesOf<'ShopperAccountShow'>['part']>> = {
  orders: 'ORDERS',
  addresses: 'ADDRESSES',
  wishlist: 'WISHLIST',
  settings: 'SETTINGS',
};

export function accountQuery({ locale, href, search }: RouteLocation) {
  const { page = 'signIn', token = '' } = accountPageIn(href) ?? {};
  const part = parts[page] ?? 'NONE';
  return operationQuery('ShopperAccountShow', {
    ...{ locale, part },
    link: page === 'link' ? token : null,
    page: page === 'orders' ? ordersPageIn(search) : 1,
  });
}
