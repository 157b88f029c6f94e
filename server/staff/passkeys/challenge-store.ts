// What a passkey has to sign: random, and used once.
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/transaction.ts';
import { latestPossible } from '../../database/wrong-clocks.ts';

/** Whose challenge it is: of somebody signed in, of anyone who has a link, or of the person who signs in. */
export type ChallengeOwner = { staffId?: number; linkId?: number };

const VALID_MS = 5 * 60_000;
const BYTES = 32;

export async function createChallenge(
  tx: Transaction,
  { staffId, linkId }: ChallengeOwner,
  now: Date,
): Promise<string> {
  await tx.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute();
  const challenge = randomBytes(BYTES).toString('base64url');
  await tx
    .insertInto('staff_challenges')
    .values({
      challenge,
      staff_id: staffId ?? null,
      link_id: linkId ?? null,
      expires_at: new Date(now.getTime() + VALID_MS),
    })
    .execute();
  return challenge;
}

/** The same for whoever has a link; null where it was used since it was found, such as by an earlier press. */
export async function createLinkChallenge(tx: Transaction, linkId: number, now: Date): Promise<string | null> {
  const link = await tx
    .selectFrom('staff_links')
    .select('id')
    .where('id', '=', linkId)
    .forKeyShare()
    .executeTakeFirst();
  return link ? createChallenge(tx, { linkId }, now) : null;
}

/** False for a challenge that nobody gave to this person, or that is used or old. Used even when what follows fails. */
export async function takeChallenge(
  tx: Transaction,
  challenge: string,
  { staffId, linkId }: ChallengeOwner,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_challenges')
    .where('challenge', '=', challenge)
    .where('staff_id', 'is not distinct from', staffId ?? null)
    .where('link_id', 'is not distinct from', linkId ?? null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestPossible(now, VALID_MS))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
