// The demo shop into an empty database: its CSV through the ordinary import, then what a product file has no place
// for: texts of collections, sizes of pictures, and the prices from before the current reductions.
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type ImportReport, importCatalogue } from '../catalogue/import-catalogue.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { demoCollections } from './demo-collections.ts';
import { demoFormerPrices } from './demo-former-prices.ts';
import { demoDrawings } from './drawings/all-drawings.ts';

const demoCatalogue = fileURLToPath(new URL('./pracownia-plakatu.csv', import.meta.url));
// Long enough ago to have been in force when the 30 days before the reduction began.
const FORMER_PRICE_DAYS = 60;

/** Imports the demo catalogue. With faults in the report nothing was written. */
export async function seedDemo(db: Db, now: Date): Promise<ImportReport> {
  const report = await importCatalogue(db, createReadStream(demoCatalogue), {
    now,
    baseLocale: 'pl',
    baseCurrency: 'PLN',
  });
  if (!report.ok) return report;
  await inTransaction(db, async (tx) => {
    await writeCollections(tx);
    await writePictureSizes(tx);
    await appendFormerPrices(tx, now);
  });
  return report;
}

async function writeCollections(tx: Transaction): Promise<void> {
  for (const { handle, position, drawing, texts } of demoCollections) {
    const { id } = await tx
      .insertInto('collections')
      .values({ handle, position, image: drawing })
      .onConflict((conflict) => conflict.column('handle').doUpdateSet({ position, image: drawing }))
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [locale, { title, description, seoDescription }] of Object.entries(texts)) {
      const text = { title, description, seo_description: seoDescription };
      await tx
        .insertInto('collection_texts')
        .values({ collection_id: id, locale, ...text })
        .onConflict((conflict) => conflict.columns(['collection_id', 'locale']).doUpdateSet(text))
        .execute();
    }
  }
}

async function writePictureSizes(tx: Transaction): Promise<void> {
  for (const { fileName, width, height, groundColor } of demoDrawings) {
    await tx
      .updateTable('media')
      .set({ width, height, ground_color: groundColor })
      .where('source', '=', fileName)
      .execute();
  }
}

/** What was asked before: without a history no reduction may be announced. */
async function appendFormerPrices(tx: Transaction, now: Date): Promise<void> {
  await sql`
    insert into price_history (variant_id, currency, amount_minor, valid_from)
    select p.variant_id, p.currency, coalesce(former."amountMinor", p.compare_at_minor),
      ${now.toISOString()}::timestamptz - make_interval(hours => 24 * coalesce(former."daysAgo", ${FORMER_PRICE_DAYS}))
    from prices p
    join variants v on v.id = p.variant_id
    left join jsonb_to_recordset(${JSON.stringify(demoFormerPrices)}::jsonb)
      as former(sku text, currency text, "amountMinor" bigint, "daysAgo" int)
      on former.sku = v.sku and former.currency = p.currency
    where p.compare_at_minor > p.amount_minor and not exists (
      select from price_history h where h.variant_id = p.variant_id and h.currency = p.currency
        and h.valid_from < p.valid_from)`.execute(tx);
}
