// Target 9: what a hand does in the office's large tables. Two hundred prices of one paste, until the shop shows them in both
// of two processes; and how soon 2,048 variants answer a key or a press on a processor four times slower.
import type { Browser, Page } from 'playwright-core';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { mostVariants } from '../../catalogue/matrix/most-variants.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { median, type Row } from '../bench-row.ts';
import type { BenchShop } from '../bench-shop.ts';
import { visitByPhone } from '../phone-visit.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import type { LoadOptions } from '../put-load.ts';

const PRICES = 200;
const SHOWN_WITHIN_MS = 1_000;
const INP_AT_MOST_MS = 100;
/** Event Timing tells of no event that took less. */
const SHORTEST_EVENT_MS = 16;
const TIMEOUT_MS = 30_000;
const SETTLED_AFTER_MS = 1_500;
const POLL_MS = 5;
const desktop = { viewport: { width: 1440, height: 900 } };

type Office = { database: Database; servers: PinnedProcess[]; browser: Browser };

export async function measureGoodsByHand(shop: BenchShop, { repetitions }: LoadOptions): Promise<Row[]> {
  const database = await connectDatabase({ url: shop.databaseUrl, dataDirectory: '', deadlines: null });
  const servers = [await shop.serve('0'), await shop.serve('1')];
  const browser = await launchBrowser();
  const office = { database, servers, browser };
  try {
    return [await measurePaste(office, repetitions), ...(await measureMatrix(office, repetitions))];
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  }
}

async function measurePaste(office: Office, repetitions: number): Promise<Row> {
  const origin = originOf(office);
  const context = await office.browser.newContext(desktop);
  await context.addCookies([(await signedInStaff(office.database.db, 'owner')).browserCookie(origin)]);
  const page = await context.newPage();
  const times: number[] = [];
  for (let turn = 0; turn < repetitions; turn++) {
    await page.goto(`${origin}/admin/products/grid`, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_AFTER_MS);
    await page.getByRole('grid').locator('tbody tr').first().locator('td').nth(1).click();
    // No two alike, and no turn like the one before.
    const first = 301 + turn * PRICES;
    await page.getByRole('grid').evaluate(
      pasteInto,
      Array.from({ length: PRICES }, (_, at) => money(first + at)),
    );
    const save = page.getByRole('button', { name: `Save ${PRICES} changes` });
    await save.waitFor();
    await save.scrollIntoViewIfNeeded();
    const startedAt = performance.now();
    await save.click();
    times.push(await untilShown(office, { first, startedAt }));
  }
  await context.close();
  return {
    target: 9,
    what: `${PRICES} prices of one paste, from the press until both of two processes show the page of one`,
    figure: median(times),
    unit: 'ms',
    limit: { atMost: SHOWN_WITHIN_MS },
    note: spread(times),
  };
}

const money = (minor: number) => `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;

/** Runs in the page; as the browser does with Ctrl+V. */
function pasteInto(grid: Element, lines: string[]): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', lines.join('\r\n'));
  grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** The product's page that shows one of the new prices first, in every process, since the press. */
async function untilShown(
  { database, servers }: Office,
  pasted: { first: number; startedAt: number },
): Promise<number> {
  let changed: { handle: string; minor: number } | undefined;
  while (!changed) {
    changed = await shownPrice(database, pasted.first);
    if (performance.now() - pasted.startedAt > TIMEOUT_MS) throw new Error('the prices are not saved');
  }
  const { handle, minor } = changed;
  const times = await Promise.all(
    servers.map(async ({ port }) => {
      for (;;) {
        const text = await (await fetch(`http://127.0.0.1:${port}/pl/p/${handle}`)).text();
        if (text.includes(money(minor))) return performance.now() - pasted.startedAt;
        if (performance.now() - pasted.startedAt > TIMEOUT_MS) throw new Error(`${handle} does not show its new price`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    }),
  );
  return Math.max(...times);
}

async function shownPrice({ db }: Database, first: number): Promise<{ handle: string; minor: number } | undefined> {
  return db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.handle', 'prices.amount_minor as minor'])
    .where('prices.currency', '=', 'PLN')
    .where('prices.amount_minor', '>=', first)
    .where('prices.amount_minor', '<', first + PRICES)
    .where('products.status', '=', 'active')
    .where('variants.on_hand', '>', 0)
    .orderBy('variants.position')
    .orderBy('products.handle')
    .executeTakeFirst();
}

type Step = { what: string; take: (page: Page) => Promise<void> };

const cell = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const steps: Step[] = [
  { what: 'a sign in a cell', take: (page) => cell(page, 'SKU, c0 / s0').pressSequentially('A', { delay: 50 }) },
  { what: 'to the next cell', take: (page) => page.keyboard.press('Tab') },
  {
    what: 'narrowed to a value',
    take: (page) => page.getByRole('combobox', { name: 'Only Colour' }).press('ArrowDown'),
  },
  {
    what: 'a sign of a search',
    take: (page) => cell(page, 'Value, SKU or EAN').pressSequentially('s3', { delay: 200 }),
  },
];

async function measureMatrix({ database, ...office }: Office, repetitions: number): Promise<Row[]> {
  const origin = originOf({ database, ...office });
  const url = `${origin}/admin/products/${await mostVariants(database.db)}`;
  const cookies = [(await signedInStaff(database.db, 'owner')).browserCookie(origin)];
  const times = steps.map(() => [] as number[]);
  for (let turn = 0; turn < repetitions; turn++) {
    const then = async (page: Page) => {
      for (const [at, { take }] of steps.entries()) times[at]?.push(await slowestOf(page, take));
    };
    await visitByPhone(office.browser, url, {
      selector: '[data-row] input',
      screen: desktop,
      cookies,
      isLive: true,
      then,
    });
  }
  return steps.map(({ what }, at) => ({
    target: 9,
    what: `2,048 variants, processor 4 times slower: INP of ${what}`,
    figure: median(times[at] ?? []),
    unit: 'ms',
    limit: { atMost: INP_AT_MOST_MS },
    note: spread(times[at] ?? []),
  }));
}

async function slowestOf(page: Page, take: Step['take']): Promise<number> {
  await page.waitForTimeout(SETTLED_AFTER_MS);
  await page.evaluate(() => {
    window.benchProbe.slowestEventMs = 0;
  });
  await take(page);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  return Math.max(await page.evaluate(() => window.benchProbe.slowestEventMs), SHORTEST_EVENT_MS);
}

const originOf = ({ servers }: Office) => `http://localhost:${servers[0]?.port}`;

function spread(times: readonly number[]): string {
  return `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
}
