import { sql } from 'kysely';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Db } from '../database/connect.ts';
import { hasWord, wordsOf } from '../database/search-words.ts';
import type { OrderCompany } from '../orders/order-store.ts';
import type { DraftCustomer } from '../schema/office-resolver-types.generated.ts';

const MOST_FOUND = 8;
/** So many of the latest orders that match are read: anyone who ordered often stands among them many times. */
const MOST_ORDERS = 200;

type Row = { email: string; phone: string; address: PostalAddress; company: OrderCompany | null };

/** People who have ordered before, by e-mail, name or telephone, with the address of their latest order. */
export async function findDraftCustomers(db: Db, text: string): Promise<DraftCustomer[]> {
  const words = wordsOf(text).filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const conditions = words.map((word) => hasWord(sql`search_words`, word));
  const { rows } = await sql<Row>`
    with latest as (
      select number, email, phone, address, company from orders
      where ${sql.join(conditions, sql` and `)} and email <> '' order by number desc limit ${MOST_ORDERS}),
    people as (select distinct on (lower(email)) * from latest order by lower(email), number desc)
    select email, phone, address, company from people order by number desc limit ${MOST_FOUND}`.execute(db);
  return rows.map(({ email, phone, address, company }) => ({
    email,
    phone,
    address: { ...address, companyName: company?.name ?? null, taxId: company?.taxId ?? null },
  }));
}
