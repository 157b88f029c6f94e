// The documents in force, from memory that follows changes: what was committed is in the next page of every process.
import type { Company } from '#src/shop/company.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { Db } from '../database/connect.ts';
import { findSettings } from './settings-store.ts';

export function readSettings<Document extends SettingsDocument>(
  db: Db,
  document: Document,
): Promise<SettingsOf<Document> | null> {
  return cachedForSite(db, `settings ${document}`, async () => (await findSettings(db, document))?.data ?? null);
}

/** Who sells; as the shop began until somebody has set it. */
export async function readCompany({ db, shop }: { db: Db; shop: ShopProfile }): Promise<Company> {
  return (await readSettings(db, 'company')) ?? shop.company;
}

/** The shop's profile with what the settings say instead. */
export async function readShop(db: Db, shop: ShopProfile): Promise<ShopProfile> {
  return { ...shop, company: await readCompany({ db, shop }) };
}
