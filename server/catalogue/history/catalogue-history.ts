// What of the catalogue can be taken back, and what becomes of what was added: a product that a batch has made is
// archived, not deleted, so that the taking back can be taken back too, and orders keep what they name.
import { sql } from 'kysely';
import type { FormerValue, HistoryPart, HistoryParts, LeftAlone, UndoContext } from '../../history/history-part.ts';
import { deleteAdded, givenOf } from '../../history/write-former.ts';
import { convertPrices } from '../variants/convert-prices.ts';
import { findThing } from './find-thing.ts';
import { nameChanges } from './name-changes.ts';
import {
  media,
  placePictures,
  takeBackAddedPictures,
  takeBackPositions,
  takeBackRemovedPictures,
} from './take-back-positions.ts';
import { reductionsPart } from './take-back-reductions.ts';
import { settingsPart } from './take-back-settings.ts';
import { takeBackStock, takeBackStockFiles } from './take-back-stock.ts';
import { takeBackValues } from './take-back-values.ts';

const collections: HistoryPart = { table: 'collections', key: { id: 'uuid' }, ignored: [] };

const parts: readonly HistoryPart[] = [
  { ...collections, takeBackAdded: deleteIfEmpty },
  { table: 'collection_texts', key: { collection_id: 'uuid', locale: 'text' }, ignored: [] },
  {
    table: 'products',
    key: { id: 'uuid' },
    ignored: [],
    takeBackAdded: archived(
      (given) => sql`
      update products as t set status = 'archived' from ${given} as given
      where t.id = (given.key ->> 'id')::uuid and t.status <> 'archived' returning given.place`,
    ),
  },
  { table: 'product_texts', key: { product_id: 'uuid', locale: 'text' }, ignored: [] },
  { table: 'product_options', key: { product_id: 'uuid', position: 'smallint' }, ignored: [] },
  { table: 'product_option_texts', key: { product_id: 'uuid', locale: 'text', source: 'text' }, ignored: [] },
  { table: 'product_field_values', key: { product_id: 'uuid', field: 'text' }, ignored: [] },
  { table: 'garan_labels', key: { product_id: 'uuid' }, ignored: [] },
  {
    ...media,
    takeBackAdded: takeBackAddedPictures,
    takeBackFields: { position: takeBackPositions },
    takeBackRemoved: takeBackRemovedPictures,
  },
  { table: 'media_texts', key: { media_id: 'uuid', locale: 'text' }, ignored: [] },
  {
    table: 'variants',
    key: { id: 'uuid' },
    ignored: [],
    takeBackAdded: archived(
      (given, now) => sql`
      update variants as t set archived_at = ${now} from ${given} as given
      where t.id = (given.key ->> 'id')::uuid and t.archived_at is null returning given.place`,
    ),
    takeBackTogether: { fields: ['option1', 'option2', 'option3', 'archived_at'], takeBack: takeBackValues },
    takeBackFields: { on_hand: takeBackStock },
  },
  {
    table: 'prices',
    key: { variant_id: 'uuid', currency: 'text' },
    ignored: ['valid_from'],
    // The moment from which the amount holds, which the 30-day low is calculated from.
    since: { amount_minor: 'valid_from' },
  },
  reductionsPart,
  {
    table: 'collection_products',
    key: { collection_id: 'uuid', product_id: 'uuid' },
    // What a rule has found is no change.
    ignored: ['by_rule'],
    // While a collection has a rule, nothing is put into it by hand.
    isRestoredLast: true,
  },
  {
    table: 'pictures',
    key: { key: 'text' },
    // A picture is what it is: only that it was removed is written down.
    ignored: [
      'width',
      'height',
      'ground_color',
      'added_at',
      'unused_since',
      'is_kept',
      'is_see_through',
      'is_focus_proposed',
    ],
  },
  { table: 'search_synonyms', key: { locale: 'text', term: 'text' }, ignored: [] },
  settingsPart,
  // What was received is expected again when the receipt is taken back.
  { table: 'expected_goods', key: { id: 'uuid' }, ignored: [] },
];

export const catalogueHistory: HistoryParts = { parts, nameChanges, findThing, beforehand, afterwards };

type Archiving = (given: ReturnType<typeof givenOf>, now: Date) => ReturnType<typeof sql<{ place: number }>>;

/** Finds those whose rows nothing else has changed since; what was taken back in between is no change. */
function archived(statement: Archiving): NonNullable<HistoryPart['takeBackAdded']> {
  return async ({ tx, now, batchId }, values) => {
    const { rows: changed } = await sql<{ place: number }>`
      select given.place from ${givenOf(values)} as given
      where exists (
        select from changes c join change_batches b on b.id = c.batch_id and b.undone_by is null and b.undoes is null
        where c.batch_id > ${batchId} and c.thing_kind = 'product'
          and c.thing_id = coalesce(given.after ->> 'product_id', given.after ->> 'id')
          and (not given.after ? 'product_id' or coalesce(c.part_key ->> 'variant_id', c.part_key ->> 'id') = given.key ->> 'id'))
    `.execute(tx);
    const isChanged = new Set(changed.map(({ place }) => values[place]));
    const free = values.filter((value) => !isChanged.has(value));
    if (free.length > 0) await statement(givenOf(free), now).execute(tx);
    return [...isChanged].flatMap((value) => (value ? [{ value, reason: 'ChangedSince' as const }] : []));
  };
}

/** A collection that has products stays, with those that were archived as well. */
async function deleteIfEmpty(context: UndoContext, values: readonly FormerValue[]): Promise<LeftAlone[]> {
  const { rows } = await sql<{ place: number }>`
    select given.place from ${givenOf(values)} as given
    join collection_products m on m.collection_id = (given.key ->> 'id')::uuid and m.by_rule is null`.execute(
    context.tx,
  );
  const used = new Set(rows.map(({ place }) => values[place]));
  const empty = values.filter((value) => !used.has(value));
  const left = empty.length > 0 ? await deleteAdded(collections)(context, empty) : [];
  return [...left, ...[...used].flatMap((value) => (value ? [{ value, reason: 'InUse' as const }] : []))];
}

/** More than these are on sale before the search finds them: see write-late-documents. */
const MOST_FOUND_AT_ONCE = 500;

async function beforehand({ tx }: UndoContext, values: readonly FormerValue[]): Promise<void> {
  if (listProducts(values).length <= MOST_FOUND_AT_ONCE) return;
  await sql`select set_config('kasa.documents_later', 'on', true)`.execute(tx);
}

function listProducts(values: readonly FormerValue[]): string[] {
  return [...new Set(values.flatMap((value) => (value.thingKind === 'product' ? [value.thingId] : [])))];
}

/** What follows from prices and from any change of a product. */
async function afterwards(context: UndoContext, values: readonly FormerValue[]): Promise<void> {
  const { tx, now } = context;
  await placePictures(context, values);
  await takeBackStockFiles(context, values);
  const priced = values.filter(({ part }) => part === 'prices' || part === 'price_reductions');
  if (priced.length > 0) {
    const variants = await tx
      .selectFrom('variants')
      .select('id')
      .where('product_id', 'in', listProducts(priced))
      .execute();
    await convertPrices(tx, { variantIds: variants.map(({ id }) => id), now });
  }
  await sql`update products set updated_at = ${now} where id = any(${listProducts(values)}::uuid[])`.execute(tx);
}
