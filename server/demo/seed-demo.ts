// The demo shop into an empty database: its CSV and its pick-up points through the ordinary imports, then what a
// product file has no place for: texts of collections, the drawings, the prices from before the current reductions,
// the shop's own pages, what its buyers say, and what shoppers call all of it.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type ImportReport, importCatalogue } from '../catalogue/import/import-catalogue.ts';
import { setSynonyms } from '../catalogue/search/set-synonyms.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { addPicture, type PictureStore } from '../media/add-picture.ts';
import { importPickupPoints } from '../shipping/import-pickup-points.ts';
import { setOrigin } from '../shop/shop-origin.ts';
import { demoDrawings } from './all-drawings.ts';
import { demoCollections } from './demo-collections.ts';
import { writeDemoDocuments } from './demo-documents-store.ts';
import { demoCatalogue, demoPoints } from './demo-files.ts';
import { demoFormerPrices } from './demo-former-prices.ts';
import { writeDemoReviews } from './demo-reviews.ts';
import { listDemoSynonyms } from './list-demo-synonyms.ts';

// Long enough ago to have been in force when the 30 days before the reduction began.
const FORMER_PRICE_DAYS = 60;

/** Imports the demo catalogue. With faults in the report nothing was written. */
export async function seedDemo(store: PictureStore): Promise<ImportReport> {
  const { db } = store;
  const now = store.now();
  const report = await importCatalogue(db, createReadStream(demoCatalogue), {
    now,
    baseLocale: 'pl',
    baseCurrency: 'PLN',
  });
  if (!report.ok) return report;
  const keys = await addDrawings(store);
  await inTransaction(db, async (tx) => {
    await writeCollections(tx, keys);
    await hangPictures(tx, keys);
    await appendFormerPrices(tx, now);
    await writeDemoReviews(tx, now);
    await writeDemoDocuments(tx, now);
    await setOrigin(tx, 'demo');
  });
  const synonyms = await setSynonyms(db, await listDemoSynonyms());
  if (!synonyms.ok) throw new Error(`the demo synonyms have faults: ${JSON.stringify(synonyms.error.faults)}`);
  const points = await importPickupPoints(db, JSON.parse(await readFile(demoPoints, 'utf8')));
  if (!points.ok) throw new Error(`the demo points have faults: ${JSON.stringify(points.faults)}`);
  return report;
}

/** Keys of the drawings by their file names. */
async function addDrawings(store: PictureStore): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const { fileName, draw } of demoDrawings) {
    const added = await addPicture(store, Buffer.from(draw()));
    if (!added.ok) throw new Error(`The drawing ${fileName} is refused: ${added.error.kind}.`);
    keys.set(fileName, added.value);
  }
  return keys;
}

async function writeCollections(tx: Transaction, keys: Map<string, string>): Promise<void> {
  for (const { handle, position, drawing, texts } of demoCollections) {
    const image = keys.get(drawing);
    const { id } = await tx
      .insertInto('collections')
      .values({ handle, position, image })
      .onConflict((conflict) => conflict.column('handle').doUpdateSet({ position, image }))
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

async function hangPictures(tx: Transaction, keys: Map<string, string>): Promise<void> {
  for (const [fileName, picture] of keys) {
    await tx.updateTable('media').set({ picture }).where('source', '=', fileName).execute();
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
