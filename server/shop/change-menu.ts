// Puts one collection into the menu, moves it there or takes it out; the rest of the menu stays as it is shown.

import { menuOf } from '#src/catalogue/collections/menu-of.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { marketLanguages, type ShopMarkets, viewOf } from '#src/shop/markets.ts';
import { defaultNavigation, type Navigation } from '#src/shop/shop-navigation.ts';
import { listCollections } from '../catalogue/collection-store.ts';
import { findCollection, listNearHandles } from '../catalogue/find-collection.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch } from '../history/change-batch.ts';
import { changeSettings } from './change-settings.ts';
import { findSettings, lockSettings } from './settings-store.ts';

/** `show`: at the end, unless it stands in the menu already; `move`: to a place that counts from 1. */
export type MenuChange = { kind: 'show' } | { kind: 'hide' } | { kind: 'move'; place: number };

/** `near`: handles that look alike. */
export type MenuRefusal = { kind: 'CollectionUnknown'; near: string[] };

export async function changeMenu(
  { db, now, markets }: { db: Db; now: () => Date; markets: ShopMarkets },
  { handle, change, changedBy, by }: { handle: string; change: MenuChange; changedBy: string; by: ChangedBy },
): Promise<Result<{ isNew: boolean }, MenuRefusal>> {
  if (!(await findCollection(db, handle))) {
    return refuse({ kind: 'CollectionUnknown', near: await listNearHandles(db, handle) });
  }
  const views = marketLanguages(markets).map((locale) => viewOf(markets, locale));
  const shown = await Promise.all(views.map((view) => listCollections(db, view)));
  return inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const before = (await findSettings(tx, 'navigation'))?.data ?? defaultNavigation;
    const menus = shown.flatMap((collections) => menuOf(collections, before).map((collection) => collection.handle));
    const menu = [...new Set([...before.collections, ...menus])];
    const listed = new Set([...menu, ...before.hidden]);
    const isFull = shown.flat().some((collection) => !listed.has(collection.handle));
    const data = changed({ before, menu, isFull }, handle, change);
    const title = { key: 'batch.menuChanged', values: { collection: handle } } as const;
    const { answer: stored } = await inBatch(tx, { by, title, now: now() }, () =>
      changeSettings(tx, { document: 'navigation', data, changedBy, now: now() }),
    );
    if (!stored.ok) throw new Error(`The menu is not valid: ${JSON.stringify(stored.error.faults)}`);
    return ok({ isNew: stored.value.isNew });
  });
}

type Shown = {
  before: Navigation;
  /** The handles, in whatever language they are shown. */
  menu: string[];
  /** Others wait for a free place. */
  isFull: boolean;
};

/** The navigation after a change, from which on it names its menu. */
function changed({ before, menu, isFull }: Shown, handle: string, change: MenuChange): Navigation {
  const others = menu.filter((other) => other !== handle);
  const hidden = before.hidden.filter((other) => other !== handle);
  switch (change.kind) {
    case 'hide': {
      // None of those that wait takes the free place.
      const fillUpTo = isFull ? Math.min(before.fillUpTo, others.length) : before.fillUpTo;
      return { ...before, collections: others, hidden: [...hidden, handle], fillUpTo };
    }
    case 'show':
      return menu.includes(handle) ? before : { ...before, collections: [...others, handle], hidden };
    case 'move':
      return { ...before, collections: others.toSpliced(change.place - 1, 0, handle), hidden };
  }
}
