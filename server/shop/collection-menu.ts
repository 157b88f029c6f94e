// The menu as the office's list of collections shows and orders it.
import { viewOf } from '#src/shop/markets.ts';
import type { CollectionMenu } from '../catalogue/office/collections/collection-office-resolvers.ts';
import { changeMenu } from './change-menu.ts';
import { readMenu } from './read-menu.ts';

export const collectionMenu: CollectionMenu = {
  async read({ db, markets }) {
    const menu = await readMenu({ db }, viewOf(markets, markets.main));
    return menu.map(({ handle }) => handle);
  },
  async move({ db, now, markets, staff }, handle, place) {
    const change = { kind: 'move', place } as const;
    return (await changeMenu({ db, now, markets }, { handle, change, changedBy: staff?.name ?? 'staff' })).ok;
  },
};
