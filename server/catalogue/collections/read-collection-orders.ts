// The order in which each collection is shown, from memory that follows changes.
import { type CollectionSort, sortOf } from '#src/catalogue/collections/collection-sorts.ts';
import type { Db } from '../../database/connect.ts';
import { cachedForSite } from '../catalogue-cache.ts';

export type CollectionOrder = { sort: CollectionSort; isByRule: boolean; isHidden: boolean };

/** Reads the order of each collection by its handle. */
export function readCollectionOrders(db: Db): Promise<ReadonlyMap<string, CollectionOrder>> {
  return cachedForSite(db, 'collection orders', async () => {
    const rows = await db
      .selectFrom('collections')
      .select(({ eb }) => ['handle', 'sort', 'is_hidden', eb('rule', 'is not', null).as('isByRule')])
      .execute();
    return new Map(
      rows.map(({ handle, sort, is_hidden, isByRule }) => [
        handle,
        { sort: sortOf(sort as CollectionSort, Boolean(isByRule)), isByRule: Boolean(isByRule), isHidden: is_hidden },
      ]),
    );
  });
}
