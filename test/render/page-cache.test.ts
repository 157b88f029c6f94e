// The cache by itself: what is cached, for how long, and what is forgotten.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FoundPage, PageCache, type PageCacheOptions, type PageSource } from '#server/render/page-cache.ts';
import { CART_BADGE_SLOT } from '#server/render/page-slots.ts';

const start = new Date('2026-11-21T10:00:00Z').getTime();
const never = () => false;

function aCache(options: Omit<PageCacheOptions, 'now'> = {}) {
  const clock = { ms: 0 };
  const cache = new PageCache<PageSource>({ now: () => new Date(start + clock.ms), ...options });
  cache.onListening(true);
  return { cache, clock };
}

function aSource(html: string, tags: string[] = ['catalogue'], isCached = true): PageSource {
  return { markup: [html], themeColours: { light: '', dark: '' }, tags: new Set(tags), isCached };
}

/** A render that is counted and ends when it is told to. */
function aRender(...answers: (PageSource | Error)[]) {
  const render = Object.assign(
    async () => {
      const answer = answers[Math.min(render.calls++, answers.length - 1)];
      await render.gate;
      if (answer instanceof Error) throw answer;
      return answer as PageSource;
    },
    { calls: 0, gate: Promise.resolve() },
  );
  return render;
}

async function htmlOf(found: FoundPage<PageSource> | undefined): Promise<string | undefined> {
  const form = await found?.page.form({ cartBadge: '0', theme: '' }, 'identity');
  return form?.body.toString();
}

const stateOf = async (cache: PageCache<PageSource>, key: string, render: () => Promise<PageSource>) => {
  const found = await cache.get(key, render, never);
  return `${found.state} ${await htmlOf(found)}`;
};

test('a page is rendered once and cached', async () => {
  const { cache } = aCache();
  const render = aRender(aSource('1'), aSource('2'));
  assert.is(await stateOf(cache, '/pl', render), 'miss 1');
  assert.is(await stateOf(cache, '/pl', render), 'hit 1');
  assert.is(await htmlOf(cache.peek('/pl')), '1');
  assert.is(cache.peek('/de'), undefined);
});

test('a thousand visitors at once make one render', async () => {
  const { cache } = aCache();
  const render = aRender(aSource('1'));
  const found = await Promise.all(Array.from({ length: 1_000 }, () => cache.get('/pl', render, never)));
  assert.is(render.calls, 1);
  assert.equal([...new Set(await Promise.all(found.map(htmlOf)))], ['1']);
});

test('a change of its data makes a page be rendered again, and no other', async () => {
  const { cache } = aCache();
  await cache.get('/pl/p/a', aRender(aSource('a', ['product:1'])), never);
  await cache.get('/pl/p/b', aRender(aSource('b', ['product:2'])), never);
  cache.onChange('product:1');
  assert.is(await stateOf(cache, '/pl/p/a', aRender(aSource('a2', ['product:1']))), 'miss a2');
  assert.is(await stateOf(cache, '/pl/p/b', aRender(aSource('b2'))), 'hit b');
  cache.onChange('product:*');
  assert.is(cache.peek('/pl/p/a'), undefined);
  assert.is(cache.peek('/pl/p/b'), undefined);
});

test('what was read before a change is shown to whoever asked before it, and not cached', async () => {
  const { cache } = aCache();
  const slow = aRender(aSource('old'));
  let open = () => {};
  slow.gate = new Promise((resolve) => {
    open = resolve;
  });
  const before = cache.get('/pl', slow, never);
  cache.onChange('catalogue');
  const after = cache.get('/pl', aRender(aSource('new')), never);
  open();
  assert.is(await htmlOf(await before), 'old');
  assert.is(await htmlOf(await after), 'new');
  assert.is(await htmlOf(cache.peek('/pl')), 'new');
});

test('a change of something else does not cost a render that is under way', async () => {
  const { cache } = aCache();
  const render = aRender(aSource('1', ['product:1']));
  const found = cache.get('/pl/p/a', render, never);
  cache.onChange('product:2');
  await found;
  assert.is(await htmlOf(cache.peek('/pl/p/a')), '1');
});

test('dates pass without a change: a page is cached for a minute', async () => {
  const { cache, clock } = aCache();
  const render = aRender(aSource('1'), aSource('2'));
  await cache.get('/pl', render, never);
  clock.ms = 59_999;
  assert.is(await stateOf(cache, '/pl', render), 'hit 1');
  clock.ms = 60_000;
  assert.is(await stateOf(cache, '/pl', render), 'miss 2');
});

test('while changes may be missed nothing is trusted', async () => {
  const { cache } = aCache();
  const render = aRender(aSource('1'), aSource('2'), aSource('3'));
  await cache.get('/pl', render, never);
  cache.onListening(false);
  assert.is(await stateOf(cache, '/pl', render), 'miss 2');
  cache.onListening(true);
  assert.is(await stateOf(cache, '/pl', render), 'miss 3');
  assert.is(await stateOf(cache, '/pl', render), 'hit 3');
});

