// Pictures of an imported file find their rows. What fills an empty row is a part of how it was added; another picture in
// place of one that was there is a change that the history has, and that is taken back with the import.
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
    const empty = rows.filter(({ picture }) => picture === null);
    if (empty.length > 0) await setPictures(this.#store.db, empty, key);
    const taken = rows.filter(({ picture }) => picture !== null);
    if (taken.length === 0) return;
    const batchId = this.#history.batchId ?? (await this.#begin());
    await inTransaction(this.#store.db, async (tx) => {
      await lockThings(tx, 'product', [...new Set(taken.map(({ productId }) => productId))]);
      await inBegunBatch(tx, batchId, async () => {
        await keepPictures(tx, taken);
        await setPictures(tx, taken, key);
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
  await tx.updateTable('pictures').set({ is_kept: true, removed_at: null }).where('key', 'in', keys).execute();
}
