// Ten codes for anyone who has lost the device that makes one-time codes. Each is used once, instead of such a code.
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { base32 } from './totp.ts';

const CODES = 10;
/** 80 bits: no salt is needed. */
const BYTES = 10;

/** Replaces all earlier ones. Returned once: only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when there is no such code, or it was used. */
export async function spendRecoveryCode(tx: Transaction, staffId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function createCode(): string {
  return base32(randomBytes(BYTES))
    .toLowerCase()
    .replace(/(.{4})(?=.)/g, '$1-');
}

function hashCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest();
}
