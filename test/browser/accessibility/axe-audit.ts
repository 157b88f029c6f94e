// What is wrong with a state of the shop for those who see, read or move in another way: what axe-core finds, and, in
// the languages with the longest words and the most marks, what needs sideways scrolling or cannot be read. A page is loaded once for all that
// is said of it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Browser, Frame, Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locales.ts';
import { endSharing } from '../../shared-resources.ts';
import { shareBrowser } from '../launch-browser.ts';
import { openState, type PageState } from '../page-states.ts';
import { buyAgain, leaveAnOrder, openAsShopper, type PaidShopper, payAnOrder } from '../paid-shopper.ts';
import { type RunningShop, startRunningShop } from '../running-shop.ts';
import { watchRequests } from '../settled-page.ts';
import { viewports } from '../watched-page.ts';
import { listShifts, recordShifts } from './layout-shifts.ts';
import { listSmallFields, listTooWide, listUnreadable } from './measure-boxes.ts';

export type AuditedShop = {
  shop: RunningShop;
  browser: Browser;
  shopper: PaidShopper;
  /**
   * The windows by shopper: one page is loaded after the other in the same window, which a new one costs twice as much
   * as.
   */
  windows: Map<string, Page>;
};

export async function startAudit(): Promise<AuditedShop> {
  const shop = await startRunningShop();
  const browser = await shareBrowser();
  const shopper = { ...(await payAnOrder(shop)), unpaidPath: await leaveAnOrder(shop) };
  return { shop, browser, shopper, windows: new Map() };
}

