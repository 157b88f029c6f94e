// Pages of the office as somebody of a role sees them, and of an account as its shopper does: no fault of accessibility, nothing
// too wide or cut, and nothing that the browser complains of, in every language.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type Locale, locales } from '#src/i18n/locales.ts';
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

type Visitor = {
  shop: ClockShop;
  browser: Browser;
  /** The role of staff; null for anybody else. */
  role: Role | null;
  /** The session of a shopper who is in an account. */
  cookie?: { name: string; value: string };
  /** What browsers may complain of there. */
  expected?: RegExp;
} & Omit<SignedInOptions, 'locale'>;

/** `paths`: with `:locale` where they have the language. `shown`: the languages, the first of which is audited. */
export async function lookAtPages(
  { shop, browser, role, cookie, expected, ...staff }: Visitor,
  paths: readonly string[],
  { device, colorScheme }: Look,
  shown: readonly Locale[] = locales,
): Promise<void> {
  for (const locale of shown) {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      locale: role ? 'en' : locale,
      ...(expected && { expected }),
    });
    await page.setViewportSize(viewports[device]);
    await page.emulateMedia({ colorScheme });
    const robin = role && (await signedInStaff(shop.db, role, { ...staff, locale }));
    if (robin) await page.context().addCookies([robin.browserCookie(shop.origin)]);
    if (cookie) await page.context().addCookies([{ ...cookie, url: shop.origin }]);
    for (const pattern of paths) {
      const path = pattern.replace(':locale', locale);
      await visit(page, shop.origin + path);
      // Rules that no language changes are looked at in one, and those that no theme changes in light.
      const rules = colorScheme === 'light' ? 'all' : 'colours';
      if (locale === shown[0]) assert.equal(await listFaults(page, rules), [], path);
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
