// What is deleted, or made anonymous, when its time is over: one object each. `kasa retention` and the daily round do the
// same with them.
import { sql } from 'kysely';
import { ASSISTANT_CART_MS, CART_KEPT_S } from '#src/cart/cart-life.ts';
import { bookLimits, type RetentionPeriods } from '#src/customers/retention/retention-periods.ts';
import { REQUEST_VALID_DAYS } from '#src/newsletter/newsletter-address.ts';
import { SEARCHES_KEPT_DAYS } from '#src/searches/search-outcomes.ts';
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '#src/shopper-accounts/account-life.ts';
import type { Transaction } from '../../database/transaction.ts';
import { latestPossible } from '../../database/wrong-clocks.ts';
import { openDisputes } from '../../orders/office/order-conditions.ts';
import { REQUEST_LIFE_MS } from '../../service/back-in-stock-store.ts';
import { shortenAuditLog } from '../../staff/audit/shorten-audit-log.ts';
import { DEVICE_KEPT_S } from '../../staff/device-store.ts';
import { IDLE_MS, LONGEST_MS } from '../../staff/session-rules.ts';
import { eraseOrders } from '../erase-orders.ts';
import { isInBooks, isPastBooks } from '../personal-tables.ts';
import type { RetentionMoment, RetentionTask } from './retention-task.ts';
import { unusedUploads } from './unused-uploads.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const technical = ({ technicalDays }: RetentionPeriods) => ({ by: 'time' as const, ms: technicalDays * DAY_MS });
const claims = () => ({ by: 'claims' as const });
const books = () => ({ by: 'books' as const });
const log = () => ({ by: 'log' as const });

const before = (date: Date, ms: number) => new Date(date.getTime() - ms);

const anonymise = (tx: Transaction, ids: string[], moment: RetentionMoment) =>
  eraseOrders(tx, ids, { books: bookLimits(moment.periods, moment.now), now: moment.now });

/** Two years of visits and speeds can be compared. */
const COUNTS_KEPT_DAYS = 800;

/** Counts by day, which are of nobody. */
function countsOfDays(name: RetentionTask['name'], table: RetentionTask['table'], days: number): RetentionTask {
  const period = () => ({ by: 'time' as const, ms: days * DAY_MS });
  return { name, everyMs: DAY_MS, period, table, isOver: (date) => sql`day::date < ${date}::date` };
}

/** What began in the future was begun by a clock that was wrong, and is over too. */
function isBegunLongAgo(date: Date, { now }: RetentionMoment) {
  return sql`(created_at <= ${date} or created_at > ${latestPossible(now)})`;
}

