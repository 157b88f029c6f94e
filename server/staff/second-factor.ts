// The code beside a password: of the authenticator app, or one of the recovery codes.
import type { Transaction } from '../database/transaction.ts';
import type { TotpEncryption } from '../schema/request-context.ts';
import { type StoredPassword, saveTotpSecret, spendTotpStep } from './password-store.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { findTotpStep, isPlainTotp } from './totp.ts';

type Services = { now: () => Date; totp: TotpEncryption };

/** Uses the code up. False when it is wrong, or was used before. */
export async function spendCode(
  tx: Transaction,
  { now, totp }: Services,
  { staffId, password, code }: { staffId: number; password: StoredPassword; code: string },
): Promise<boolean> {
  const { totpSecret: stored, totpLastStep } = password;
  const secret = await totp.decrypt(staffId, stored);
  const step = secret && findTotpStep(secret, code, now(), totpLastStep);
  if (step === null) return spendRecoveryCode(tx, staffId, code);
  if (secret && isPlainTotp(stored)) await saveTotpSecret(tx, staffId, await totp.encrypt(staffId, secret));
  return spendTotpStep(tx, staffId, { step, used: totpLastStep });
}
