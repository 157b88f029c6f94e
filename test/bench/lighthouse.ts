// Lighthouse over the pages that a shopper passes, on a phone and at a desk: accessibility, best practices, search, which
// are judged; and performance, which differs from machine to machine and is only told.
// Cart and checkout are opened with something in the cart. Lighthouse itself is fetched when it is asked for: it is
// heavier than the rest of the tools together.
//   lighthouse.ts [part of a page's name …]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { mutationUrl, queryUrl } from '#src/surfaces/storefront-api.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { startRunningShop } from '../browser/running-shop.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const chromeFlags = '--headless=new --no-sandbox --disable-gpu';
const judged = ['accessibility', 'best-practices', 'seo'] as const;
const categories = [...judged, 'performance'] as const;
const told = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const devices = { phone: [], desktop: ['--preset=desktop'] };
const paths = {
  home: '/pl',
  listing: '/pl/c/plakaty',
  product: '/pl/p/zolw-jazz',
  cart: '/pl/cart',
  checkout: '/pl/checkout',
};
const given = process.argv.slice(2);

type Audit = { title: string; score: number | null; displayValue?: string; details?: { items?: object[] } };
type Report = {
  categories: Record<(typeof categories)[number], { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

const shop = await startRunningShop();
try {
  const cookie = await fillCart(shop.origin);
  for (const [name, path] of Object.entries(paths)) {
    if (given.length > 0 && !given.some((part) => name.includes(part))) continue;
    // Pictures are made when they are first asked for.
    await runLighthouse(shop.origin + path, cookie, devices.phone);
    for (const [device, flags] of Object.entries(devices)) {
      const report = await runLighthouse(shop.origin + path, cookie, flags);
      const scoreOf = (category: (typeof categories)[number]) => Math.round(report.categories[category].score * 100);
      const scores = categories.map((category) => `${category} ${scoreOf(category)}`);
      const times = told.map((id) => `${report.audits[id]?.title} ${report.audits[id]?.displayValue}`);
      console.log(`${name.padEnd(9)} ${device.padEnd(8)} ${scores.join('  ')} (${times.join(', ')})`);
      if (judged.every((category) => scoreOf(category) === 100)) continue;
      process.exitCode = 1;
      for (const category of judged) {
        for (const { id, weight } of report.categories[category].auditRefs) {
          const audit = report.audits[id];
          if (!audit || weight === 0 || audit.score === null || audit.score === 1) continue;
          console.log(`  ${category}: ${audit.title}`);
          for (const item of audit.details?.items ?? []) console.log(`    ${JSON.stringify(item).slice(0, 400)}`);
        }
      }
    }
  }
} finally {
  await shop.stop();
}

/** The cookie of a cart with one poster in it. */
async function fillCart(origin: string): Promise<string> {
  const product = await fetch(origin + queryUrl('CatalogueProduct', { locale: 'pl', handle: 'zolw-jazz' }));
  const { data } = (await product.json()) as { data: { product: { variants: { id: string }[] } } };
  const answer = await fetch(origin + mutationUrl('CartAddLine'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale: 'pl', variantId: data.product.variants[0]?.id, quantity: 1 }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
}

async function runLighthouse(url: string, cookie: string, flags: string[]): Promise<Report> {
  const { executablePath, env } = await findChromium();
  const run = spawn(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--only-categories=${categories}`, ...flags],
      ...[`--chrome-flags=${chromeFlags}`, `--extra-headers=${JSON.stringify({ cookie })}`],
    ],
    { env: { CHROME_PATH: executablePath, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  if (run.exitCode !== 0) throw new Error(`lighthouse ended with ${run.exitCode}`);
  return JSON.parse(output) as Report;
}
