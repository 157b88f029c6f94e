// Pictures of an imported file find their rows. What fills a row that the import has added is a part of how it was added; in
// a row that was there, a picture is a change that the history has, and that is taken back with the import.
import { sql } from 'kysely';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { beginBatch, inBegunBatch, lockThings, type NamedBatch } from '../../history/change-batch.ts';
import type { PictureStore } from '../../media/add-picture.ts';
import { pictureWithFocus } from '../../media/picture-with-focus.ts';

/** `batchId`: of the import; null where it has changed nothing else, and replaced pictures begin a batch of their own. */
export type PictureHistory = Omit<NamedBatch, 'now' | 'undoes'> & { batchId: number | null };

export type MediaRow = { id: string; productId: string; picture: string | null };

export class PictureReplacing {
  ownBatchId: number | null = null;
  readonly #store: PictureStore;
  readonly #history: PictureHistory;
  #own: Promise<number> | null = null;

  constructor(store: PictureStore, history: PictureHistory) {
    this.#store = store;
    this.#history = history;
  }

  /** Nothing is put where somebody has taken the import back meanwhile. */
  async put(rows: readonly MediaRow[], key: string): Promise<void> {
    const isAdded = await findAdded(this.#store.db, this.#history.batchId, rows);
    const added = rows.filter(({ id }) => isAdded.has(id));
    if (added.length > 0) await setPictures(this.#store.db, added, key);
    const former = rows.filter(({ id }) => !isAdded.has(id));
    if (former.length === 0) return;
    const batchId = this.#history.batchId ?? (await this.#begin());
    await inTransaction(this.#store.db, async (tx) => {
      await lockThings(tx, 'product', [...new Set(former.map(({ productId }) => productId))]);
      await inBegunBatch(tx, batchId, async () => {
        await keepPictures(tx, former);
        await setPictures(tx, former, key);
      });
    });
  }

  /** Pictures are fetched several at once: the batch is begun once. */
  #begin(): Promise<number> {
    this.#own ??= inTransaction(this.#store.db, (tx) => beginBatch(tx, { ...this.#history, now: this.#store.now() }));
    return this.#own.then((id) => {
      this.ownBatchId = id;
      return id;
    });
  }
}

/** The ids of rows that the batch has added, by themselves or with their product, and that have no picture yet. */
async function findAdded(
  db: PictureStore['db'],
  batchId: number | null,
  rows: readonly MediaRow[],
): Promise<Set<string>> {
  const empty = rows.filter(({ picture }) => picture === null);
  if (batchId === null || empty.length === 0) return new Set();
  const { rows: added } = await sql<{ id: string }>`
    select given.id from unnest(${empty.map(({ id }) => id)}::text[], ${empty.map(({ productId }) => productId)}::text[])
      as given (id, product_id)
    where exists (
      select from changes c
      where c.thing_kind = 'product' and c.thing_id = given.product_id and c.batch_id = ${batchId}
        and c.field = '' and c.before is null
        and (c.part = 'products' or (c.part = 'media' and c.part_key ->> 'id' = given.id)))`.execute(db);
  return new Set(added.map(({ id }) => id));
}

type Writing = PictureStore['db'] | Transaction;

async function setPictures(db: Writing, rows: readonly MediaRow[], key: string): Promise<void> {
  await db
    .updateTable('media')
    .set(pictureWithFocus(key))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

/** What the history may bring back is not cleared away as unused. */
async function keepPictures(tx: Transaction, rows: readonly MediaRow[]): Promise<void> {
  const keys = rows.flatMap(({ picture }) => picture ?? []);
  if (keys.length === 0) return;
  await tx.updateTable('pictures').set({ is_kept: true, removed_at: null }).where('key', 'in', keys).execute();
}
