// Whether what the merchant's own pages say of paying fits the ways to pay that the checkout has. A page with marks
// follows them by itself; one in her own words is hers, and she is told where the two contradict each other.
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { factsOf, isOwnMethod, type PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import { marketLanguages, marketOf } from '#src/shop/markets.ts';
import type { ShopPage } from '#src/shop/shop-pages.ts';
import { CONTRACT_MARK, fillInClauses, type PayingShop } from '../checkout/page-clauses.ts';
import { listPaymentWays } from '../checkout/payment-ways.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { findSettings, listSettings } from '../shop/settings-store.ts';
import { type Check, type CheckResult, fine, warning } from './finding.ts';

type Asked = { pages: readonly ShopPage[]; shop: PayingShop; paymentsChangedAt: Date | undefined };

export const checkPages: Check = {
  name: 'pages',
  async run({ db }) {
    const shop = withNeutralSettings(await listSettings(db));
    const paymentsChangedAt = (await findSettings(db, 'payments'))?.changedAt;
    const contradictions = judgePages({ pages: shop.pages.pages, shop, paymentsChangedAt });
    return contradictions.length > 0 ? contradictions : [fine('what they say of paying fits the checkout')];
  },
};

export function judgePages(asked: Asked): CheckResult[] {
  const { pages, shop } = asked;
  return marketLanguages(shop.markets).flatMap((locale) =>
    pages
      .filter(({ slug }) => slug === 'delivery' || legalSlugs.includes(slug))
      .flatMap((page) => {
        const faults = listContradictions(page, locale, asked);
        if (faults.length === 0) return [];
        const { languageName } = languageOf(locale);
        return [warning(`the page ${page.slug} in ${languageName} ${faults.join('; ')}`, fixOf(page.slug))];
      }),
  );
}

/** Wherever somebody wrote the words herself: our own follow from the settings. */
function listContradictions(page: ShopPage, locale: Locale, { shop, paymentsChangedAt }: Asked): string[] {
  const text = page.texts[locale] ?? page.texts[shop.markets.catalogueLanguage];
  if (!text) return [];
  const ways = listPaymentWays(shop, marketOf(shop.markets, locale));
  // What is left of our marks speaks for itself.
  const said = fillInClauses(text.bodyHtml, shop, locale);
  const faults: string[] = [];
  if (said.includes('Stripe') && !ways.some(isProviderMethod))
    faults.push('names Stripe, and the checkout has no way to pay by Stripe');
  if (page.slug !== 'terms' || text.bodyHtml.includes(CONTRACT_MARK)) return faults;
  faults.push(...ways.flatMap((method) => tellUnsaid(method, said)));
  if (paymentsChangedAt && paymentsChangedAt.toISOString() > (page.updatedAt ?? ''))
    faults.push(
      'says in words of its own when the contract is concluded, and the ways to pay were changed after it was written',
    );
  return faults;
}

/** The words by which somebody tells them, in our languages. */
const words: Readonly<Record<string, { named: RegExp; name: string }>> = {
  transfer: {
    named: /przelew|\u00fcberweis|vorkasse|overschrijving|overboeking|transfer|p\u0159evod/i,
    name: 'a bank transfer',
  },
  cashOnDelivery: {
    named: /pobrani|przy odbiorze|nachnahme|rembours|on delivery|dob\u00edrk/i,
    name: 'cash on delivery',
  },
};

function tellUnsaid(method: PaymentMethod, said: string): string[] {
  const known = isOwnMethod(method) ? undefined : words[factsOf(method).kind];
  if (!known || known.named.test(said)) return [];
  return [`does not say when the contract is concluded with ${known.name}, which the checkout offers`];
}

const fixOf = (slug: string): string =>
  slug === 'terms'
    ? 'kasa settings edit pages: say it, or put <p>[contract]</p> there, which follows the ways to pay by itself.'
    : 'kasa settings edit pages: take it out, or put <p>[payment]</p> there, which follows the ways to pay by itself.';
