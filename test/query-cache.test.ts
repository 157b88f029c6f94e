// How long the query cache believes what it knows. Time is node:test's; an observer stands for a mounted page.
import { mock } from 'node:test';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { collectionsQuery } from '#src/catalogue/catalogue-queries.ts';
import {
  createQueryClient,
  MUTATION_RETENTION_MS,
  QUERY_RETENTION_MS,
  QUERY_STALE_TIME_MS,
} from '#src/query-client.ts';
import { refetchQuery } from '#src/ui/office/refetch-query.ts';

type Client = ReturnType<typeof createQueryClient>;
const test = suite<{ client: Client; requests: string[]; isFailing: boolean }>('query cache');

const query = collectionsQuery('pl');
const second = 1_000;
const minute = 60 * second;

test.before.each((context) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.UTC(2026, 10, 21) });
  context.requests = [];
  context.isFailing = false;
  context.client = createQueryClient(async (name) => {
    context.requests.push(name);
    if (context.isFailing) throw new Error('away');
    return { menu: [], contentPages: [], footerLinks: [], companyLines: [] } as never;
  }, 'browser');
  context.client.mount();
});
test.after.each(({ client }) => {
  client.unmount();
  client.clear();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  mock.timers.reset();
});

/** Answers come in microtasks, and the cache tells of them in a timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(0);
  }
}

async function show({ client }: { client: Client }): Promise<() => void> {
  const leave = new QueryObserver(client, client.defaultQueryOptions(query)).subscribe(() => undefined);
  await settle();
  return leave;
}

test('the cache holds what its constants say', ({ client }) => {
  assert.equal([QUERY_STALE_TIME_MS, QUERY_RETENTION_MS, MUTATION_RETENTION_MS], [5_000, 300_000, 60_000]);
  const { queries, mutations } = client.getDefaultOptions();
  assert.is(queries?.retry, false);
  assert.equal(
    [queries?.refetchOnMount, queries?.refetchOnReconnect, queries?.refetchOnWindowFocus],
    [true, true, true],
  );
  assert.is(mutations?.gcTime, 60_000);
});

test('a page shown again after 4.9 s makes no request', async (context) => {
  (await show(context))();
  mock.timers.tick(4.9 * second);
  await show(context);
  assert.is(context.requests.length, 1);
});

test('a page shown again after 5.1 s makes one request', async (context) => {
  (await show(context))();
  mock.timers.tick(5.1 * second);
  await show(context);
  assert.is(context.requests.length, 2);
});

test('what nobody shows is there at 4:59 and gone at 5:01', async (context) => {
  (await show(context))();
  mock.timers.tick(4 * minute + 59 * second);
  assert.ok(context.client.getQueryData(query.queryKey));
  mock.timers.tick(2 * second);
  assert.is(context.client.getQueryData(query.queryKey), undefined);
});

test('a settled mutation is there at 59 s and gone at 61 s', async ({ client }) => {
  const mutations = client.getMutationCache();
  await mutations
    .build(client, client.defaultMutationOptions({ mutationKey: ['CartAddLine'] }))
    .execute({ locale: 'pl', variantId: 'a', quantity: 1 });
  mock.timers.tick(59 * second);
  assert.is(mutations.getAll().length, 1);
  mock.timers.tick(2 * second);
  assert.is(mutations.getAll().length, 0);
});

test('what came with the page makes no request on its first showing', async (context) => {
  context.client.setQueryData(query.queryKey, { menu: [], contentPages: [], footerLinks: [], companyLines: [] });
  await show(context);
  assert.equal(context.requests, []);
});

const comings: Record<string, (isThere: boolean) => void> = {
  focus: (isThere) => focusManager.setFocused(isThere),
  reconnect: (isThere) => onlineManager.setOnline(isThere),
};

for (const [event, set] of Object.entries(comings)) {
  const happen = () => {
    set(false);
    set(true);
  };
  test(`on ${event} a shown page asks again when it is stale, and only then`, async (context) => {
    await show(context);
    mock.timers.tick(4.9 * second);
    happen();
    await settle();
    assert.is(context.requests.length, 1);
    mock.timers.tick(0.2 * second);
    happen();
    await settle();
    assert.is(context.requests.length, 2);
  });
}

test('a failed query is not asked again by itself', async (context) => {
  context.isFailing = true;
  await show(context);
  mock.timers.tick(minute);
  await settle();
  assert.is(context.requests.length, 1);
});

test('offline a query fails at once instead of waiting in silence', async (context) => {
  context.isFailing = true;
  onlineManager.setOnline(false);
  await show(context);
  assert.is(context.client.getQueryState(query.queryKey)?.status, 'error');
});

test('on the server nothing is retained by a timer', () => {
  const client = createQueryClient(async () => ({}) as never, 'server');
  assert.is(client.getDefaultOptions().queries?.gcTime, undefined);
});

test('what is read after a change is not the answer to what was asked before it', async () => {
  const answers: ((title: string) => void)[] = [];
  const client = createQueryClient(
    () => new Promise((resolve) => answers.push((title) => resolve({ menu: [{ title }] } as never))),
    'browser',
  );
  const leave = await show({ client });
  const anew = refetchQuery(client, query);
  await settle();
  answers[1]?.('after');
  answers[0]?.('before');
  const titles = (await anew).menu.map(({ title }) => title);
  assert.equal([titles, client.getQueryData(query.queryKey)?.menu[0]?.title], [['after'], 'after']);
  leave();
  client.clear();
});

test.run();
