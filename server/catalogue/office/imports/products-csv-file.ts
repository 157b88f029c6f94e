// Products as a file, as `kasa export` writes it: all of them, or those that the list is narrowed to; read and sent a part at
// a time. Imported again it changes nothing.
import { productsCsvPath } from '#src/catalogue/office/imports/import-files.ts';
import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { marketOf } from '#src/shop/markets.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { StaffFile } from '../../../staff/office/staff-file.ts';
import { excelMannerOf } from '../../csv/excel-manner.ts';
import { exportCatalogue } from '../../export/export-catalogue.ts';

export const productsCsvFile: StaffFile = {
  path: productsCsvPath,
  ...{ access: ['catalogue.write'], attempt: 'products.csv', what: 'exporting products' },
  backTo: () => officeUrlOf('imports'),
  async write({ db, readDb, now, markets, audit, timeZone, companyCountry }, { search }) {
    await inTransaction(db, (tx) => audit(tx, { kind: 'products.exported', subject: 'products.csv' }));
    const content = exportCatalogue(readDb(), {
      now: now(),
      baseLocale: markets.catalogueLanguage,
      baseCurrency: marketOf(markets, markets.main).currency,
      markets,
      excel: search.get('excel') === '1' ? excelMannerOf(companyCountry) : null,
      filters: productFilters.readInput(Object.fromEntries(search)),
    });
    return { name: `products-${dateIn(timeZone, now())}.csv`, content };
  },
};
