// The page on which a market's shoppers read how they return something.
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { missingIn } from '../content/content-store.ts';
import type { Db } from '../database/connect.ts';
import { readSettings, readShop } from '../shop/read-settings.ts';

const SLUG = 'withdrawal';

/** The path of the page on withdrawal; while the merchant has written none, that of the function which withdraws. */
export async function returnPolicyOf(db: Db, locale: Locale): Promise<string> {
  const [settings, { markets }] = await Promise.all([readSettings(db, 'pages'), readShop(db)]);
  const page = settings?.pages.find(({ slug }) => slug === SLUG);
  const isWritten = page && !missingIn(page, markets)?.includes(locale);
  return isWritten ? urlOf('content', { locale, slug: SLUG }) : urlOf('withdraw', { locale });
}
