// What a passkey has to sign: random, and used once. Staff and shoppers have tables of their own, of one shape: the challenge, whose
// it is, and until when.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';

/** The challenges of one owner. */
export type Challenges = {
  create(): Promise<string>;
  /** False for a challenge that nobody gave to this owner, or that is used or old. Used even when what follows fails. */
  take(challenge: string): Promise<boolean>;
};

type ChallengeTable = 'staff_challenges' | 'shopper_challenges';
/** The owner by the columns of the table; null where it is nobody's, as of whoever signs in. */
type Owner = Readonly<Record<string, string | number | null>>;

const VALID_MS = 5 * 60_000;
const BYTES = 32;

export async function insertChallenge(
  tx: Transaction,
  table: ChallengeTable,
  owner: Owner,
  now: Date,
): Promise<string> {
  await sql`delete from ${sql.table(table)} where expires_at <= ${now}`.execute(tx);
  const challenge = randomBytes(BYTES).toString('base64url');
  const row = { challenge, ...owner, expires_at: new Date(now.getTime() + VALID_MS) };
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    tx,
  );
  return challenge;
}

export async function deleteChallenge(
  tx: Transaction,
  table: ChallengeTable,
  { challenge, ...owner }: Owner & { challenge: string },
  now: Date,
): Promise<boolean> {
  const isOwners = Object.entries(owner).map(([column, id]) => sql`${sql.ref(column)} is not distinct from ${id}`);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)}
    where challenge = ${challenge} and ${sql.join(isOwners, sql` and `)}
      and expires_at > ${now} and expires_at <= ${latestPossible(now, VALID_MS)}`.execute(tx);
  return numAffectedRows > 0n;
}
