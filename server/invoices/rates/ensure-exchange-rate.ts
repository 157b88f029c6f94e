import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findExchangeRate, keepExchangeRate } from './exchange-rate-store.ts';
import type { FetchRate, RateProblem } from './fetch-rate.ts';
import type { WantedRate } from './rate-source.ts';

export type RateServices = { db: Db; now: () => Date; fetchRate: FetchRate };

/** Asks for a rate that is not kept yet, and keeps it. Null where there is one afterwards. */
export async function ensureExchangeRate(
  { db, now, fetchRate }: RateServices,
  wanted: WantedRate,
): Promise<RateProblem | null> {
  if (await findExchangeRate(db, wanted)) return null;
  const found = await fetchRate(wanted);
  if (!found.ok) return found.error;
  const kept = { rate: found.value, isByHand: false, now: now() };
  await inTransaction(db, (tx) => keepExchangeRate(tx, wanted, kept));
  return null;
}
