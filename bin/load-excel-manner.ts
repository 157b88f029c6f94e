// How the company's country opens a file with Excel, for every command that writes one.
import type { ExcelManner } from '#server/catalogue/csv/excel-manner.ts';
import type { Db } from '#server/database/connect.ts';

export async function loadExcelManner(): Promise<(db: Db) => Promise<ExcelManner>> {
  const [{ excelMannerOf }, { readShop }] = await Promise.all([
    import('#server/catalogue/csv/excel-manner.ts'),
    import('#server/shop/read-settings.ts'),
  ]);
  return async (db) => excelMannerOf((await readShop(db)).company.address.country);
}
