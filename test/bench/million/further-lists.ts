// The office's lists of customers, stock and codes where there is a million of each order and product: what stands beside
// their rows (sums of a customer, uses of a code) is added up when it changes, and read here.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { type CustomerFilters, customerFilters } from '#src/customers/office/customer-filters.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import type { Row } from '../bench-row.ts';
import { type OfficeCase, timeCases } from '../office/time-cases.ts';
import type { PinnedProcess } from '../pinned-process.ts';

const ASKED = 200;
const QUICK_ASKED = 20;

type Sample = { email: string; name: string; customer: string; sku: string; variant: string };

const customers = (what: string, filtersOf: (sample: Sample) => Partial<CustomerFilters>): OfficeCase<Sample> => ({
  what,
  ask: (sample) => ['CustomersList', { filters: { ...customerFilters.none, ...filtersOf(sample) } }],
});

const cases: OfficeCase<Sample>[] = [
  customers('list of customers', () => ({})),
  customers('customers of many orders', () => ({ orders: 'many' })),
  customers('customers by e-mail', ({ email }) => ({ text: email })),
  customers('customers by name', ({ name }) => ({ text: name })),
  { what: 'customer', ask: ({ customer: id }) => ['CustomersShow', { id }], isOnlyTold: true },
  { what: 'list of stock', ask: () => ['StockList', {}] },
  { what: 'stock that is low', ask: () => ['StockList', { show: 'low' }] },
  { what: 'stock by SKU', ask: ({ sku }) => ['StockList', { text: sku }] },
  { what: 'stock movements', ask: () => ['StockMovements', {}] },
  { what: 'stock movements of a variant', ask: ({ variant }) => ['StockMovements', { variant }] },
  { what: 'list of codes with their uses', ask: () => ['DiscountsList', {}] },
];

export async function measureFurtherLists(server: PinnedProcess, db: Db, of: string): Promise<Row[]> {
  const { cookie } = await signedInStaff(db, 'owner');
  await giveCode(db);
  const asked = process.env.QUICK ? QUICK_ASKED : ASKED;
  const { rows: samples } = await sql<Sample>`
    select c.email, c.name, c.id as customer, v.sku, v.id as variant
    from (select row_number() over () as place, email, name, id from customers limit ${asked}) as c
    join (select row_number() over () as place, sku, id from variants where sku <> '' limit ${asked}) as v using (place)`.execute(
    db,
  );
  return timeCases(server, cookie, { cases, samples, of });
}

/** A code that every tenth order has used. */
async function giveCode(db: Db): Promise<void> {
  await sql`insert into discount_codes (code, kind, basis_points, scope, created_at, updated_at)
    values ('MANY', 'percentage', 1000, 'everything', now(), now()) on conflict do nothing`.execute(db);
  await sql`insert into discount_code_uses (code_id, currency, uses, discounted_minor)
    select d.id, 'PLN', (select count(*) / 10 from orders), 1 from discount_codes d where d.code = 'MANY'
    on conflict do nothing`.execute(db);
}
