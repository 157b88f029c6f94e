// Pages of the office as somebody of a role sees them, in every language: no fault of accessibility, nothing too wide, and
// nothing that the browser complains of.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { Role } from '#src/staff/permissions.ts';
import { type SignedInOptions, signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults, listTooWide } from '../accessibility/axe-audit.ts';
import type { ClockShop } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Looks = { viewport: (typeof viewports)[keyof typeof viewports]; colorScheme: 'light' | 'dark' };

/** Every device in both themes, with its title. */
export const allLooks: readonly (Looks & { title: string })[] = Object.entries(viewports).flatMap(
  ([device, viewport]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      title: `a ${device} in ${colorScheme}`,
      viewport,
      colorScheme,
    })),
);

type Visitor = { shop: ClockShop; browser: Browser; role: Role; languages?: readonly Locale[] } & Omit<
  SignedInOptions,
  'locale'
>;

export async function lookAtPages(
  { shop, browser, role, languages = locales, ...staff }: Visitor,
  paths: readonly string[],
  { viewport, colorScheme }: Looks,
): Promise<void> {
  const audited = languages.includes('de') ? 'de' : languages[0];
  for (const locale of languages) {
    const { page, complaints, close } = await openWatchedPage(browser, { locale, viewport, colorScheme });
    const robin = await signedInStaff(shop.db, role, { ...staff, locale });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    for (const path of paths) {
      await visit(page, shop.origin + path);
      // Rules that no language changes are looked at in one.
      if (locale === audited) assert.equal(await listFaults(page), [], path);
      assert.equal(await listTooWide(page), [], `${locale} ${path}`);
    }
    assert.equal(complaints, []);
    await close();
  }
}