export async function endAudit({ shop, windows }: AuditedShop): Promise<void> {
  for (const page of windows.values()) await page.context().close();
  await shop.stop();
  await endSharing();
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Headings and landmarks are the whole page's: a frame with one field has none. */
const rulesOf = {
  all: (isWhole: boolean): RunOptions => ({ runOnly: isWhole ? [...standards, 'best-practice'] : standards }),
  texts: (isWhole: boolean): RunOptions => ({
    ...rulesOf.all(isWhole),
    rules: Object.fromEntries(colourRules.map((name) => [name, { enabled: false }])),
  }),
  colours: (): RunOptions => ({ runOnly: { type: 'rule', values: colourRules } }),
};
/** Two of the hundred, and two fifths of the work. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Look = { device: keyof typeof viewports; colorScheme: 'light' | 'dark' };

/** Each language has its look, so that every state is seen in both themes and in both widths, each at least twice. */
const looks: Record<Locale, Look> = {
  pl: { device: 'desktop', colorScheme: 'light' },
  nl: { device: 'phone', colorScheme: 'dark' },
  de: { device: 'phone', colorScheme: 'light' },
  cs: { device: 'phone', colorScheme: 'light' },
  en: { device: 'desktop', colorScheme: 'dark' },
};

/** Czech is seen in the look of German, whose colours are looked at. */
function rulesFor(locale: Locale): keyof typeof rulesOf {
  return locale === 'cs' ? 'texts' : 'all';
}

/** As WCAG 1.4.10 has it, and a screen of 1280 pixels at 200 % (1.4.4). */
const narrow = { width: 320, height: 640 };
const enlarged = { width: 640, height: 512 };
/** The width of most screens of desks. */
const wide = { width: 1440, height: 900 };

/** What is wrong with a page in one language: what moves while it comes, and all that states have. */
export async function listFaultsOfPage(audited: AuditedShop, locale: Locale, state: PageState): Promise<string[]> {
  const { shop, shopper } = audited;
  const opensWith = state.withCart ? shopper : null;
  const page = await findWindow(audited, `${opensWith ? 'with' : 'without'} cart`, () =>
    openWindow(audited, opensWith),
  );
  await takeLook(page, locale, state);
  await openState(page, `${shop.origin}/${locale}`, state, shopper);
  return nameLook(locale, state, [...(await listShifts(page)), ...(await listFaultsInSizes(page, locale, state))]);
}

/** What is wrong with a state that something is done for: by a shopper of whom nobody knows anything yet. */
export async function listFaultsOfState(audited: AuditedShop, locale: Locale, state: PageState): Promise<string[]> {
  const { shop, shopper } = audited;
  const open = () => openWindow(audited, null);
  const page = state.changesAnswers ? await open() : await findWindow(audited, 'reached', open);
  await takeLook(page, locale, state);
  if (state.withCart) await buyAgain(page.context(), shop.origin, shopper);
  await openState(page, `${shop.origin}/${locale}`, state, shopper);
  const faults = await listFaultsInSizes(page, locale, state);
  if (state.changesAnswers) await page.context().close();
  else await forgetShopper(page, shop.origin);
  return nameLook(locale, state, faults);
}

async function findWindow({ windows }: AuditedShop, key: string, open: () => Promise<Page>): Promise<Page> {
  const page = windows.get(key) ?? (await open());
  windows.set(key, page);
  return page;
}

/** Elsewhere, so that no page writes anything down on its way out. */
async function forgetShopper(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

async function openWindow({ browser, shop }: AuditedShop, shopper: PaidShopper | null): Promise<Page> {
  const context = await openAsShopper(browser, shop.origin, shopper, {});
  await recordShifts(context);
  const page = await context.newPage();
  watchRequests(page);
  return page;
}

/** Before the page is opened that is looked at. */
async function takeLook(page: Page, locale: Locale, { only }: PageState): Promise<void> {
  const { device, colorScheme } = looks[locale];
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewports[only ?? device]);
}

async function listFaultsInSizes(page: Page, locale: Locale, state: PageState): Promise<string[]> {
  const faults = await listFaults(page, rulesFor(locale));
  if (locale !== 'de' && locale !== 'pl') return faults;
  const usual = page.viewportSize() ?? viewports.desktop;
  for (const size of [narrow, enlarged, wide]) {
    if (state.only === 'desktop' && size === narrow) continue;
    if (state.only === 'phone' && size === wide) continue;
    await page.setViewportSize(size);
    faults.push(...(await listTooWide(page)), ...(await listUnreadable(page)));
  }
  await page.setViewportSize(usual);
  faults.push(...(await listSmallFields(page)));
  return faults;
}

function nameLook(locale: Locale, { only }: PageState, faults: string[]): string[] {
  const { device, colorScheme } = looks[locale];
  return faults.map((fault) => `${locale}, ${only ?? device}, ${colorScheme}: ${fault}`);
}

/** What axe finds in the page and in the frames of the payment fields: rule, place and advice in one line each. */
export async function listFaults(page: Page, rules: keyof typeof rulesOf = 'all'): Promise<string[]> {
  const faults: string[] = [];
  await giveAxe(page);
  for (const frame of page.frames()) {
    if (await runsNothing(frame)) continue;
    if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axeSource);
    const options = {
      ...rulesOf[rules](frame === page.mainFrame()),
      resultTypes: ['violations'],
      iframes: false,
      // No rule of these standards reads style sheets.
      preload: { assets: ['media'] },
    } satisfies RunOptions;
    const { violations } = await frame.evaluate((given) => (window as AuditedWindow).axe.run(document, given), options);
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) faults.push(`${id} ${target.join(' ')}: ${failureSummary}`);
    }
  }
  return faults;
}

/** A document that is only looked at, such as an e-mail: nothing could be asked in it either. */
async function runsNothing(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox !== null && !sandbox.includes('allow-scripts');
}

type AuditedWindow = Window & typeof globalThis & { axe: typeof axe; loadAxe?(): void };

const givenAxe = new WeakSet<Page>();

/** To send it to every document takes longer than to run it: those that come after this one have it, and do not run it. */
async function giveAxe(page: Page): Promise<void> {
  if (givenAxe.has(page)) return;
  givenAxe.add(page);
  await page.addInitScript({ content: `window.loadAxe = () => {${axeSource}}` });
}

function hasAxe(): boolean {
  const audited = window as AuditedWindow;
  if (!('axe' in window)) audited.loadAxe?.();
  return 'axe' in window;
}
