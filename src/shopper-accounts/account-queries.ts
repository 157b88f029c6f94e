import type { RouteLocation } from '../addresses.ts';
import type { VariablesOf } from '../graphql-client.ts';
import { operationQuery } from '../query-client.ts';
import { type AccountRouteName, ordersIn } from './account-address.ts';

type Part = VariablesOf<'ShopperAccountShow'>['part'];

const parts: Readonly<Record<AccountRouteName, Part>> = {
  accountOrders: 'ORDERS',
  accountSignIn: 'NONE',
  accountLink: 'NONE',
  accountAddresses: 'ADDRESSES',
  accountWishlist: 'WISHLIST',
  accountSettings: 'SETTINGS',
  accountDeletion: 'NONE',
  notFound: 'NONE',
};

export function accountQuery({ route, locale, params, search }: RouteLocation) {
  return operationQuery('ShopperAccountShow', {
    ...{ locale, part: parts[route as AccountRouteName] },
    link: params.token ?? null,
    ...ordersIn(search),
  });
}
