// A generated catalogue in a database, as the shop has it once the import and its pictures are done.
import { sql } from 'kysely';
import { type ImportReport, importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { writeLateDocuments } from '#server/catalogue/search/write-late-documents.ts';
import type { Db } from '#server/database/connect.ts';
import { type GeneratedCatalogue, generateCatalogue } from './generate-catalogue.ts';

export type LoadedCatalogue = {
  report: ImportReport;
  /** The time until everything is on sale. */
  importMs: number;
  /** From then on, until everything is found. */
  documentsMs: number;
};

/** Throws when the file is refused. */
export async function loadCatalogue(db: Db, wanted: GeneratedCatalogue): Promise<LoadedCatalogue> {
  const file = generateCatalogue(wanted);
  const startedAt = performance.now();
  const report = await importCatalogue(db, file, { now: new Date(), baseLocale: 'pl', baseCurrency: 'PLN' });
  const importMs = performance.now() - startedAt;
  const importedAt = performance.now();
  await writeLateDocuments(db);
  const documentsMs = performance.now() - importedAt;
  if (!report.ok) throw new Error(`The generated file is refused: ${JSON.stringify(report.faults.slice(0, 3))}`);
  await sql`insert into pictures (key, width, height, ground_color, added_at)
    select left(md5(source), 20), 1200, 1600, '#d8d0c4', now() from (select distinct source from media) as named
    on conflict do nothing`.execute(db);
  await sql`update media set picture = left(md5(source), 20) where picture is null`.execute(db);
  await sql`analyze`.execute(db);
  return { report, importMs, documentsMs };
}
