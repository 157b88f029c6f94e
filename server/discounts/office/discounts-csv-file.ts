// All discount codes as a file, which comes in again as an import.
import { dateIn } from '#src/dates/local-date.ts';
import { discountsCsvAccess, discountsCsvPath } from '#src/discounts/office/discounts-csv-url.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { exportDiscounts } from '../csv/export-discounts.ts';

export const discountsCsvFile: StaffFile = {
  path: discountsCsvPath,
  ...{ access: discountsCsvAccess, attempt: 'discounts.csv', what: 'discounts' },
  backTo: () => officeUrlOf('discounts'),
  async write({ db, now, markets, timeZone, companyCountry }) {
    const content = exportDiscounts(db, {
      ...{ timeZone, now: now(), excel: excelMannerOf(companyCountry) },
      sold: markets.markets.map(({ currency }) => currency),
    });
    return { name: `discounts-${dateIn(timeZone, now())}.csv`, content };
  },
};
