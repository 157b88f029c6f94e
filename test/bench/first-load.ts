// Target 4: what a first visit fetches. The build's own count, and what Chromium really loads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { PageSize } from '#build/budgets.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { root } from '../source-imports.ts';
import { failedRow, type Row } from './bench-row.ts';
import { type BenchShop, benchEnvironment, benchPages, runKasa } from './bench-shop.ts';
import { type LoadedFile, visitByPhone } from './phone-visit.ts';
import type { PinnedProcess } from './pinned-process.ts';

const AT_MOST_KB = { script: 95, ours: 15, style: 10, html: 20, withoutTouch: 100 };
const FONTS_AT_MOST = 1;

/** The element that a visitor came for, and so must work. */
export const mainElements = { listing: '#main li a[href*="/p/"]', product: '#buy button[type="submit"]' } as const;
export type BenchPage = keyof typeof benchPages;

type BuildAnswer = { pages: { storefront: PageSize[] } };

export async function measureFirstLoad(shop: BenchShop): Promise<Row[]> {
  const { pages } = JSON.parse(await runKasa(['build', '--json'], benchEnvironment({}))) as BuildAnswer;
  const server = await shop.serve();
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const page of Object.keys(benchPages) as BenchPage[]) {
      const size = pages.storefront.find(({ route }) => route === page);
      if (!size) throw new Error(`the build knows no page ${page}`);
      rows.push(...countBuilt(page, size));
      rows.push(...(await countLoaded(browser, server, page).catch((error) => [failedRow(4, `first ${page}`, error)])));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function countBuilt(page: BenchPage, size: PageSize): Row[] {
  const row = (what: string, bytes: number, atMost: number): Row => ({
    target: 4,
    what: `${what} of a first ${page}, gzip, by the build`,
    figure: bytes / 1000,
    unit: 'kB',
    limit: { atMost },
  });
  return [
    row('scripts', size.script, AT_MOST_KB.script),
    row('our own scripts', size.ours, AT_MOST_KB.ours),
    row('sheets', size.style, AT_MOST_KB.style),
  ];
}

async function countLoaded(browser: Browser, server: PinnedProcess, page: BenchPage): Promise<Row[]> {
  const url = `http://127.0.0.1:${server.port}${benchPages[page]}`;
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
  const gzipped = gzipSync(html).length;
  const visit = await visitByPhone(browser, url, { selector: mainElements[page] });
  const first = visit.scripts.filter(({ endedMs }) => endedMs <= visit.interactiveMs);
  const row = (what: string, figure: number, unit: string, atMost?: number, note?: string): Row => ({
    target: 4,
    what,
    figure,
    unit,
    ...(atMost !== undefined && { limit: { atMost } }),
    ...(note && { note }),
  });
  const { withoutTouch, html: htmlAtMost } = AT_MOST_KB;
  return [
    row(`scripts of a first ${page} until interactive, gzip`, gzipOf(first), 'kB', undefined, describe(first)),
    row(
      `all scripts of a first ${page} without a touch, gzip`,
      gzipOf(visit.scripts),
      'kB',
      withoutTouch,
      describe(visit.scripts),
    ),
    row(`font files of a first ${page}`, visit.fonts.length, 'files', FONTS_AT_MOST, listSizes(visit.fonts)),
    row(`HTML of a ${page}, gzip`, gzipped / 1000, 'kB', htmlAtMost, `${countCards(html)} products`),
  ];
}

/** Chromium is sent brotli; the target speaks of gzip, and the build has written both. */
export function gzipOf(files: readonly LoadedFile[]): number {
  const sizes = files.map(({ path }) => readFileSync(join(root, 'dist/public', `${path}.gz`)).length);
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

function describe(files: LoadedFile[]): string {
  const sent = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return `${files.length} files, ${sent.toFixed(1)} kB as sent`;
}

function listSizes(files: LoadedFile[]): string {
  return files.map(({ path, bytes }) => `${path.replace(/^.*\//, '')} ${(bytes / 1000).toFixed(1)} kB`).join(', ');
}

function countCards(html: string): number {
  return html.match(/<article/g)?.length ?? 0;
}
