// Target 7: how long somebody who develops waits from a saved source until the change is there. A product's page stands open in
// Chromium, with a number in it that would be gone if the page were loaded again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { until } from '../../fixtures/until.ts';
import { median, type Row } from '../bench-row.ts';
import { type BenchShop, benchPages } from '../bench-shop.ts';
import type { LoadOptions } from '../put-load.ts';
import { type DevelopedShop, openDevelopedShop, type SourceEdit } from './developed-shop.ts';

type Change = {
  what: string;
  atMost?: number;
  edits(turn: number): SourceEdit[];
  /** Resolves when the turn's change is there; asked before anything is saved. */
  seen(turn: number, on: { page: Page; shop: DevelopedShop }): Promise<unknown>;
  /** The page must still be the one that was opened. */
  keepsPage?: true;
};

const BROWSER_AT_MOST_MS = 150;
const SERVER_AT_MOST_MS = 500;
// What was saved before is checked and derived in the background.
const QUIET_MS = 1_500;

const addButton = '#buy button[type=submit]';
const quantity = '#buy input[name=quantity]';
const more = '#buy .quantity-stepper_step >> nth=-1';

/** Resolves when the page that the server makes says so. */
const untilServed = async (shop: DevelopedShop, wanted: string) => {
  while (!(await shop.read(benchPages.product)).includes(wanted)) await sleep(5);
};

const changes: readonly Change[] = [
  {
    what: 'an edited component on the screen, its state kept',
    atMost: BROWSER_AT_MOST_MS,
    edits: (turn) => [
      { path: 'src/catalogue/product/buy-form.tsx', find: "t('product.addToCart')", put: `'Turn ${turn}'` },
    ],
    seen: (turn, { page }) =>
      page.waitForFunction(([where, text]) => document.querySelector(where)?.textContent?.includes(text), [
        addButton,
        `Turn ${turn}`,
      ] as const),
    keepsPage: true,
  },
  {
    what: 'an edited sheet on the screen, without a reload',
    atMost: BROWSER_AT_MOST_MS,
    edits: (turn) => [
      {
        path: 'src/catalogue/product/buy-form.module.css',
        find: '.buy {',
        put: `.buy {\n  scroll-margin-top: ${turn}px;`,
      },
    ],
    seen: (turn, { page }) =>
      page.waitForFunction((wanted) => {
        const line = document.querySelector('#buy .buy-form_buy');
        return line && getComputedStyle(line).scrollMarginTop === wanted;
      }, `${turn}px`),
    keepsPage: true,
  },
  {
    what: 'an edited module of the server, until a page is made by it',
    atMost: SERVER_AT_MOST_MS,
    edits: (turn) => [
      {
        path: 'server/catalogue/catalogue-resolvers.ts',
        find: 'return { ...product, missingIn,',
        put: `return { ...product, title: 'Turn ${turn} of the server', missingIn,`,
      },
    ],
    seen: (turn, { shop }) => untilServed(shop, `Turn ${turn} of the server`),
  },
  {
    what: 'an edited document of GraphQL: types written anew, a page made with it',
    edits: (turn) => [
      { path: 'src/catalogue/catalogue.graphql', find: '    vendor\n', put: `    vendor turn${turn}: vendor\n` },
    ],
    seen: (turn, { shop }) => untilServed(shop, `"turn${turn}"`),
  },
  {
    what: 'a field added to the schema and asked for: types written anew, a page made with it',
    edits: (turn) => [
      {
        path: 'server/catalogue/catalogue-schema.ts',
        find: '  extend type Query {',
        put: `  extend type Product { field${turn}: String }\n\n  extend type Query {`,
      },
      { path: 'src/catalogue/catalogue.graphql', find: '    vendor\n', put: `    vendor field${turn}\n` },
    ],
    seen: (turn, { shop }) => untilServed(shop, `"field${turn}"`),
  },
];

export async function measureDeveloping(shop: BenchShop, { repetitions }: LoadOptions): Promise<Row[]> {
  await using developed = await openDevelopedShop(shop);
  const browser = await launchBrowser();
  try {
    const waits = new Map<Change, number[]>(changes.map((change) => [change, []]));
    // The first turn warms up what all later ones of a working day share.
    for (let turn = 0; turn <= repetitions; turn++) {
      for (const change of changes) {
        const ms = await measureChange(change, turn, { browser, shop: developed });
        if (turn > 0) waits.get(change)?.push(ms);
      }
    }
    return changes.map((change) => rowOf(change, waits.get(change) ?? []));
  } finally {
    await browser.close();
  }
}

async function measureChange(
  change: Change,
  turn: number,
  { browser, shop }: { browser: Browser; shop: DevelopedShop },
): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(shop.origin + benchPages.product);
    await until(async () => {
      await page.click(more);
      return (await page.inputValue(quantity)) !== '1';
    });
    await sleep(QUIET_MS);
    const before = await page.inputValue(quantity);
    const seen = change.seen(turn, { page, shop });
    const startedAt = performance.now();
    await shop.edit(...change.edits(turn));
    await seen;
    const ms = performance.now() - startedAt;
    const after = await page.inputValue(quantity);
    if (change.keepsPage && after !== before) {
      throw new Error(`${change.what}: ${before} became ${after}, the page was begun anew`);
    }
    return ms;
  } finally {
    await page.close();
  }
}

function rowOf({ what, atMost }: Change, waits: readonly number[]): Row {
  return {
    target: 7,
    what: `while developing, ${what}`,
    figure: median(waits),
    unit: 'ms',
    ...(atMost && { limit: { atMost } }),
    note: `from saving on; ${Math.min(...waits).toFixed(0)} to ${Math.max(...waits).toFixed(0)}`,
  };
}
