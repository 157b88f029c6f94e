// How long lists, searches and pages of orders take in the office. One request after the other, every one
// with values of its own, from the request to the whole answer.
import { Agent, get } from 'node:http';
import { sql } from 'kysely';
import type { QueryName, VariablesOf } from '#src/graphql-client.ts';
import { workFilters } from '#src/orders/office/order-filter-values.ts';
import { type OrderFilters, orderFilters } from '#src/orders/office/order-filters.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { failedRow, type Row } from '../bench-row.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import type { LoadOptions } from '../put-load.ts';
import type { OfficeBench } from './office-bench.ts';

const AT_MOST_MS = 50;
const ASKED = 300;
const QUICK_ASKED = 20;
const WARM_UP = 10;

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
type Asked = { [Name in QueryName]: [Name, VariablesOf<Name>] }[QueryName];
type Case = { what: string; ask(order: Sample): Asked; isOnlyTold?: true };

const list = (what: string, filtersOf: (order: Sample) => Partial<OrderFilters>): Case => ({
  what,
  ask: (order) => ['OrdersList', { filters: { ...orderFilters.none, ...filtersOf(order) } }],
});

const cases: Case[] = [
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
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rows: Row[] = [];
  for (const each of cases) {
    const what = `office, ${orders.toLocaleString('en')} orders: ${each.what}, p95`;
    const ask = async (sample: Sample) => {
      const url = officeApi.queryUrl(...(each.ask(sample) as ['OrdersList', VariablesOf<'OrdersList'>]));
      const startedAt = performance.now();
      await request(server, url, cookie, agent);
      return performance.now() - startedAt;
    };
    rows.push(await timeCase(samples, ask).then((times) => describeCase(each, what, times), failedCase(what)));
  }
  agent.destroy();
  return rows;
}

async function timeCase(samples: Sample[], ask: (sample: Sample) => Promise<number>): Promise<number[]> {
  for (const sample of samples.slice(0, WARM_UP)) await ask(sample);
  const times: number[] = [];
  for (const sample of samples) times.push(await ask(sample));
  return times;
}

function describeCase({ isOnlyTold }: Case, what: string, times: number[]): Row {
  return {
    target: 9,
    what,
    figure: percentile(times, 0.95),
    unit: 'ms',
    ...(!isOnlyTold && { limit: { atMost: AT_MOST_MS } }),
    note: `p50 ${percentile(times, 0.5).toFixed(1)}, slowest ${Math.max(...times).toFixed(1)} of ${times.length}`,
  };
}

/** The others are asked nevertheless. */
function failedCase(what: string): (error: unknown) => Row {
  return (error) => failedRow(9, what, error);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

function request({ port }: PinnedProcess, path: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { cookie }, agent }, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}
