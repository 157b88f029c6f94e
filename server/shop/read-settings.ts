// The documents in force, from memory that follows changes: what was committed is in the next page of every process.
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { Db } from '../database/connect.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { composeShop } from './compose-shop.ts';
import { listSettings, type SettingsInForce } from './settings-store.ts';

/** One statement reads all of them. */
function readAll(db: Db): Promise<{ settings: SettingsInForce; shop: ShopProfile }> {
  return cachedForSite(db, 'settings', async () => {
    const settings = await listSettings(db);
    return { settings, shop: composeShop(settings) };
  });
}

export async function readSettings<Document extends SettingsDocument>(
  db: Db,
  document: Document,
): Promise<SettingsOf<Document> | null> {
  return (await readAll(db)).settings[document] ?? null;
}

/** Every document in force. */
export async function readSettingsInForce(db: Db): Promise<SettingsInForce> {
  return (await readAll(db)).settings;
}

/** Reads settings as the page is to show them: what staff has not saved yet comes before what is in force. */
export async function readShownSettings<Document extends SettingsDocument>(
  { db, unsaved }: Pick<RequestContext, 'db' | 'unsaved'>,
  document: Document,
): Promise<SettingsOf<Document> | null> {
  const shown: SettingsInForce | undefined = unsaved?.settings;
  return shown?.[document] ?? readSettings(db, document);
}

/** The shop's profile: what the settings say, and neutral words and colours for what nobody has set. */
export async function readShop(db: Db): Promise<ShopProfile> {
  return (await readAll(db)).shop;
}
