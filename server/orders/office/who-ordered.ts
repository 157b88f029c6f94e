import { emailKey } from '#src/email-address.ts';
import type { Db } from '../../database/connect.ts';

/**
 * Finds the customer behind an address: null where the person's data were erased, and whether there is a
 * shopper's account.
 */
export async function findWhoOrdered(
  db: Db,
  email: string,
): Promise<{ customerId: string | null; hasAccount: boolean }> {
  const key = emailKey(email);
  const [customer, account] = await Promise.all([
    db.selectFrom('customer_emails').select('customer_id as id').where('email', '=', key).executeTakeFirst(),
    db.selectFrom('shopper_accounts').select('id').where('email', '=', key).executeTakeFirst(),
  ]);
  return { customerId: customer?.id ?? null, hasAccount: account !== undefined };
}
