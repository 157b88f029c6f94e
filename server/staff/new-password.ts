// Setting a password, with the one-time codes that go with it.
import { ok, type Result, refuse } from '#src/result.ts';
import { passwordProblem } from '#src/staff/credential-rules.ts';
import type { StaffRefusal } from '#src/staff/staff-refusals.ts';
import type { OfficeContext, TotpEncryption } from '../schema/request-context.ts';
import { hashPassword } from './hash-password.ts';
import type { StoredPassword } from './password-store.ts';
import { findTotpStep } from './totp.ts';

export type NewPassword = { password: string; code: string };
/** Checked and hashed, to be stored. The code proves that the authenticator app has the secret; it is used up by that. */
export async function prepareNewPassword(
  { passwordCost, now, shopName }: Pick<OfficeContext, 'passwordCost' | 'now' | 'shopName'>,
  { password, code }: NewPassword,
  { totpSecret, email }: { totpSecret: Buffer; email: string },
): Promise<Result<StoredPassword, StaffRefusal>> {
  const problem = passwordProblem(password, [email, shopName]);
  if (problem) return refuse({ kind: problem });
  const step = findTotpStep(totpSecret, code, now(), 0);
  if (step === null) return refuse({ kind: 'WRONG_CODE' });
  return ok({ hash: await hashPassword(password, passwordCost), totpSecret, totpLastStep: step });
}

/** Encrypts the secret of the authenticator app, as it is stored. */
export async function withEncryptedTotp(
  totp: TotpEncryption,
  staffId: number,
  password: StoredPassword,
): Promise<StoredPassword> {
  return { ...password, totpSecret: await totp.encrypt(staffId, password.totpSecret) };
}
