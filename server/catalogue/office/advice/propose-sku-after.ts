import { sql } from 'kysely';
import { proposeSkus } from '#src/catalogue/office/matrix/propose-sku.ts';
import type { Db } from '../../../database/connect.ts';

/** How many of the newest say what numbers look like here. */
const LOOKED_AT = 50;
const MOST_TRIED = 20;

/** `MUG-0041` is followed by `MUG-0042`; where no SKU ends with a number it is made of the title. */
export async function proposeSkuAfter(db: Db, title: string): Promise<string> {
  const { rows } = await sql<{ sku: string }>`
    select v.sku from products p join variants v on v.product_id = p.id and v.archived_at is null and v.sku <> ''
    order by p.created_at desc, p.id, v.position limit ${LOOKED_AT}`.execute(db);
  const numbered = rows.flatMap(({ sku }) => {
    const [, stem = '', digits = ''] = /^(.*?)(\d{2,9})$/.exec(sku) ?? [];
    return digits === '' ? [] : [{ stem, digits }];
  });
  const [newest] = numbered;
  const ofStem = numbered.filter(({ stem }) => stem === newest?.stem);
  // One number is a coincidence; the second makes it a pattern.
  if (!newest || ofStem.length < 2)
    return free(db, [...proposeSkus({ base: title, variants: [{ id: '', values: [] }] }).values()]);
  const highest = Math.max(...ofStem.map(({ digits }) => Number(digits)));
  const next = Array.from({ length: MOST_TRIED }, (_, index) => String(highest + 1 + index));
  return free(
    db,
    next.map((number) => newest.stem + number.padStart(newest.digits.length, '0')),
  );
}

/** The first that nobody has; empty where all are taken. */
async function free(db: Db, proposed: readonly string[]): Promise<string> {
  const wanted = proposed.filter(Boolean).flatMap((sku) => [sku, `${sku}-2`, `${sku}-3`]);
  const ordered = [...proposed, ...wanted.filter((sku) => !proposed.includes(sku))].filter(Boolean);
  const { rows } = await sql<{ sku: string }>`
    select lower(sku) as sku from variants
    where sku <> '' and lower(sku) = any(${ordered.map((sku) => sku.toLowerCase())}::text[])`.execute(db);
  const taken = new Set(rows.map(({ sku }) => sku));
  return ordered.find((sku) => !taken.has(sku.toLowerCase())) ?? '';
}
