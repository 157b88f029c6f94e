// A notice of withdrawal as its two steps make it, for tests of what it leads to.
import type { Db } from '#server/database/connect.ts';
import { hashToken } from '#server/http/session.ts';
import { confirmWithdrawal } from '#server/returns/confirm-withdrawal.ts';
import { findReturnByToken } from '#server/returns/return-store.ts';
import { startWithdrawal } from '#server/returns/write-withdrawal.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { emptyWithdrawal, type WithdrawalFields } from '#src/returns/withdrawal-fields.ts';
import { aSession } from '../fixtures/a-shopper.ts';

type Services = { db: Db; now: () => Date };
type Notice = { fields?: Partial<WithdrawalFields>; lines?: readonly LineQuantity[]; locale?: Locale };

/** The first step; answers with the token of its address. */
export async function aDraftOf(services: Services, fields: Partial<WithdrawalFields> = {}): Promise<string> {
  const typed = { ...emptyWithdrawal, name: 'Jan Kowalski', orderEmail: 'jan@example.com', ...fields };
  return (await startWithdrawal({ ...services, session: aSession() }, typed, null)).token;
}

export async function aWithdrawal(services: Services, { fields, lines = [], locale = 'pl' }: Notice = {}) {
  const token = await aDraftOf(services, { contract: 'Plakat', ...fields });
  const confirmed = await confirmWithdrawal({ ...services, session: aSession() }, { token, locale, lines });
  if (!confirmed.ok) throw new Error(confirmed.error.kind);
  const announced = await findReturnByToken(services.db, hashToken(token));
  if (!announced) throw new Error('a confirmed notice is kept');
  return announced;
}
