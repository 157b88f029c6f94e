// A shop that sells in every market, with the catalogue's plain texts in Polish.
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { marketOf, viewOf } from '#src/shop/markets.ts';

export const viewIn = (locale: Locale) => viewOf(everyMarket, locale);

export const marketIn = (locale: Locale) => marketOf(everyMarket, locale);

export const searchIn = (locale: Locale) => ({ ...viewIn(locale), languages: locales });

/** Another market of them is the main one. */
export async function sellMainlyIn(db: Db, main: Locale): Promise<void> {
  const change = { document: 'markets', data: { ...everyMarket, main }, changedBy: 'test', now: new Date() } as const;
  const changed = await inTransaction(db, (tx) => changeSettings(tx, change));
  if (!changed.ok) throw new Error(JSON.stringify(changed.error.faults));
}