test('a page whose source is down is shown as it was; another failure is a failure', async () => {
  const { cache } = aCache();
  await cache.get('/pl', aRender(aSource('1')), never);
  cache.onChange('catalogue');
  const fails = aRender(new Error('down'));
  const stale = await cache.get('/pl', fails, () => true);
  assert.equal([stale.state, await htmlOf(stale)], ['stale', '1']);
  const failure = await cache.get('/pl', fails, never).catch((error: Error) => error.message);
  assert.is(failure, 'down');
  assert.is(await stateOf(cache, '/pl', aRender(aSource('2'))), 'miss 2');
});

// Seen to fail before: each page was waited for again.
test('once the source is known to say nothing, no page waits for it, and one at a time asks on', async () => {
  const { cache } = aCache({ patienceMs: 20 });
  for (const key of ['/pl', '/de', '/nl']) await cache.get(key, aRender(aSource(key)), never);
  cache.onListening(false);
  const silent = aRender(aSource('of then'));
  silent.gate = new Promise(() => undefined);
  assert.is(await stateOf(cache, '/pl', silent), 'stale /pl');
  const asks = aRender(aSource('back'));
  const { promise, resolve } = Promise.withResolvers<void>();
  asks.gate = promise;
  const others = aRender(aSource('new'));
  assert.is(await stateOf(cache, '/de', asks), 'stale /de');
  assert.is(await stateOf(cache, '/nl', others), 'stale /nl');
  assert.equal([asks.calls, others.calls], [1, 0]);
  resolve();
  await new Promise(setImmediate);
  assert.is(await stateOf(cache, '/nl', others), 'miss new');
});

test('a source that refuses is not known as silent: the first one to ask has the page when it is back', async () => {
  const { cache } = aCache({ patienceMs: 20 });
  for (const key of ['/pl', '/de']) await cache.get(key, aRender(aSource(key)), never);
  cache.onListening(false);
  const silent = aRender(aSource('of then'));
  silent.gate = new Promise(() => undefined);
  assert.is(await stateOf(cache, '/pl', silent), 'stale /pl');
  const refused = await cache.get('/de', aRender(new Error('refused')), () => true);
  assert.is(refused.state, 'stale');
  await new Promise(setImmediate);
  assert.is(await stateOf(cache, '/de', aRender(aSource('back'))), 'miss back');
});

// Seen to fail before: whoever asked got the new page, after however long.
test('a page whose render is slow goes out as it was, and the render is cached when it ends', async () => {
  const { cache } = aCache({ patienceMs: 20 });
  await cache.get('/pl', aRender(aSource('1')), never);
  cache.onChange('catalogue');
  const slow = aRender(aSource('2'));
  const { promise, resolve } = Promise.withResolvers<void>();
  slow.gate = promise;
  assert.is(await stateOf(cache, '/pl', slow), 'stale 1');
  assert.is(await stateOf(cache, '/pl', slow), 'stale 1');
  assert.is(slow.calls, 1);
  resolve();
  await promise;
  await new Promise(setImmediate);
  assert.is(await stateOf(cache, '/pl', slow), 'hit 2');
});

test('a page that was never rendered is waited for', async () => {
  const { cache } = aCache({ patienceMs: 1 });
  const slow = aRender(aSource('1'));
  slow.gate = new Promise((resolve) => setTimeout(resolve, 50));
  assert.is(await stateOf(cache, '/pl', slow), 'miss 1');
});

test('a failure that nobody waited for any longer is told', async () => {
  const failures: string[] = [];
  const { cache } = aCache({ patienceMs: 1, onLateFailure: (error) => failures.push(String(error)) });
  await cache.get('/pl', aRender(aSource('1')), never);
  cache.onChange('catalogue');
  const fails = aRender(new Error('a bug'));
  const { promise, resolve } = Promise.withResolvers<void>();
  fails.gate = promise;
  assert.is(await stateOf(cache, '/pl', fails), 'stale 1');
  resolve();
  await new Promise(setImmediate);
  assert.equal(failures, ['Error: a bug']);
});

test('what is not worth keeping is not cached', async () => {
  const { cache } = aCache();
  const render = aRender(aSource('404', [], false));
  await cache.get('/pl/p/nie-ma', render, never);
  assert.is(cache.peek('/pl/p/nie-ma'), undefined);
  assert.is(cache.size.pages, 0);
});

test('memory is bounded with every form of every page', async () => {
  const { cache } = aCache({ maxBytes: 13_000 });
  for (const key of ['/1', '/2', '/3']) {
    await cache.get(key, aRender(aSource(`${CART_BADGE_SLOT}${key.repeat(1_000)}`)), never);
  }
  assert.is(cache.size.pages, 3);
  for (const cartBadge of ['0', '1', '2']) {
    for (const key of ['/1', '/2', '/3']) await cache.peek(key)?.page.form({ cartBadge, theme: 'dark' }, 'identity');
  }
  assert.ok(cache.size.bytes <= 13_000, String(cache.size.bytes));
  assert.ok(cache.peek('/1'), 'the page that was asked for last');
});

test('memory is bounded: what was not asked for longest goes first', async () => {
  const { cache } = aCache({ maxBytes: 2_500 });
  const page = (html: string) => aRender(aSource(html.repeat(1_000)));
  await cache.get('/a', page('a'), never);
  await cache.get('/b', page('b'), never);
  cache.peek('/a');
  await cache.get('/c', page('c'), never);
  assert.ok(cache.peek('/a'));
  assert.is(cache.peek('/b'), undefined);
  assert.equal(cache.size, { bytes: 2_000, pages: 2 });
});

test.run();
