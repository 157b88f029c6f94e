// axe-core on a state of the shop. Each is seen in both themes and both widths; which go together changes with the
// language, so that all pairs occur.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locales.ts';
import { openState, type PageState } from './page-states.ts';
import { openAsShopper, type PaidShopper } from './paid-shopper.ts';
import type { RunningShop } from './running-shop.ts';
import { viewports } from './watched-page.ts';

export type AuditedShop = { shop: RunningShop; browser: Browser; shopper: PaidShopper };

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Device = keyof typeof viewports;
type Look = { device: Device; colorScheme: 'light' | 'dark' };

function light(device: Device): Look {
  return { device, colorScheme: 'light' };
}

function dark(device: Device): Look {
  return { device, colorScheme: 'dark' };
}

/** Which look comes first, and the one it is changed to; the languages take turns. */
const looks: Record<Locale, [Look, Look]> = {
  pl: [light('desktop'), dark('phone')],
  nl: [dark('desktop'), light('phone')],
  de: [light('desktop'), dark('phone')],
  en: [dark('desktop'), light('phone')],
};

/** What axe finds in a state, in one language and two looks. */
export async function listFaultsOfState(
  { shop, browser, shopper }: AuditedShop,
  locale: Locale,
  state: PageState,
): Promise<string[]> {
  const context = await openAsShopper(browser, state.withCart ? shopper : null, {});
  const page = await context.newPage();
  const faults: string[] = [];
  for (const [index, { device, colorScheme }] of looks[locale].entries()) {
    await page.setViewportSize(viewports[state.only ?? device]);
    await page.emulateMedia({ colorScheme });
    if (index === 0) await openState(page, `${shop.origin}/${locale}`, state, shopper);
    faults.push(...(await listFaults(page, `${locale}, ${device}, ${colorScheme}:`)));
  }
  await context.close();
  return faults;
}

/** What axe finds in the page and in the frames of the payment fields: rule, place and advice in one line each. */
async function listFaults(page: Page, look: string): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) {
    // Evaluated from outside, because the page's policy lets no foreign script in.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
    const options = {
      // Headings and landmarks are the whole page's: a frame with one field has none.
      runOnly: frame === page.mainFrame() ? [...standards, 'best-practice'] : standards,
      resultTypes: ['violations'],
      iframes: false,
    } satisfies RunOptions;
    const { violations } = await frame.evaluate(
      (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
      options,
    );
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        faults.push(`${look} ${id} ${target.join(' ')}: ${failureSummary}`);
    }
  }
  return faults;
}
