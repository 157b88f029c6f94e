// The table to fill products in, as Excel opens it: what `kasa export --template --excel` writes.
import { productsTemplateAccess, productsTemplatePath } from '#src/catalogue/office/imports/products-template-url.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { marketOf } from '#src/shop/markets.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import { writeTemplate } from '../../catalogue/export/export-template.ts';
import { findMarkets } from '../../shop/find-markets.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';

export const productsTemplateFile: StaffFile = {
  path: productsTemplatePath,
  ...{ access: productsTemplateAccess, attempt: 'products-template.csv', what: 'writing products' },
  backTo: () => officeUrlOf('shopSetup'),
  async write({ db, companyCountry }) {
    const markets = await findMarkets(db);
    const content = writeTemplate({
      baseLocale: markets.catalogueLanguage,
      baseCurrency: marketOf(markets, markets.main).currency,
      markets,
      excel: excelMannerOf(companyCountry),
    });
    return { name: 'products.csv', content };
  },
};
