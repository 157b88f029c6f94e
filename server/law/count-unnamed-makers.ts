import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Counts the products on sale, and those of which nobody learns who made them, and where to write to. */
export async function countUnnamedMakers(db: Db): Promise<{ products: number; unnamed: number }> {
  const { rows } = await sql<{ products: number; unnamed: number }>`
    select count(*)::integer as products,
      count(*) filter (where '' in (manufacturer_name, manufacturer_address, manufacturer_email))::integer as unnamed
    from products where status = 'active' and is_published`.execute(db);
  return rows[0] ?? { products: 0, unnamed: 0 };
}
