// What an order was placed under: who sold, and the pages as they were worded then.
import type { Locale } from '#src/i18n/locales.ts';
import type { Company } from '#src/shop/company.ts';
import { showPage } from '../content/content-store.ts';
import type { Db } from '../database/connect.ts';
import type { ContentPage } from '../schema/resolver-types.generated.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { findSettings, listSettings } from '../shop/settings-store.ts';
import { fillInClauses } from './page-clauses.ts';

export type OrderDocuments = { company: Company; pages: ContentPage[] };

/** An order from before there were versions has what is in force. */
export async function readOrderDocuments(db: Db, orderId: string): Promise<OrderDocuments> {
  const order = await db
    .selectFrom('orders')
    .select(['locale', 'company_version', 'pages_version', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [company, settings] = await Promise.all([
    findSettings(db, 'company', order.company_version ?? undefined),
    findSettings(db, 'pages', order.pages_version ?? undefined),
  ]);
  // How it could be paid then: what the pages say of that follows from it.
  const shop = withNeutralSettings(await listSettings(db, { at: order.created_at }));
  const seller = company?.data ?? shop.company;
  const locale = order.locale as Locale;
  const pages = settings?.data.pages ?? [];
  return {
    company: seller,
    pages: pages.flatMap((page) => {
      const shown = showPage(page, seller, locale, shop.markets.catalogueLanguage);
      return shown ? { ...shown, bodyHtml: fillInClauses(shown.bodyHtml, { ...shop, company: seller }, locale) } : [];
    }),
  };
}
