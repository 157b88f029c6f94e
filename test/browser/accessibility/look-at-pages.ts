// Pages of the office as somebody of a role sees them: no fault of accessibility, nothing too wide or cut, and nothing that the
// browser complains of. Every page in every language, in both themes and both widths.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import type { Role } from '#src/staff/permissions.ts';
import { type SignedInOptions, signedInStaff } from '../../staff/sign-in-as.ts';
import { openReusedPage } from '../reused-page.ts';
import type { ClockShop } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { viewports } from '../watched-page.ts';
import { listFaults } from './axe-audit.ts';
import { listTooWide, listUnreadable } from './measure-boxes.ts';

type Look = { title: string; device: keyof typeof viewports; colorScheme: 'light' | 'dark' };

export const allLooks: readonly Look[] = (['phone', 'desktop'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    device,
    colorScheme,
    title: `a ${device} in ${colorScheme}`,
  })),
);

/** Those that the pages are looked at in as well: reflow as WCAG 1.4.10 has it, a small screen and most screens of desks. */
const widths = { phone: [320, viewports.phone.width], desktop: [1024, 1440] };

/** `role`: null for whoever is not signed in; `expected`: what browsers may complain of there. */
type Visitor = { shop: ClockShop; browser: Browser; role: Role | null; expected?: RegExp } & Omit<
  SignedInOptions,
  'locale'
>;

export async function lookAtPages(
  { shop, browser, role, expected, ...staff }: Visitor,
  paths: readonly string[],
  { device, colorScheme }: Look,
): Promise<void> {
  for (const locale of locales) {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      locale: role ? 'en' : locale,
      ...(expected && { expected }),
    });
    await page.setViewportSize(viewports[device]);
    await page.emulateMedia({ colorScheme });
    const robin = role && (await signedInStaff(shop.db, role, { ...staff, locale }));
    if (robin) await page.context().addCookies([robin.browserCookie(shop.origin)]);
    for (const path of paths) {
      await visit(page, shop.origin + path);
      // Rules that no language changes are looked at in one, and those that no theme changes in light.
      const rules = colorScheme === 'light' ? 'all' : 'colours';
      if (locale === locales[0]) assert.equal(await listFaults(page, rules), [], path);
      for (const width of widths[device]) {
        await page.setViewportSize({ ...viewports[device], width });
        assert.equal([...(await listTooWide(page)), ...(await listUnreadable(page))], [], `${locale} ${path}`);
      }
      await page.setViewportSize(viewports[device]);
    }
    assert.equal(complaints, []);
    await close();
  }
}
