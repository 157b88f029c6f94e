// Reviews as staff lists them: the newest first.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { ReviewFilters } from '#src/reviews/office/review-filters.ts';
import type { RejectionReason, ReviewState } from '#src/reviews/rejection-reasons.ts';
import type { Db } from '../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../database/keyset-page.ts';

export type ListedReview = {
  id: number;
  product: { handle: string; title: string };
  /** Null once its buyer was erased. */
  orderNumber: number | null;
  locale: Locale;
  stars: number;
  text: string;
  name: string;
  state: ReviewState;
  reason: RejectionReason | null;
  reply: string;
  /** The version of the reply: how often it was saved. */
  version: number;
  writtenAt: Date;
};

const keyset = byNumber<ListedReview>(sql`r.id`, ({ id }) => id);

type ReviewListOptions = { filters: Partial<ReviewFilters> } & PlaceInList;

export async function listReviews(db: Db, { filters: { state, stars, text }, ...place }: ReviewListOptions) {
  const conditions = [
    sql`true`,
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(stars ? [sql`r.stars = ${stars}`] : []),
    ...(text ? [sql`strpos(lower(concat_ws(' ', r.text, r.shown_name, t.title)), lower(${text})) > 0`] : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<ListedReview>`
      select r.id, jsonb_build_object('handle', p.handle, 'title', t.title) as product, o.number as "orderNumber",
        r.locale, r.stars, r.text, r.shown_name as name, r.state, r.rejected_for as reason, r.reply,
        r.reply_version as version, r.written_at as "writtenAt"
      from reviews r
      join products p on p.id = r.product_id
      cross join lateral (select t.title from product_texts t where t.product_id = p.id
        order by t.locale = r.locale desc, t.locale limit 1) as t
      left join orders o on o.id = r.order_id
      where ${sql.join([...conditions, ...beyond], sql` and `)}
      order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
  return { reviews: rows, ...page };
}

/** What the shop answers to a review now; null when there is no such review. */
export async function findReply(db: Db, id: number) {
  const found = await db
    .selectFrom('reviews')
    .select(['reply', 'reply_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { reply: found.reply, version: found.reply_version } : null;
}
