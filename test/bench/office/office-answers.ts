// How long lists, searches and pages of orders take in the office.
import { sql } from 'kysely';
import { workFilters } from '#src/orders/office/order-filter-values.ts';
import { type OrderFilters, orderFilters } from '#src/orders/office/order-filters.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import type { Row } from '../bench-row.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import type { LoadOptions } from '../put-load.ts';
import type { OfficeBench } from './office-bench.ts';
import { type OfficeCase, timeCases } from './time-cases.ts';

const ASKED = 300;
const QUICK_ASKED = 20;

type Sample = {
  number: number;
  name: string;
  email: string;
  phone: string;
  sku: string;
  tracking: string;
  country: string;
  method: string;
  carrier: string;
  day: string;
};
const list = (what: string, filtersOf: (order: Sample) => Partial<OrderFilters>): OfficeCase<Sample> => ({
  what,
  ask: (order) => ['OrdersList', { filters: { ...orderFilters.none, ...filtersOf(order) } }],
});

const cases: OfficeCase<Sample>[] = [
  list('list', () => ({})),
  {
    what: 'list, any page',
    ask: ({ number }) => ['OrdersList', { filters: orderFilters.none, before: String(number) }],
  },
  ...workFilters.map((work) => list(`filter ${work}`, () => ({ work }))),
  list('filter payment', () => ({ payment: 'cancelled' })),
  list('filter fulfilment', () => ({ fulfilment: 'returned' })),
  list('filter country', ({ country }) => ({ country })),
  list('filter method', ({ method }) => ({ method })),
  list('filter rare method', () => ({ method: 'bank_transfer' })),
  list('filter carrier', ({ carrier }) => ({ carrier })),
  list('filter of a day', ({ day }) => ({ from: day, to: day })),
  list('filters combined', ({ country, method, carrier, day }) => ({
    ...{ payment: 'paid', fulfilment: 'delivered', country, method, carrier, to: day },
  })),
  list('filters that nothing fits', () => ({ payment: 'cancelled', fulfilment: 'returned', country: 'AT' })),
  list('search by number', ({ number }) => ({ text: String(number) })),
  list('search by name', ({ name }) => ({ text: name })),
  list('search by family name', ({ name }) => ({ text: name.split(' ').at(-1) ?? '' })),
  list('search by name, filtered', ({ name, country, method }) => ({ text: name, country, method })),
  list('search by e-mail', ({ email }) => ({ text: email })),
  list('search by phone', ({ phone }) => ({ text: phone })),
  list('search by SKU', ({ sku }) => ({ text: sku })),
  list('search by tracking number', ({ tracking }) => ({ text: tracking })),
  list('search for nothing that is there', ({ number }) => ({ text: `zzqx ${number}` })),
  { what: 'find anything, a name', ask: ({ name }) => ['OrdersFind', { text: name }] },
  { what: 'today', ask: () => ['OrdersToday', {}], isOnlyTold: true },
  { what: 'orders to send, counted', ask: () => ['OrdersToSend', {}], isOnlyTold: true },
  { what: 'order', ask: ({ number }) => ['OrdersManaged', { number }], isOnlyTold: true },
];

export async function measureOfficeAnswers(
  server: PinnedProcess,
  { database: { db }, orders }: OfficeBench,
  _load: LoadOptions,
): Promise<Row[]> {
  const asked = process.env.QUICK ? QUICK_ASKED : ASKED;
  const { cookie } = await signedInStaff(db, 'owner');
  const { rows: samples } = await sql<Sample>`
    select o.number, o.address->>'fullName' as name, o.email, o.phone, l.sku, coalesce(p.tracking_number, 'TR1') as tracking,
      o.country, o.payment_method as method, o.shipping_carrier as carrier, to_char(o.created_at, 'YYYY-MM-DD') as day
    from orders o join order_lines l on l.order_id = o.id and l.position = 0 left join parcels p on p.order_id = o.id
    where o.number % ${Math.max(1, Math.floor(orders / asked))}::int = 0 order by hashint4(o.number::int) limit ${asked}`.execute(
    db,
  );
  return timeCases(server, cookie, { cases, samples, of: `${orders.toLocaleString('en')} orders` });
}
