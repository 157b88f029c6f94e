// Pages of the office as somebody of a role sees them: no fault of accessibility, nothing too wide, and nothing that the
// browser complains of. Every page in every language, and together they are both themes and both widths; all languages in
// each of them by `make audit`.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { Role } from '#src/staff/permissions.ts';
import { type SignedInOptions, signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults, listTooWide } from '../accessibility/axe-audit.ts';
import { openReusedPage } from '../reused-page.ts';
import type { ClockShop } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { viewports } from '../watched-page.ts';

type Look = {
  title: string;
  device: keyof typeof viewports;
  colorScheme: 'light' | 'dark';
  languages: readonly Locale[];
};

/** The longest words on the phone. */
const usualLooks: readonly Omit<Look, 'title'>[] = [
  { device: 'phone', colorScheme: 'light', languages: ['de', 'cs'] },
  { device: 'phone', colorScheme: 'dark', languages: ['nl'] },
  { device: 'desktop', colorScheme: 'light', languages: ['pl'] },
  { device: 'desktop', colorScheme: 'dark', languages: ['en'] },
];

export const allLooks: readonly Look[] = usualLooks.map((look) => {
  const languages = process.env.AUDIT === 'whole' ? locales : look.languages;
  return { ...look, languages, title: `a ${look.device} in ${look.colorScheme}, in ${languages.join(' and ')}` };
});

/** `role`: null for whoever is not signed in. */
type Visitor = { shop: ClockShop; browser: Browser; role: Role | null } & Omit<SignedInOptions, 'locale'>;

export async function lookAtPages(
  { shop, browser, role, ...staff }: Visitor,
  paths: readonly string[],
  { device, colorScheme, languages }: Look,
): Promise<void> {
  for (const locale of languages) {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: role ? 'en' : locale });
    await page.setViewportSize(viewports[device]);
    await page.emulateMedia({ colorScheme });
    const robin = role && (await signedInStaff(shop.db, role, { ...staff, locale }));
    if (robin) await page.context().addCookies([robin.browserCookie(shop.origin)]);
    for (const path of paths) {
      await visit(page, shop.origin + path);
      // Rules that no language changes are looked at in one, and those that no theme changes in light.
      const rules = colorScheme === 'light' || process.env.AUDIT === 'whole' ? 'all' : 'colours';
      if (locale === languages[0]) assert.equal(await listFaults(page, rules), [], path);
      assert.equal(await listTooWide(page), [], `${locale} ${path}`);
    }
    assert.equal(complaints, []);
    await close();
  }
}
