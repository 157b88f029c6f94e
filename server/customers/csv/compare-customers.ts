import { comparedFile } from '../../catalogue/import-jobs/compare-rows.ts';
import { listCustomers } from '../list-customers.ts';
import { customerCells } from './customers-csv.ts';

/** Customers as the office exports them. */
export const customersFile = comparedFile({
  kind: 'customers',
  key: 'email',
  heads: ['name', 'orders', 'last_order_at', 'spent'],
  async readCells(db, emails, { timeZone, now }) {
    const { customers } = await listCustomers(db, { filters: {}, emails, first: emails.length, now });
    return new Map(customers.map((customer) => [customer.email, customerCells(customer, { timeZone, excel: null })]));
  },
});
