// The code beside a password: of the authenticator app, or one of the recovery codes.
import type { Transaction } from '../database/transaction.ts';
import { type StoredPassword, spendTotpStep } from './password-store.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

/** Uses the code up. False when it is wrong, or was used before. */
export async function spendCode(
  tx: Transaction,
  staffId: number,
  password: StoredPassword,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = findTotpStep(password.totpSecret, code, now, password.totpLastStep);
  return step === null ? spendRecoveryCode(tx, staffId, code) : spendTotpStep(tx, staffId, step);
}
