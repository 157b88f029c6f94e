// The menu as the office's list of collections shows and orders it.
import { viewOf } from '#src/shop/markets.ts';
import type { CollectionMenu } from '../catalogue/office/collections/collection-office-resolvers.ts';
import { byStaff } from '../history/by-staff.ts';
import { changeMenu } from './change-menu.ts';
import { readMenu } from './read-menu.ts';

export const collectionMenu: CollectionMenu = {
  async read({ db, markets }) {
    const menu = await readMenu({ db }, viewOf(markets, markets.main));
    return menu.map(({ handle }) => handle);
  },
  async move(context, handle, place) {
    const change = { kind: 'move', place } as const;
    const changedBy = context.staff?.name ?? 'staff';
    return (await changeMenu(context, { handle, change, changedBy, by: byStaff(context) })).ok;
  },
};
