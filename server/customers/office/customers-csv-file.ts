// All customers as a file, read and sent page by page. It holds names and addresses, so it is for anyone who may export people,
// has just proved who it is, and is written into the log.
import { customersCsvAccess, customersCsvPath } from '#src/customers/office/customers-csv-url.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { exportCustomers } from '../csv/customers-csv.ts';

export const customersCsvFile: StaffFile = {
  path: customersCsvPath,
  ...{ access: customersCsvAccess, attempt: 'customers.csv', what: 'exporting customers' },
  backTo: () => officeUrlOf('customers'),
  needsProof: () => true,
  async write({ db, readDb, now, audit, timeZone, companyCountry }) {
    await inTransaction(db, (tx) => audit(tx, { kind: 'customers.exported', subject: 'customers.csv' }));
    const content = exportCustomers(readDb(), { timeZone, excel: excelMannerOf(companyCountry), now: now() });
    return { name: `customers-${dateIn(timeZone, now())}.csv`, content };
  },
};
