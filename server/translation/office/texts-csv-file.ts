// The texts of the shop in a language as a file for a translator, as Excel opens it.
import { officeUrlOf } from '#src/office-addresses.ts';
import { otherLanguages } from '#src/shop/markets.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { textsCsvPath } from '#src/translation/office/texts-csv-url.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { exportTexts } from '../csv/export-texts.ts';

export const textsCsvFile: StaffFile = {
  path: textsCsvPath,
  ...{ access: ['catalogue.write'], attempt: 'texts.csv', what: 'products' },
  backTo: () => officeUrlOf('translation'),
  async write({ db, staff, markets, companyCountry }, { search }) {
    const others = otherLanguages(markets);
    const languages = others.filter((locale) => locale === search.get('locale'));
    const content = exportTexts(db, {
      ...{ base: markets.catalogueLanguage, languages: languages.length > 0 ? languages : others, onlyMissing: false },
      excel: excelMannerOf(companyCountry),
      withSettings: mayAccess(staff, ['settings.write']),
    });
    return { name: `texts-${languages[0] ?? 'all'}.csv`, content };
  },
};
