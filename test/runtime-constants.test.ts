// The constants of the browser runtime: each row of the specification's table, where its value stands, and the test
// that fails when it changes. That those tests exist is tested here; that they fail was seen when they were written.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RELOAD_GUARD_MS } from '#client/chunk-failure.ts';
import { isSparing, MAX_PREFETCHES_IN_FLIGHT } from '#client/storefront/prefetch.ts';
import { graphqlCacheSettings } from '#src/graphql-cache.ts';
import { ICON_TIMEOUT_MS } from '#src/icons/load-icons.ts';
import { CARD_FONT_SIZE, IBAN_FONT_SIZE } from '#src/payments/payment-field-styles.ts';
import {
  createQueryClient,
  MUTATION_RETENTION_MS,
  QUERY_RETENTION_MS,
  QUERY_STALE_TIME_MS,
} from '#src/query-client.ts';
import { TOAST_DURATION_MS, TOAST_HOTKEY } from '#src/ui/toast.tsx';
import { root } from './source-imports.ts';

type Row = { what: string; actual: unknown; value: unknown; tests: readonly [file: string, title: string][] };

const { queries } = createQueryClient(() => Promise.reject(new Error('not asked')), 'browser').getDefaultOptions();
const toastSheet = await readFile(join(root, 'src/ui/toast.module.css'), 'utf8');
const cache = 'test/query-cache.test.ts';
const toasts = 'test/browser/toasts-and-themes.browser.ts';
const paymentFields = 'test/payments/payment-field-styles.test.ts';

const rows: readonly Row[] = [
  {
    what: 'data-query staleness',
    actual: QUERY_STALE_TIME_MS,
    value: 5_000,
    tests: [
      [cache, 'a page shown again after 4.9 s makes no request'],
      [cache, 'a page shown again after 5.1 s makes one request'],
    ],
  },
  {
    what: 'data-query retention after last use',
    actual: QUERY_RETENTION_MS,
    value: 300_000,
    tests: [[cache, 'what nobody shows is there at 4:59 and gone at 5:01']],
  },
  {
    what: 'data-query refetch',
    actual: [queries?.refetchOnWindowFocus, queries?.refetchOnReconnect, queries?.refetchOnMount, queries?.retry],
    value: [true, true, true, false],
    tests: [
      [cache, `on \${event} a shown page asks again when it is stale, and only then`],
      [cache, 'a failed query is not asked again by itself'],
    ],
  },
  {
    what: 'query-related store entry retention',
    actual: MUTATION_RETENTION_MS,
    value: 60_000,
    tests: [[cache, 'a settled mutation is there at 59 s and gone at 61 s']],
  },
  {
    what: 'GraphQL client cache',
    actual: graphqlCacheSettings,
    value: { enabled: false, maxSize: 100 },
    tests: [
      ['test/graphql-cache.test.ts', 'while it is off each operation goes to the server'],
      ['test/graphql-cache.test.ts', 'the 101st entry takes the place of the one used longest ago'],
      ['test/graphql-cache.test.ts', 'a rejected promise is not cached'],
    ],
  },
  {
    what: 'page-reload guard',
    actual: RELOAD_GUARD_MS,
    value: 10_000,
    tests: [
      ['test/client/chunk-failure.test.ts', 'a path that failed is loaded in full, and not again within ten seconds'],
      ['test/client/chunk-failure.test.ts', 'after ten seconds it may be loaded in full again'],
    ],
  },
  {
    what: 'prefetch is skipped',
    actual: [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }, {}].map(isSparing),
    value: [true, true, true, false],
    tests: [
      ['test/client/storefront/prefetch.test.ts', 'a 2g or data-saver connection is spared, an unknown one is not'],
      ['test/browser/navigation/prefetch.browser.ts', `nothing is fetched ahead over \${JSON.stringify(connection)}`],
    ],
  },
  {
    what: 'route preloads in flight',
    actual: MAX_PREFETCHES_IN_FLIGHT,
    value: 5,
    tests: [
      [
        'test/client/storefront/prefetch.test.ts',
        'five pages are fetched at once, and the sixth waits for one of them',
      ],
      ['test/client/storefront/prefetch.test.ts', 'a page that failed may be tried again'],
    ],
  },
  {
    what: 'toast maximum width, from 768 px',
    actual: [
      /--toast-max-width: (\w+);/.exec(toastSheet)?.[1],
      /min-width: (\w+)\) \{\s*\.viewport \{\s*max-width: calc\(var\(--toast-max-width\)/.exec(toastSheet)?.[1],
    ],
    value: ['420px', '768px'],
    tests: [[toasts, `a toast comes with its first use, is \${name} wide, and goes after five seconds`]],
  },
  {
    what: 'toast time and key',
    actual: [TOAST_DURATION_MS, TOAST_HOTKEY],
    value: [5_000, 'F8'],
    tests: [
      [toasts, 'one toast is on screen; hover, focus and another window hold it; F8 finds it and Escape ends it'],
    ],
  },
  {
    what: 'card field font size',
    actual: CARD_FONT_SIZE,
    value: '16px',
    tests: [[paymentFields, 'card fields have the typeface of the page at 16 px, the IBAN field at 14 px']],
  },
  {
    what: 'IBAN field font size',
    actual: IBAN_FONT_SIZE,
    value: '14px',
    tests: [[paymentFields, 'card fields have the typeface of the page at 16 px, the IBAN field at 14 px']],
  },
  {
    what: 'icon fetch time-out',
    actual: ICON_TIMEOUT_MS,
    value: 1_500,
    tests: [['test/icons/load-icons.test.ts', 'our server has 1500 ms, then the public service']],
  },
];

for (const { what, actual, value, tests } of rows) {
  test(`${what} is as specified, and a test of what it does watches over it`, async () => {
    assert.equal(actual, value);
    for (const [file, title] of tests) {
      const text = await readFile(join(root, file), 'utf8');
      assert.ok(text.includes(`'${title}'`) || text.includes(`\`${title}\``), `${file}: ${title}`);
    }
  });
}

test.run();
