import type { Db } from '../database/connect.ts';
import { readShop } from './read-settings.ts';

/** Reads the zone by whose clocks the shop's days begin, as an IANA name. */
export async function readTimeZone(db: Db): Promise<string> {
  return (await readShop(db)).timeZone;
}
