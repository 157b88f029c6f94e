// The pages that are neither goods nor checkout: terms, privacy, delivery, statements.
import { QUESTIONS_SLUG, showAsDisclosures } from '#src/content/questions.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import type { Company } from '#src/shop/company.ts';
import { languagesWithout, type ShopMarkets } from '#src/shop/markets.ts';
import type { ShopPage } from '#src/shop/shop-pages.ts';
import { escapeHtml } from '../escape-html.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { ContentPage, ContentPageLink } from '../schema/resolver-types.generated.ts';
import { fillInCompany } from '../shop/fill-in-company.ts';
import { readShop, readShownSettings } from '../shop/read-settings.ts';

type Services = Pick<RequestContext, 'db' | 'markets' | 'unsaved'>;

/** Lists them in the merchant's order. */
export async function listContentPages(services: Services, locale: Locale): Promise<ContentPageLink[]> {
  const { pages, company } = await read(services);
  return pages.flatMap((page) => {
    const text = textOf(page, locale, services.markets.catalogueLanguage);
    return text ? [{ slug: page.slug, title: fillInCompany(text.title, { company, locale }) }] : [];
  });
}

/** `blocks`: still to be drawn. */
type FoundPage = { page: ContentPage; blocks: readonly StoredBlock[] };

export async function findContentPage(services: Services, slug: string, locale: Locale): Promise<FoundPage | null> {
  const { pages, company } = await read(services);
  const page = pages.find((candidate) => candidate.slug === slug);
  const { markets } = services;
  const shown = page && showPage(page, company, locale, markets.catalogueLanguage);
  return shown ? { page: { ...shown, missingIn: missingIn(page, markets) }, blocks: page.blocks ?? [] } : null;
}

/** Null when it is written neither in this language nor in the shop's. */
export function showPage(page: ShopPage, company: Company, locale: Locale, baseLocale: Locale): ContentPage | null {
  const text = textOf(page, locale, baseLocale);
  if (!text) return null;
  const bodyHtml = fillInCompany(text.bodyHtml, { company, locale, encode: escapeHtml });
  return {
    slug: page.slug,
    title: fillInCompany(text.title, { company, locale }),
    bodyHtml: page.slug === QUESTIONS_SLUG ? showAsDisclosures(bodyHtml) : bodyHtml,
    seoDescription: fillInCompany(text.seoDescription, { company, locale }),
    updatedAt: page.updatedAt ?? '',
  };
}

async function read(services: Services): Promise<{ pages: readonly ShopPage[]; company: Company }> {
  const { db, unsaved } = services;
  const [settings, shop] = await Promise.all([readShownSettings(services, 'pages'), readShop(db)]);
  return { pages: settings?.pages ?? [], company: unsaved?.settings.company ?? shop.company };
}

/** The languages of the shop in which there is no such page; null for none. */
export function missingIn(page: ShopPage, markets: ShopMarkets): Locale[] | null {
  return languagesWithout(markets, ({ language }) => textOf(page, language, markets.catalogueLanguage) !== undefined);
}

/** A missing translation falls back to the language of the shop. */
function textOf({ texts }: ShopPage, locale: Locale, baseLocale: Locale) {
  return texts[locale] ?? texts[baseLocale];
}
