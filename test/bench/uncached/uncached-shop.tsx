// The shop of the uncached bench: the production code with two parts exchanged (see `uncached-build.ts`), and a second
// port on which the bench asks for what no shop has: loops over a part of a page's work, in this process, on this core.

import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { renderToString } from 'react-dom/server';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { createInProcessTransport } from '#server/graphql/in-process-transport.ts';
import { storefrontExecutor } from '#server/graphql/storefront-executor.ts';
import { nobody } from '#server/http/session.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { startShop } from '#server/main.ts';
import { createPaymentProvider, sandboxKeys } from '#server/payments/payment-provider.ts';
import { CART_BADGE_SLOT } from '#server/render/page-slots.ts';
import { loadWholeSurface } from '#server/render/render-page.tsx';
import { readShop } from '#server/shop/read-settings.ts';
import { priceNotesOf } from '#server/shop/sale-terms.ts';
import { withTiming } from '#server/telemetry/request-timing.ts';
import { locate } from '#src/addresses.ts';
import { App } from '#src/app.tsx';
import type { StorefrontInstance } from '#src/app-instance.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { noPaymentSettings } from '#src/shop/payment-settings.ts';
import { publicShop } from '#src/shop/shop-profile.ts';
import { loadPage } from '#src/surface.ts';
import { storefrontDelivery } from '#src/surfaces/storefront-delivery.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';
import { cacheRows, type Memory, setMemory, statementCount } from './bench-memory.ts';

/**
 * `render`: the page's tree, its data there; `load`: the page's data, from where `memory` says; `reload`: the same after one
 * price of the bench's product has changed, which is not counted.
 */
export type Loop = 'render' | 'load' | 'reload';

const COUNTED_TIMES = 5;

cacheRows();
const config = readConfig(process.env);
// The clock stands: a statement that names the time would never be the same as one before.
const startedAt = new Date();
const now = () => startedAt;
const database = await connectDatabase({ url: config.databaseUrl, dataDirectory: config.dataDirectory });
const { surface, pages } = await loadWholeSurface(storefrontDelivery);
const payments = createPaymentProvider({ ...sandboxKeys, webhookSecret: '', sandboxOrigin: null, now });

const never = () => {
  throw new Error('this is done in the browser only');
};

async function loadQueries(href: string) {
  const location = locate(href);
  if (!location) throw new Error(`${href} is no page`);
  const transport = createInProcessTransport(storefrontExecutor, {
    db: database.db,
    now,
    payments,
    paymentSettings: noPaymentSettings,
    readShop: () => readShop(database.db),
    session: nobody,
    noteSearch: () => undefined,
    visitCounts: { cartBegun: () => undefined, checkoutOpened: () => undefined },
    markets: demoProfile.markets,
    publicUrl: config.publicUrl,
    guesses: {
      ...{ requireFew: async () => undefined, noteWrong: async () => undefined },
      ...{ count: async () => undefined, forgive: async () => undefined },
    },
    tags: new Set<string>(),
  });
  const queryClient = createQueryClient(transport, 'server');
  await withTiming(() => loadPage(surface, storefrontDelivery, queryClient, location));
  return { queryClient, location };
}

/** Goes up and down again by one minor unit. */
const changePrice = () =>
  sql`update prices set amount_minor = amount_minor + (case when amount_minor % 2 = 0 then 1 else -1 end)
    where currency = 'PLN' and variant_id = (select v.id from variants v join products p on p.id = v.product_id
      where p.handle = 'zolw-jazz' and v.archived_at is null order by v.position limit 1)`.execute(database.db);

async function createStep(loop: Loop, href: string): Promise<() => unknown> {
  if (loop !== 'render') {
    return async () => (await loadQueries(href)).queryClient.clear();
  }
  const { queryClient, location } = await loadQueries(href);
  const app: StorefrontInstance = {
    surface,
    locale: location.locale,
    shop: publicShop(demoProfile, 'pl', priceNotesOf(demoProfile.taxes, 'pl')),
    t: translateTo(location.locale),
    cartBadge: CART_BADGE_SLOT,
    openCart: never,
    showToast: never,
    loadStripe: never,
  };
  return () => renderToString(<App app={app} queryClient={queryClient} pages={pages} ssrHref={href} />);
}

/** Microseconds of each turn, by the clock and by the processor. */
async function runLoop(loop: Loop, href: string, ms: number) {
  const step = await createStep(loop, href);
  const begunAt = performance.now();
  let [turns, us, processorUs] = [0, 0, 0];
  do {
    if (loop === 'reload') await changePrice();
    const [startedAt, before] = [performance.now(), process.cpuUsage()];
    const done = step();
    if (done instanceof Promise) await done;
    const { user, system } = process.cpuUsage(before);
    us += (performance.now() - startedAt) * 1000;
    processorUs += user + system;
    turns++;
  } while (performance.now() - begunAt < ms);
  return { us: us / turns, processorUs: processorUs / turns, turns };
}

/** The fewest of some times: the shop's own work behind the pages asks the database now and then. */
async function countStatements(loop: Loop, href: string) {
  const counts: (typeof statementCount)[] = [];
  for (let time = 0; time < COUNTED_TIMES; time++) {
    if (loop === 'reload') await changePrice();
    const before = { ...statementCount };
    (await loadQueries(href)).queryClient.clear();
    counts.push({
      statements: statementCount.statements - before.statements,
      rounds: statementCount.rounds - before.rounds,
    });
  }
  return counts.toSorted((one, other) => one.statements - other.statements)[0];
}

async function answer(url: URL): Promise<unknown> {
  const read = (name: string) => url.searchParams.get(name) ?? '';
  if (url.pathname === '/memory') return setMemory(read('kind') as Memory);
  const [loop, href] = [read('loop') as Loop, read('href')];
  if (url.pathname === '/statements') return countStatements(loop, href);
  return runLoop(loop, href, Number(read('ms')));
}

// A profile is written by an orderly end only.
process.once('SIGTERM', () => process.exit(0));
createServer((request, response) => {
  answer(new URL(request.url ?? '/', 'http://localhost')).then(
    (result) => response.end(JSON.stringify(result ?? null)),
    (error: Error) => response.writeHead(500).end(error.stack),
  );
}).listen(Number(process.env.BENCH_CONTROL_PORT), '127.0.0.1');
// Last: the bench asks on the second port as soon as the shop answers.
await startShop({ config, database, now, distDirectory: fileURLToPath(new URL('..', import.meta.url)) });
