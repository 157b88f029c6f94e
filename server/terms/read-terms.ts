// What stands where somebody orders. Written here: the pages that show it have no room for texts.
import { withdrawalExceptions } from '#src/catalogue/withdrawal-exceptions.ts';
import { guaranteeYears } from '#src/countries/guarantee-years.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { customsOf } from '#src/vat/territories.ts';
import { listContentPages } from '../content/content-store.ts';
import type { Db } from '../database/connect.ts';
import { translateTo } from '../i18n/translations.ts';
import type {
  ExceptedGoods,
  GaranLabel,
  GuaranteeFile,
  GuaranteeNotice,
  Order,
  OrderTerms,
} from '../schema/resolver-types.generated.ts';
import { readSettings } from '../shop/read-settings.ts';
import { fileUrl, readGaranLabel, readNotice, type StoredFile } from './guarantee-store.ts';

type Whereto = { country: string; postalCode: string };

type Services = { db: Db; markets: ShopMarkets };

/** `excepted`: goods that cannot be withdrawn from, or not always. */
export async function readTerms(
  services: Services,
  locale: Locale,
  { excepted, ...whereto }: { excepted: readonly ExceptedGoods[] } & Whereto,
): Promise<OrderTerms> {
  const [pages, guarantee, reviews] = await Promise.all([
    listContentPages(services, locale),
    readGuaranteeNotice(services.db, locale, whereto.country),
    readSettings(services.db, 'reviews'),
  ]);
  const t = translateTo(locale);
  return {
    lead: t('terms.lead'),
    pages: legalSlugs.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []),
    guarantee,
    excepted: [sayExcepted(locale, excepted), sayImport(locale, whereto)].filter(Boolean).join(' ') || null,
    // § 7(3) UWG: said when the address is collected.
    reviews: reviews?.askDaysAfterDelivery ? t('terms.reviews') : null,
  };
}

/** Directive 2011/83, Article 6(1)(k): said before the order, on its page and in its confirmation. */
export function sayExcepted(locale: Locale, goods: readonly ExceptedGoods[]): string | null {
  if (goods.length === 0) return null;
  const t = translateTo(locale);
  const sentences = withdrawalExceptions.flatMap((exception) => {
    const names = goods.filter((each) => each.exception === exception).map(({ name }) => name);
    return names.length > 0 ? t(`exception.order_${exception}`, { goods: names.join('; ') }) : [];
  });
  return [...sentences, t('exception.defects')].join(' ');
}

/** Goods to Åland or the Canary Islands bear the VAT of where they arrive, which somebody else asks for. */
export function sayImport(locale: Locale, { country, postalCode }: Whereto): string | null {
  const asked = customsOf(country, postalCode);
  return asked === 'none' ? null : translateTo(locale)(asked === 'vat' ? 'terms.importVatAlone' : 'terms.importVat');
}

export function exceptedGoodsOf({ lines }: Pick<Order, 'lines'>): ExceptedGoods[] {
  return lines.flatMap(({ title, variantTitle, exception }) =>
    exception ? { name: [title, variantTitle].filter(Boolean).join(', '), exception } : [],
  );
}

/** `destination`: where the goods go, as far as that is known. */
export async function readGuaranteeNotice(db: Db, locale: Locale, destination?: string): Promise<GuaranteeNotice> {
  const t = translateTo(locale);
  const file = await readNotice(db, locale);
  const company = await readSettings(db, 'company');
  return {
    title: t('guarantee.title'),
    text: t('guarantee.text', { years: guaranteeYears(company?.address.country, destination) }),
    file: file && showFile(file, locale),
    linkText: t('guarantee.link'),
    // The address that the official notice's own code leads to.
    linkUrl: `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${locale}.htm`,
  };
}

export async function readShownGaranLabel(db: Db, handle: string, locale: Locale): Promise<GaranLabel | null> {
  const label = await readGaranLabel(db, handle);
  if (!label) return null;
  const t = translateTo(locale);
  const { years, brand, model } = label;
  const period = formatNumber(years, locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  return {
    title: t('garan.title'),
    text: t('garan.text', { years: period, brand, model }),
    file: showFile(label.file, locale),
  };
}

function showFile(file: StoredFile, locale: Locale): GuaranteeFile {
  const linkText = translateTo(locale)('guarantee.openFile');
  return { url: fileUrl(file), linkText, width: file.size?.width ?? 0, height: file.size?.height ?? 0 };
}
