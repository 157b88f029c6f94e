// Reviews as staff lists them: the newest first.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { ReviewFilters } from '#src/reviews/office/review-filters.ts';
import type { RejectionReason, ReviewState } from '#src/reviews/rejection-reasons.ts';
import type { Db } from '../database/connect.ts';

export type ReviewListOptions = {
  filters: Partial<ReviewFilters>;
  /** Takes only reviews that are older than this one: the next page. */
  before?: number | null;
  /** Takes only newer ones, those next to it: the page before. */
  after?: number | null;
  first: number;
};

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
  writtenAt: Date;
};

export const MOST_REVIEWS_LISTED = 10_000;

/** `hasMore`: in the direction that was asked for. */
export async function listReviews(
  db: Db,
  { filters: { state, stars, text }, before, after, first }: ReviewListOptions,
): Promise<{ reviews: ListedReview[]; hasMore: boolean }> {
  const limit = Math.min(first, MOST_REVIEWS_LISTED);
  const isForward = Boolean(after);
  const conditions = [
    sql`true`,
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(stars ? [sql`r.stars = ${stars}`] : []),
    ...(text ? [sql`strpos(lower(concat_ws(' ', r.text, r.shown_name, t.title)), lower(${text})) > 0`] : []),
    ...(before ? [sql`r.id < ${before}`] : []),
    ...(after ? [sql`r.id > ${after}`] : []),
  ];
  const { rows } = await sql<ListedReview>`
    select r.id, jsonb_build_object('handle', p.handle, 'title', t.title) as product, o.number as "orderNumber",
      r.locale, r.stars, r.text, r.shown_name as name, r.state, r.rejected_for as reason, r.reply,
      r.written_at as "writtenAt"
    from reviews r
    join products p on p.id = r.product_id
    cross join lateral (select t.title from product_texts t where t.product_id = p.id
      order by t.locale = r.locale desc, t.locale limit 1) as t
    left join orders o on o.id = r.order_id
    where ${sql.join(conditions, sql` and `)}
    order by r.id ${isForward ? sql`` : sql`desc`} limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { reviews: isForward ? page.reverse() : page, hasMore: rows.length > limit };
}
