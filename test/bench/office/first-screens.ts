// The office's first screens on a phone: from nothing to a queue whose first order can be opened.
import type { Browser } from 'playwright-core';
import { officeUrlOf } from '#src/office-addresses.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { median, type Row } from '../bench-row.ts';
import { gzipOf } from '../first-load.ts';
import { type LoadedFile, visitByPhone } from '../phone-visit.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import type { LoadOptions } from '../put-load.ts';
import type { OfficeBench } from './office-bench.ts';

/** The limits on slow 4G; on a slower processor it only tells. */
const INTERACTIVE_AT_MOST_MS = 1_200;
const SCRIPTS_AT_MOST_KB = 110;

type Screen = { what: string; path: string; selector: string; slowdown: number; limit?: Row['limit'] };

const queue = { path: officeUrlOf('orders', { work: 'to_send' }), selector: 'main a[href^="/admin/orders/"]' };
const today = { path: officeUrlOf('today'), selector: 'main a[href^="/admin/"]' };
const screens: Screen[] = [
  { what: 'queue', ...queue, slowdown: 1, limit: { atMost: INTERACTIVE_AT_MOST_MS } },
  { what: 'queue, processor 4 times slower', ...queue, slowdown: 4 },
  { what: 'today', ...today, slowdown: 1, limit: { atMost: INTERACTIVE_AT_MOST_MS } },
];

export async function measureFirstScreens(
  server: PinnedProcess,
  { database, orders }: OfficeBench,
  { repetitions }: LoadOptions,
): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const { what, path, limit, ...screen } of screens) {
      const url = `http://127.0.0.1:${server.port}${path}`;
      const times = await timesOf(browser, url, { ...screen, database, repetitions });
      const [least, most] = [Math.min(...times.interactive), Math.max(...times.interactive)];
      rows.push({
        target: 9,
        what: `office, ${orders.toLocaleString('en')} orders, slow 4G: ${what}, interactive`,
        figure: median(times.interactive),
        unit: 'ms',
        ...(limit && { limit }),
        note: `${least.toFixed(0)} to ${most.toFixed(0)}; LCP ${median(times.lcp).toFixed(0)} ms`,
      });
      if (screen.slowdown > 1) continue;
      rows.push({
        target: 9,
        what: `office: ${what}, scripts until interactive, gzip`,
        figure: gzipOf(times.scripts),
        unit: 'kB',
        limit: { atMost: SCRIPTS_AT_MOST_KB },
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

type TimedScreen = Pick<Screen, 'selector' | 'slowdown'> & Pick<OfficeBench, 'database'> & { repetitions: number };

async function timesOf(
  browser: Browser,
  url: string,
  { database, repetitions, ...screen }: TimedScreen,
): Promise<{ interactive: number[]; lcp: number[]; scripts: LoadedFile[] }> {
  const { browserCookie } = await signedInStaff(database.db, 'owner');
  const options = { ...screen, cookies: [browserCookie(new URL(url).origin)], isLive: true };
  await visitByPhone(browser, url, { ...options, isThrottled: false });
  const times = { interactive: [] as number[], lcp: [] as number[], scripts: [] as LoadedFile[] };
  for (let turn = 0; turn < repetitions; turn++) {
    const { interactiveMs, lcpMs, scripts } = await visitByPhone(browser, url, options);
    times.scripts = scripts.filter(({ endedMs }) => endedMs <= interactiveMs);
    times.interactive.push(interactiveMs);
    times.lcp.push(lcpMs);
  }
  return times;
}
