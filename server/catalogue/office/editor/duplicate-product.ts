// A product once more, as a draft: its texts, own fields, options, variants, prices and pictures, without what belongs to
// one alone, which is its address, its SKUs and its stock.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isLocale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { makeOnce } from '../../../database/make-once.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { inBatch, lockThings } from '../../../history/change-batch.ts';
import { translateTo } from '../../../i18n/translations.ts';
import { findFreeHandle } from '../../add-product.ts';
import { convertPrices } from '../../variants/convert-prices.ts';
import type { EditorServices } from './save-edited-product.ts';
import type { EditorRefusal } from './sent-patch.ts';

type CopyServices = Omit<EditorServices, 'timeZone'>;

/** `newId`: a UUID under which it is made once; the copy's own id is another one. */
export async function duplicateProduct(
  services: CopyServices,
  { id, newId }: { id: string; newId?: string | null },
): Promise<Result<{ id: string }, EditorRefusal>> {
  if (!isUuid(id)) return refuse({ kind: 'ProductUnknown' });
  const making = { kind: 'product-copy', newId, now: services.now() };
  return inTransaction(services.db, (tx) => makeOnce(tx, making, () => copyWhole(tx, services, id)));
}

async function copyWhole(
  tx: Transaction,
  { now, by, baseLocale }: CopyServices,
  id: string,
): Promise<Result<{ id: string }, EditorRefusal>> {
  await lockThings(tx, 'product', [id]);
  const texts = await tx.selectFrom('product_texts').selectAll().where('product_id', '=', id).execute();
  const plain = texts.find(({ locale }) => locale === baseLocale) ?? texts[0];
  if (!plain) return refuse({ kind: 'ProductUnknown' });
  const product = copyTitle(plain);
  const title = { key: 'batch.productAdded', values: { product } } as const;
  const copy: Copy = { from: id, to: randomUUID(), now: now() };
  await inBatch(tx, { by, title, now: copy.now }, async () => {
    await copyProduct(tx, copy, await findFreeHandle(tx, plain.title));
    for (const text of texts) {
      await tx
        .insertInto('product_texts')
        .values({ ...text, product_id: copy.to, title: copyTitle(text) })
        .execute();
    }
    await copyRows(tx, 'product_options', copy);
    await copyRows(tx, 'product_option_texts', copy);
    await copyRows(tx, 'product_field_values', copy);
    await copyVariants(tx, copy, await copyPictures(tx, copy));
    await joinCollections(tx, copy);
  });
  return ok({ id: copy.to });
}

type Copy = { from: string; to: string; now: Date };

function copyTitle({ locale, title }: { locale: string; title: string }): string {
  return isLocale(locale) ? translateTo(locale)('productEditor.copyOf', { title }) : title;
}

async function copyProduct(tx: Transaction, { from, to, now }: Copy, handle: string): Promise<void> {
  const changed = {
    ...{ id: to, handle, status: 'draft', is_published: true, publish_at: null },
    ...{ created_at: now, updated_at: now },
  };
  await sql`
    insert into products select (jsonb_populate_record(null::products, to_jsonb(p) || ${JSON.stringify(changed)}::jsonb)).*
    from products p where p.id = ${from}`.execute(tx);
}

type Part = 'product_options' | 'product_option_texts' | 'product_field_values' | 'media' | 'variants';

/** The former ids of the rows and their new ones; of tables without ids none. */
async function copyRows(
  tx: Transaction,
  table: Part,
  { from, to }: Copy,
  {
    ids,
    changed = {},
    only = sql`true`,
  }: { ids?: Map<string, string>; changed?: object; only?: ReturnType<typeof sql> } = {},
): Promise<void> {
  const own = ids
    ? sql`|| jsonb_build_object('id', ${JSON.stringify(Object.fromEntries(ids))}::jsonb ->> (r.id)::text)`
    : sql``;
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(null::${sql.table(table)},
      to_jsonb(r) || ${JSON.stringify({ ...changed, product_id: to })}::jsonb ${own})).*
    from ${sql.table(table)} r where r.product_id = ${from} and ${only}`.execute(tx);
}

async function copyPictures(tx: Transaction, copy: Copy): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('media').select('id').where('product_id', '=', copy.from).execute();
  const ids = newIds(rows);
  await copyRows(tx, 'media', copy, { ids });
  await sql`
    insert into media_texts (media_id, locale, alt)
    select (${JSON.stringify(Object.fromEntries(ids))}::jsonb ->> media_id::text)::uuid, locale, alt
    from media_texts where media_id = any(${[...ids.keys()]}::uuid[])`.execute(tx);
  return ids;
}

async function copyVariants(tx: Transaction, copy: Copy, pictures: ReadonlyMap<string, string>): Promise<void> {
  const rows = await tx
    .selectFrom('variants')
    .select(['id', 'media_id'])
    .where('product_id', '=', copy.from)
    .where('archived_at', 'is', null)
    .execute();
  const ids = newIds(rows);
  const changed = { sku: '', barcode: '', on_hand: 0, reserved: 0, media_id: null, import_columns: {} };
  await copyRows(tx, 'variants', copy, { ids, changed, only: sql`r.archived_at is null` });
  for (const { id, media_id } of rows) {
    const picture = media_id && pictures.get(media_id);
    const variant = ids.get(id);
    if (picture && variant)
      await tx.updateTable('variants').set({ media_id: picture }).where('id', '=', variant).execute();
  }
  await sql`
    insert into prices (variant_id, currency, amount_minor, compare_at_minor, valid_from)
    select (${JSON.stringify(Object.fromEntries(ids))}::jsonb ->> variant_id::text)::uuid, currency, amount_minor,
      compare_at_minor, ${copy.now}
    from prices where variant_id = any(${[...ids.keys()]}::uuid[]) and converted_from is null`.execute(tx);
  await convertPrices(tx, { variantIds: [...ids.values()], now: copy.now });
}

async function joinCollections(tx: Transaction, { from, to }: Copy): Promise<void> {
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select m.collection_id, ${to}::uuid,
      (select max(position) + 1 from collection_products where collection_id = m.collection_id)
    from collection_products m where m.product_id = ${from}`.execute(tx);
}

function newIds(rows: readonly { id: string }[]): Map<string, string> {
  return new Map(rows.map(({ id }) => [id, randomUUID()]));
}
