// Target 9: the office's list of products and its grid with a hundred thousand of them.
import { sql } from 'kysely';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { type ProductFilters, productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import type { Row } from '../bench-row.ts';
import { type BenchShop, runKasa, serveShop } from '../bench-shop.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { multiplyCatalogue } from '../catalogue/multiply-catalogue.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import { createBenchDatabase } from './office-bench.ts';
import { type OfficeCase, timeCases } from './time-cases.ts';

const IMPORTED = 2_000;
const TIMES = 50;
const QUICK_TIMES = 3;
const ASKED = 200;
const QUICK_ASKED = 20;

type Sample = { id: string; variantId: string; title: string; sku: string; collection: string };

const list = (what: string, filtersOf: (sample: Sample) => Partial<ProductFilters>): OfficeCase<Sample> => ({
  what,
  ask: (sample) => ['ProductsList', { filters: { ...productFilters.none, ...filtersOf(sample) } }],
});

const cases: OfficeCase<Sample>[] = [
  list('list of products', () => ({})),
  { what: 'list, any page', ask: ({ id }) => ['ProductsList', { filters: productFilters.none, after: id }] },
  list('list of variants', () => ({ rows: 'variants' })),
  {
    what: 'list of variants, any page',
    ask: ({ variantId: after }) => ['ProductsList', { filters: { ...productFilters.none, rows: 'variants' }, after }],
  },
  list('filter drafts', () => ({ state: 'draft' })),
  list('filter published', () => ({ state: 'published' })),
  list('filter stock at most', () => ({ stock: 3 })),
  list('filter without a picture', () => ({ picture: 'none' })),
  list('filter without a price', () => ({ unpriced: 'EUR' })),
  list('filter not translated', () => ({ untranslated: 'cs' })),
  list('filter collection', ({ collection }) => ({ collection })),
  list('search by a word of the title', ({ title }) => ({ text: title.split(' ')[0] ?? '' })),
  list('search by the title', ({ title }) => ({ text: title })),
  list('search by SKU', ({ sku }) => ({ text: sku })),
  list('search by the beginning of a SKU', ({ sku }) => ({ text: sku.slice(0, 5) })),
  list('variants by the beginning of a SKU', ({ sku }) => ({ text: sku.slice(0, 5), rows: 'variants' })),
  list('search for nothing that is there', ({ sku }) => ({ text: `zzqx ${sku}` })),
  { what: 'grid', ask: () => ['ProductsGrid', { filters: productFilters.none }], isOnlyTold: true },
  { what: 'choices, counted', ask: () => ['ProductsChoices', { filters: productFilters.none }], isOnlyTold: true },
];

export async function measureProducts(shop: BenchShop): Promise<Row[]> {
  const env = { ...shop.env, DATABASE_URL: await createBenchDatabase(shop.databaseUrl, 'kasa_products') };
  await runKasa(['migrate'], env);
  await runKasa(['seed'], env);
  const { db, close } = await connectDatabase({ url: env.DATABASE_URL, dataDirectory: '', deadlines: null });
  try {
    const times = process.env.QUICK ? QUICK_TIMES : TIMES;
    await loadCatalogue(db, { count: IMPORTED, seed: 7 });
    await multiplyCatalogue(db, times);
    const server = await serveShop(env);
    try {
      return await measureProductAnswers(server, db, IMPORTED * times);
    } finally {
      await server.stop();
    }
  } finally {
    await close();
  }
}

export async function measureProductAnswers(server: PinnedProcess, db: Db, count: number): Promise<Row[]> {
  const samples = await readSamples(db);
  const { cookie } = await signedInStaff(db, 'owner');
  return timeCases(server, cookie, { cases, samples, of: `${count.toLocaleString('en')} products` });
}

async function readSamples(db: Db): Promise<Sample[]> {
  const asked = process.env.QUICK ? QUICK_ASKED : ASKED;
  const { rows } = await sql<Sample>`
    select p.id, v.id as "variantId", t.title, v.sku, coalesce(c.handle, '') as collection
    from products p tablesample bernoulli (1) repeatable (7)
    join lateral (select id, sku from variants where product_id = p.id and sku <> '' order by position limit 1) as v on true
    join product_texts t on t.product_id = p.id and t.locale = 'pl'
    left join lateral (select collections.handle from collection_products m join collections on collections.id = m.collection_id
      where m.product_id = p.id limit 1) as c on true
    limit ${asked}`.execute(db);
  return rows;
}