export const retentionTasks: readonly RetentionTask[] = [
  {
    name: 'carts',
    everyMs: DAY_MS,
    period: () => ({ by: 'time', ms: CART_KEPT_S * 1000 }),
    table: 'carts',
    isOver: (date) => sql`updated_at < ${date}`,
  },
  {
    // What an assistant filled, and a person went on with in a cart of their own.
    name: 'assistant-carts',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: ASSISTANT_CART_MS }),
    table: 'carts',
    isOver: (date, moment) => sql`id in (select cart_id from assistant_carts where ${isBegunLongAgo(date, moment)})`,
  },
  {
    name: 'assistant-requests',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: DAY_MS }),
    table: 'assistant_requests',
    isOver: isBegunLongAgo,
  },
  {
    name: 'withdrawal-drafts',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: DAY_MS }),
    table: 'withdrawal_drafts',
    isOver: (date) => sql`created_at <= ${date}`,
  },
  countsOfDays('searches', 'searches', SEARCHES_KEPT_DAYS),
  countsOfDays('visits', 'visit_steps', COUNTS_KEPT_DAYS),
  countsOfDays('speeds', 'page_speeds', COUNTS_KEPT_DAYS),
  countsOfDays('assistant-steps', 'assistant_steps', COUNTS_KEPT_DAYS),
  countsOfDays('assistant-searches', 'assistant_searches', SEARCHES_KEPT_DAYS),
  {
    name: 'assistant-refusals',
    everyMs: DAY_MS,
    period: () => ({ by: 'time', ms: SEARCHES_KEPT_DAYS * DAY_MS }),
    table: 'assistant_refusals',
    isOver: (date) => sql`last_at < ${date}`,
  },
  {
    name: 'newsletter-requests',
    everyMs: DAY_MS,
    period: () => ({ by: 'time', ms: REQUEST_VALID_DAYS * DAY_MS }),
    table: 'newsletter_subscriptions',
    isOver: (date) => sql`confirmed_at is null and requested_at <= ${date}`,
  },
  {
    name: 'newsletter-consents',
    everyMs: DAY_MS,
    period: claims,
    table: 'newsletter_subscriptions',
    isOver: (date) => sql`unsubscribed_at < ${date}`,
  },
  {
    name: 'contact-messages',
    everyMs: DAY_MS,
    period: () => ({ by: 'time', ms: WEEK_MS }),
    table: 'contact_messages',
    // One that no mail server has taken yet is still to be sent.
    isOver: (date) => sql`created_at < ${date} and not exists (
      select from outbox o where o.delivered_at is null and o.payload->>'messageId' = contact_messages.id::text)`,
  },
  {
    name: 'back-in-stock',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: REQUEST_LIFE_MS }),
    table: 'back_in_stock_requests',
    isOver: (date) => sql`(sent_at <= ${date} or (confirmed_at is null and created_at <= ${date}))`,
  },
  {
    name: 'drafts',
    everyMs: DAY_MS,
    period: (periods) => ({ by: 'time', ms: periods.unpaidOrderDays * DAY_MS }),
    table: 'draft_orders',
    isOver: (date) => sql`greatest(updated_at, expires_at) < ${date}
      and not exists (select from orders o where o.draft_id = draft_orders.id and o.payment_state <> 'cancelled')`,
  },
  {
    name: 'unpaid-orders',
    everyMs: DAY_MS,
    period: (periods) => ({ by: 'time', ms: periods.unpaidOrderDays * DAY_MS }),
    table: 'orders',
    isOver: (date) => sql`books_cleared_at is null and created_at < ${date}
      and payment_state = 'cancelled' and not ${isInBooks}`,
    handle: anonymise,
  },
  {
    name: 'order-details',
    everyMs: DAY_MS,
    period: claims,
    table: 'orders',
    isOver: (date) => sql`erased_at is null and created_at < ${date}
      and payment_state not in ('awaiting_payment', 'payment_processing') and id not in (${openDisputes})
      and not exists (select from returns r where r.order_id = orders.id and r.status in ('announced', 'received'))`,
    handle: anonymise,
  },
  {
    name: 'booked-orders',
    everyMs: DAY_MS,
    period: books,
    table: 'orders',
    isOver: (_, { periods, now }) => sql`books_cleared_at is null and erased_at is not null
      and ${isPastBooks(bookLimits(periods, now))}`,
    handle: anonymise,
  },
  {
    name: 'withdrawals',
    everyMs: DAY_MS,
    period: claims,
    table: 'returns',
    isOver: (date) => sql`announced_at < ${date} and status in ('refunded', 'refused', 'closed')`,
  },
  {
    name: 'shopper-sign-ins',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: 0 }),
    table: 'shopper_sign_ins',
    isOver: (date) => sql`expires_at <= ${date}`,
  },
  {
    name: 'shopper-sessions',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: SESSION_IDLE_MS }),
    table: 'shopper_sessions',
    isOver: (date) =>
      sql`(last_used_at <= ${date} or created_at <= ${before(date, SESSION_LONGEST_MS - SESSION_IDLE_MS)})`,
  },
  {
    name: 'unused-accounts',
    everyMs: DAY_MS,
    period: claims,
    table: 'shopper_accounts',
    // A session that ended is deleted long before: who comes in by passkey alone is known by the passkey's last use.
    isOver: (date) => sql`proven_at < ${date} and not exists (
      select from shopper_sessions s where s.account_id = shopper_accounts.id and s.last_used_at >= ${date})
      and not exists (
      select from shopper_passkeys p where p.account_id = shopper_accounts.id and p.last_used_at >= ${date})`,
  },
  {
    name: 'customer-notes',
    everyMs: DAY_MS,
    period: claims,
    table: 'customer_notes',
    isOver: (date) => sql`created_at < ${date}`,
  },
  {
    name: 'provider-messages',
    everyMs: DAY_MS,
    period: technical,
    table: 'stripe_events',
    isOver: (date) => sql`received_at < ${date} and applied_at is not null and payload <> '{}'`,
    handle: async (tx, ids) => {
      await sql`update stripe_events set payload = '{}' where id = any(${ids})`.execute(tx);
    },
  },
  {
    name: 'outbox',
    everyMs: DAY_MS,
    period: technical,
    table: 'outbox',
    isOver: (date) => sql`delivered_at < ${date}`,
  },
  {
    name: 'staff-sessions',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: IDLE_MS }),
    table: 'staff_sessions',
    isOver: (date) => sql`(last_used_at <= ${date} or created_at <= ${before(date, LONGEST_MS - IDLE_MS)})`,
  },
  {
    name: 'staff-devices',
    everyMs: DAY_MS,
    period: () => ({ by: 'time', ms: DEVICE_KEPT_S * 1000 }),
    table: 'staff_devices',
    isOver: (date) => sql`last_used_at <= ${date}`,
  },
  {
    name: 'failed-sign-ins',
    everyMs: DAY_MS,
    period: technical,
    table: 'failed_sign_ins',
    isOver: (date) => sql`hour < ${date}`,
  },
  {
    name: 'staff-links',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: 0 }),
    table: 'staff_links',
    isOver: (date) => sql`expires_at <= ${date}`,
  },
  {
    // What is on hand is known without them: they say how it came about.
    name: 'stock-movements',
    everyMs: DAY_MS,
    period: books,
    table: 'stock_movements',
    isOver: (date) => sql`at < ${date}`,
  },
  {
    name: 'answered-mutations',
    everyMs: HOUR_MS,
    period: () => ({ by: 'time', ms: DAY_MS }),
    table: 'answered_mutations',
    isOver: (date) => sql`begun_at <= ${date}`,
  },
  {
    name: 'made-records',
    everyMs: DAY_MS,
    period: technical,
    table: 'made_records',
    isOver: (date) => sql`made_at < ${date}`,
  },
  {
    name: 'audit-log',
    everyMs: DAY_MS,
    period: log,
    table: 'audit_log',
    isOver: (date) => sql`at < ${date}`,
    handle: (tx, ids, { now }) => shortenAuditLog(tx, Number(ids.at(-1)), now),
  },
  {
    // What names of staff it holds goes with the log of the same time.
    name: 'change-history',
    everyMs: DAY_MS,
    period: log,
    table: 'change_batches',
    isOver: (date) => sql`at < ${date}`,
  },
  {
    name: 'former-staff',
    everyMs: DAY_MS,
    period: log,
    table: 'staff',
    isOver: (date) => sql`removed_at < ${date} and email <> ''`,
    handle: async (tx, ids) => {
      await sql`update staff set email = '', name = '' where id = any(${ids}::bigint[])`.execute(tx);
    },
  },
  ...unusedUploads,
];
