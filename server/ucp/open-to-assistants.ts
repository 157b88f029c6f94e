import type { Db } from '../database/connect.ts';
import { readSettings } from '../shop/read-settings.ts';

/** Whether the merchant has platforms told of orders that their assistants led to. */
export async function tellsPlatforms(db: Db): Promise<boolean> {
  const settings = await readSettings(db, 'assistants');
  return settings?.isOpen === true && settings.tellsPlatforms;
}

/** The merchant's one switch: a shop that is closed to assistants has none of their addresses. */
export async function isOpenToAssistants(db: Db): Promise<boolean> {
  return (await readSettings(db, 'assistants'))?.isOpen === true;
}
