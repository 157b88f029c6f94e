// The challenges of people who work here.
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type Challenges, deleteChallenge, insertChallenge } from '../../passkeys/passkey-challenges.ts';

/** The owner of a challenge: somebody signed in, anyone who has a link, or the person who signs in. */
export type ChallengeOwner = { staffId?: number; linkId?: number };

const columnsOf = ({ staffId, linkId }: ChallengeOwner) => ({ staff_id: staffId ?? null, link_id: linkId ?? null });

export function createChallenge(tx: Transaction, owner: ChallengeOwner, now: Date): Promise<string> {
  return insertChallenge(tx, 'staff_challenges', columnsOf(owner), now);
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

export function takeChallenge(tx: Transaction, challenge: string, owner: ChallengeOwner, now: Date): Promise<boolean> {
  return deleteChallenge(tx, 'staff_challenges', { challenge, ...columnsOf(owner) }, now);
}

export function challengesOf({ db, now }: { db: Db; now: () => Date }, owner: ChallengeOwner): Challenges {
  return {
    create: () => inTransaction(db, (tx) => createChallenge(tx, owner, now())),
    take: (challenge) => inTransaction(db, (tx) => takeChallenge(tx, challenge, owner, now())),
  };
}
