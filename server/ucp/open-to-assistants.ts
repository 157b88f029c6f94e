import type { Db } from '../database/connect.ts';
import { readSettings } from '../shop/read-settings.ts';

/** The merchant's one switch: a shop that is closed to assistants has none of their addresses. */
export async function isOpenToAssistants(db: Db): Promise<boolean> {
  return (await readSettings(db, 'assistants'))?.isOpen === true;
}
