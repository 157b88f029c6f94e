// What the commands that change a collection have in common: who does it, and how collections and products are named.
import type { CollectionServices } from '#server/catalogue/collections/save-collection.ts';
import { CliError } from '../../cli-errors.ts';
import type { CommandContext } from '../with-database.ts';

export type Collections = CommandContext & {
  services: CollectionServices;
  /** The id of a collection that is named by its handle. Throws of one that is not there. */
  idOf(handle: string): Promise<string>;
};

export async function withCollections<T>(work: (collections: Collections) => Promise<T>): Promise<T> {
  const [{ withDatabase }, { findCollection, listNearHandles }, { findMarkets }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/find-collection.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  return withDatabase(async (context) => {
    const { db, now } = context;
    const { catalogueLanguage: baseLocale } = await findMarkets(db);
    return work({
      ...context,
      services: { db, now, by: byCommand, baseLocale },
      async idOf(handle) {
        const found = await findCollection(db, handle);
        if (!found) throw unknownCollection(handle, await listNearHandles(db, handle));
        return found.id;
      },
    });
  });
}

export function unknownCollection(handle: string, near: string[]): CliError {
  return new CliError({
    code: 'COLLECTION_UNKNOWN',
    title: `There is no collection ${handle}.`,
    fix: near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'kasa collections lists them.',
  });
}

/** The ids of products, in the order of their handles. Throws of one that is not there. */
export async function productIdsOf(context: CommandContext, handles: readonly string[]): Promise<string[]> {
  const [{ findProductIds }, { unknownProduct }] = await Promise.all([
    import('#server/catalogue/stored/read-stored-product.ts'),
    import('../products/unknown-product.ts'),
  ]);
  const ids = await findProductIds(context.db, [...new Set(handles)]);
  const unknown = handles.find((handle) => !ids.has(handle));
  if (unknown !== undefined) throw await unknownProduct(context, unknown);
  return [...ids.values()];
}

type Changed = { handle: string; batchId: number | null };

/** `done`: what a person is told. */
export function printChanged(changed: Changed, { json, done }: { json: boolean | undefined; done: string }): void {
  if (json) console.log(JSON.stringify({ ok: true, ...changed }));
  else if (changed.batchId === null) console.log('It is so already.');
  else console.log(`${done}\nkasa undo ${changed.batchId} takes it back.`);
}
