// The collections that a file names. Missing ones are made, with a readable title in the shop's language; their
// texts and pictures are the merchant's to add, because a product file has no place for them.

import type { Transaction } from '#server/database/transaction.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { WriteBatch } from '../write-batch.ts';

export class CollectionDirectory {
  #ids = new Map<string, string>();
  /** All of them, also those that a product is in and its file does not name. */
  #ruled: ReadonlySet<string> | undefined;
  #lastProductPositions = new Map<string, number>();
  #lastPosition: number | undefined;
  readonly #baseLocale: Locale;

  constructor(baseLocale: Locale) {
    this.#baseLocale = baseLocale;
  }

  /** Must be told of all handles that will be asked for. */
  async load(tx: Transaction, handles: Iterable<string>): Promise<void> {
    this.#ruled ??= await listRuled(tx);
    const unknown = [...new Set(handles)].filter((handle) => !this.#ids.has(handle));
    if (unknown.length === 0) return;
    const found = await tx
      .selectFrom('collections')
      .leftJoin('collection_products', 'collection_id', 'id')
      .select(({ fn }) => ['id', 'handle', fn.max('collection_products.position').as('lastPosition')])
      .where('handle', 'in', unknown)
      .groupBy(['id', 'handle'])
      .execute();
    for (const { id, handle, lastPosition } of found) {
      this.#ids.set(handle, id);
      this.#lastProductPositions.set(id, lastPosition ?? 0);
    }
    this.#lastPosition ??= await lastPositionOf(tx);
  }

  idOf(handle: string): string | undefined {
    return this.#ids.get(handle);
  }

  /** A rule puts products into it, and no file does. */
  isByRule(id: string): boolean {
    return this.#ruled?.has(id) ?? false;
  }

  /** The collection's id; it is made when there is none. */
  ensure(handle: string, title: string, writes: WriteBatch): string {
    const cached = this.#ids.get(handle);
    if (cached) return cached;
    const id = writes.newId();
    this.#lastPosition = (this.#lastPosition ?? 0) + 1;
    writes.put('collections', { id, handle, position: this.#lastPosition });
    writes.put('collection_texts', { collection_id: id, locale: this.#baseLocale, title });
    this.#ids.set(handle, id);
    return id;
  }

  /** The position after the last product of the collection. */
  nextPosition(collectionId: string): number {
    const position = (this.#lastProductPositions.get(collectionId) ?? 0) + 1;
    this.#lastProductPositions.set(collectionId, position);
    return position;
  }
}

async function lastPositionOf(tx: Transaction): Promise<number> {
  const last = await tx
    .selectFrom('collections')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  return last?.position ?? 0;
}

async function listRuled(tx: Transaction): Promise<ReadonlySet<string>> {
  const ruled = await tx.selectFrom('collections').select('id').where('rule', 'is not', null).execute();
  return new Set(ruled.map(({ id }) => id));
}
