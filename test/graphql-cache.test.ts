import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cacheQueries, graphqlCacheSettings } from '#src/graphql-cache.ts';
import type { Transport } from '#src/graphql-client.ts';
import { storefrontApi } from '#src/surfaces/storefront-api.ts';

const test = suite<{ requests: string[]; fails: Set<string>; transport: Transport }>('GraphQL client cache');

test.before.each((context) => {
  context.requests = [];
  context.fails = new Set();
  context.transport = async (name, variables) => {
    const { handle = '' } = variables as { handle?: string };
    context.requests.push(`${name} ${handle}`.trim());
    if (context.fails.has(handle)) throw new Error('away');
    return { product: handle } as never;
  };
});

const enabled = { enabled: true, maxSize: 100 };
const product = (handle: string) => ({ locale: 'pl' as const, handle });

test('it is off, and would keep 100 answers', () => {
  assert.equal(graphqlCacheSettings, { enabled: false, maxSize: 100 });
});

test('while it is off each operation goes to the server', async ({ transport, requests }) => {
  const client = cacheQueries(transport, storefrontApi, graphqlCacheSettings);
  await client('CatalogueProduct', product('zolw'));
  await client('CatalogueProduct', product('zolw'));
  assert.is(requests.length, 2);
});

test('while it is on an operation with the same variables is asked once, also at the same time', async (context) => {
  const client = cacheQueries(context.transport, storefrontApi, enabled);
  const [first, second] = await Promise.all([
    client('CatalogueProduct', product('zolw')),
    client('CatalogueProduct', product('zolw')),
  ]);
  assert.is(first, second);
  await client('CatalogueProduct', product('makbet'));
  assert.equal(context.requests, ['CatalogueProduct zolw', 'CatalogueProduct makbet']);
});

test('the 101st entry takes the place of the one used longest ago', async ({ transport, requests }) => {
  const client = cacheQueries(transport, storefrontApi, enabled);
  for (let number = 1; number <= 100; number += 1) await client('CatalogueProduct', product(`p${number}`));
  await client('CatalogueProduct', product('p1'));
  assert.is(requests.length, 100);
  await client('CatalogueProduct', product('p101'));
  await client('CatalogueProduct', product('p1'));
  assert.is(requests.length, 101);
  await client('CatalogueProduct', product('p2'));
  assert.is(requests.length, 102);
});

test('a rejected promise is not cached', async ({ transport, fails, requests }) => {
  const client = cacheQueries(transport, storefrontApi, enabled);
  fails.add('zolw');
  const failed = await client('CatalogueProduct', product('zolw')).catch(() => 'failed');
  assert.is(failed, 'failed');
  fails.clear();
  await client('CatalogueProduct', product('zolw'));
  assert.is(requests.length, 2);
});

test('what is the visitor’s own, and what changes something, is never cached', async ({ transport, requests }) => {
  const client = cacheQueries(transport, storefrontApi, enabled);
  for (let time = 0; time < 2; time += 1) {
    await client('CartShow', { locale: 'pl' });
    await client('CartAddLine', { locale: 'pl', variantId: 'a', quantity: 1 });
  }
  assert.is(requests.length, 4);
});

test.run();
