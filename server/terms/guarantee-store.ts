// The official files about guarantees: the notice of each language, the labels of products.
import { type Locale, locales } from '#src/i18n/locales.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { type FileMediaType, fileEndings, type GuaranteeFile } from './guarantee-file.ts';

export type StoredFile = Omit<GuaranteeFile, 'bytes'>;
export type GaranFacts = { years: number; brand: string; model: string };
export type GaranLabel = GaranFacts & { handle: string; file: StoredFile };

/** The address at which the file is served, for ever: the address follows from the content. */
export function fileUrl({ sha256, mediaType }: Pick<StoredFile, 'sha256' | 'mediaType'>): string {
  return `/guarantees/${sha256}.${fileEndings[mediaType]}`;
}

export function readNotice(db: Db, locale: Locale): Promise<StoredFile | null> {
  return cachedForSite(db, `guarantee notice ${locale}`, async () => {
    const notices = await listNotices(db);
    return notices.find((notice) => notice.locale === locale)?.file ?? null;
  });
}

export async function readGaranLabel(db: Db, handle: string): Promise<GaranLabel | null> {
  const labels = await cachedForSite(db, 'garan labels', () => listGaranLabels(db));
  return labels.find((label) => label.handle === handle) ?? null;
}

/** Lists them in the order of the languages. */
export async function listNotices(db: Db): Promise<{ locale: Locale; file: StoredFile }[]> {
  const rows = await db
    .selectFrom('guarantee_notices')
    .innerJoin('guarantee_files', 'sha256', 'file')
    .select(['locale', 'sha256', 'media_type', 'width', 'height'])
    .execute();
  return locales.flatMap((locale) =>
    rows.filter((row) => row.locale === locale).map((row) => ({ locale, file: toFile(row) })),
  );
}

export async function listGaranLabels(db: Db): Promise<GaranLabel[]> {
  const rows = await db
    .selectFrom('garan_labels')
    .innerJoin('guarantee_files', 'sha256', 'file')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['handle', 'years', 'brand', 'model', 'sha256', 'media_type', 'width', 'height'])
    .orderBy('handle')
    .execute();
  return rows.map(({ handle, years, brand, model, ...file }) => ({ handle, years, brand, model, file: toFile(file) }));
}

export async function findGuaranteeFile(db: Db, sha256: string): Promise<GuaranteeFile | null> {
  const row = await db.selectFrom('guarantee_files').selectAll().where('sha256', '=', sha256).executeTakeFirst();
  return row ? { ...toFile(row), bytes: row.bytes } : null;
}

export async function saveNotice(tx: Transaction, locale: Locale, file: GuaranteeFile): Promise<void> {
  await saveFile(tx, file);
  await tx
    .insertInto('guarantee_notices')
    .values({ locale, file: file.sha256 })
    .onConflict((conflict) => conflict.column('locale').doUpdateSet({ file: file.sha256 }))
    .execute();
}

/** False when there was none. */
export async function deleteNotice(tx: Transaction, locale: Locale): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('guarantee_notices').where('locale', '=', locale).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A file that is null keeps the one that is there. */
export async function saveGaranLabel(
  tx: Transaction,
  productId: string,
  { file, facts }: { file: GuaranteeFile | null; facts: GaranFacts },
): Promise<void> {
  if (!file) {
    await tx.updateTable('garan_labels').set(facts).where('product_id', '=', productId).execute();
    return;
  }
  await saveFile(tx, file);
  const label = { file: file.sha256, ...facts };
  await tx
    .insertInto('garan_labels')
    .values({ product_id: productId, ...label })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(label))
    .execute();
}

/** False when there was none. */
export async function deleteGaranLabel(tx: Transaction, productId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('garan_labels').where('product_id', '=', productId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** One that was replaced stays for a while: pages that are cached somewhere name it by its address. */
async function saveFile(tx: Transaction, { sha256, mediaType, bytes, size }: GuaranteeFile): Promise<void> {
  await tx
    .insertInto('guarantee_files')
    .values({ sha256, media_type: mediaType, bytes, width: size?.width ?? null, height: size?.height ?? null })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ unused_since: null }))
    .execute();
}

type FileRow = { sha256: string; media_type: string; width: number | null; height: number | null };

function toFile({ sha256, media_type, width, height }: FileRow): StoredFile {
  return { sha256, mediaType: media_type as FileMediaType, size: width && height ? { width, height } : null };
}
