// The reviews that a product's page shows, and the further ones. The buyer's language comes first, then the newest.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { ProductReviews, Review } from '../../schema/resolver-types.generated.ts';

/** The product's page shows so many; the others have a page of their own. */
const NEWEST = 5;
const PAGE_SIZE = 20;

type ReviewRow = { stars: number; text: string; name: string; locale: Locale; reply: string; writtenAt: string };

/** JSON as PostgreSQL makes it of a product's reviews. */
export type StoredReviews = { counts: number[]; newest: ReviewRow[] };

const reviewJson = sql`json_build_object('stars', r.stars, 'text', r.text, 'name', r.shown_name, 'locale', r.locale,
  'reply', r.reply, 'writtenAt', r.written_at)`;
const order = (locale: Locale) => sql`(r.locale = ${locale}) desc, r.written_at desc, r.id desc`;

/** A value of a statement that reads the product: no other statement is needed. */
export function reviewsOf(productId: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> {
  return sql`(select json_build_object(
    'counts', (select json_build_array(${sql.join(
      [1, 2, 3, 4, 5].map((stars) => sql`count(*) filter (where r.stars = ${sql.lit(stars)})`),
    )}) from reviews r where r.product_id = ${productId} and r.state = 'published'),
    'newest', (select coalesce(json_agg(n.review order by n.place), '[]') from (
      select ${reviewJson} as review, row_number() over (order by ${order(locale)}) as place
      from reviews r where r.product_id = ${productId} and r.state = 'published'
      order by ${order(locale)} limit ${sql.lit(NEWEST)}) as n)))`;
}

export function showReviews({ counts, newest }: StoredReviews): ProductReviews {
  return { counts, newest: newest.map(showReview) };
}

/** `after`: the last one of the page before. An unknown product has none. */
export async function listPublishedReviews(
  db: Db,
  { handle, locale, after }: { handle: string; locale: Locale; after: string | null },
): Promise<{ reviews: Review[]; next: string | null }> {
  const isPlace = after !== null && /^[1-9]\d{0,14}$/.test(after);
  const isFurther = isPlace
    ? sql`and ((r.locale = ${locale})::int, r.written_at, r.id) <
        (select ((p.locale = ${locale})::int), p.written_at, p.id from reviews p where p.id = ${after})`
    : sql``;
  const { rows } = await sql<{ id: string; review: ReviewRow }>`
    select r.id, ${reviewJson} as review from reviews r
    where r.product_id = (select id from products where handle = ${handle}) and r.state = 'published' ${isFurther}
    order by ${order(locale)} limit ${PAGE_SIZE + 1}`.execute(db);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    reviews: page.map(({ review }) => showReview(review)),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.id) : null,
  };
}

function showReview({ writtenAt, stars, ...review }: ReviewRow): Review {
  return { ...review, stars: stars, writtenAt: new Date(writtenAt).toISOString() };
}

export type ReviewOfProduct = { id: string; stars: number; text: string; name: string; locale: Locale; handle: string };

/** The newest that say something, good or bad, of all products; those in the language of the page come first. */
export async function listNewestReviews(db: Db, locale: Locale, most: number): Promise<ReviewOfProduct[]> {
  const { rows } = await sql<ReviewOfProduct>`
    select r.id::text as id, r.stars, r.text, r.shown_name as name, r.locale, p.handle
    from reviews r join products p on p.id = r.product_id
    where r.state = 'published' and r.text <> ''
    order by ${order(locale)} limit ${most}`.execute(db);
  return rows;
}
