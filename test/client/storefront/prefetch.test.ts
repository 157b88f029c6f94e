import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPrefetchQueue, isSparing, MAX_PREFETCHES_IN_FLIGHT } from '#client/storefront/prefetch.ts';

const test = suite<{ started: string[]; prefetch: ReturnType<typeof createPrefetchQueue>; end: Ending }>('prefetch');
type Ending = (href: string, fails?: boolean) => Promise<void>;

test.before.each((context) => {
  context.started = [];
  const running = new Map<string, { resolve(): void; reject(error: Error): void }>();
  context.prefetch = createPrefetchQueue(MAX_PREFETCHES_IN_FLIGHT, (href) => {
    context.started.push(href);
    return new Promise<void>((resolve, reject) => running.set(href, { resolve, reject }));
  });
  context.end = async (href, fails) => {
    if (fails) running.get(href)?.reject(new Error('away'));
    else running.get(href)?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
});

const hrefs = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'];

test('five pages are fetched at once, and the sixth waits for one of them', async ({ started, prefetch, end }) => {
  for (const href of hrefs) prefetch(href, 'sight');
  assert.equal(started, ['/1', '/2', '/3', '/4', '/5']);
  await end('/3');
  assert.equal(started.slice(5), ['/6']);
  await end('/1', true);
  assert.equal(started.slice(5), ['/6', '/7']);
});

test('who points at a link goes before those who only see one, and not over the cap', async (context) => {
  const { started, prefetch, end } = context;
  for (const href of hrefs) prefetch(href, 'sight');
  prefetch('/7', 'intent');
  prefetch('/8', 'intent');
  assert.is(started.length, 5);
  await end('/1');
  await end('/2');
  await end('/3');
  assert.equal(started.slice(5), ['/7', '/8', '/6']);
});

test('a page is fetched once on sight, however many links lead to it', async ({ started, prefetch, end }) => {
  prefetch('/1', 'sight');
  prefetch('/1', 'sight');
  await end('/1');
  prefetch('/1', 'sight');
  assert.equal(started, ['/1']);
});

test('a page that failed may be tried again', async ({ started, prefetch, end }) => {
  prefetch('/1', 'sight');
  await end('/1', true);
  prefetch('/1', 'sight');
  assert.equal(started, ['/1', '/1']);
});

test('intent asks again for what was fetched on sight, but not while it is on its way', async (context) => {
  const { started, prefetch, end } = context;
  prefetch('/1', 'sight');
  prefetch('/1', 'intent');
  assert.equal(started, ['/1']);
  await end('/1');
  prefetch('/1', 'intent');
  assert.equal(started, ['/1', '/1']);
});

test('a 2g or data-saver connection is spared, an unknown one is not', () => {
  assert.equal(
    [
      undefined,
      {},
      { effectiveType: '4g', saveData: false },
      { effectiveType: '3g' },
      { effectiveType: '2g' },
      { effectiveType: 'slow-2g' },
      { effectiveType: '4g', saveData: true },
    ].map(isSparing),
    [false, false, false, false, true, true, true],
  );
});

test.run();
