// What is deleted, or made anonymous, when its time is over: one object each. `kasa retention` and the daily round do the
// same with them.
import { sql } from 'kysely';
import { CART_KEPT_S } from '#src/cart/cart-life.ts';
import { REQUEST_VALID_DAYS } from '#src/newsletter/newsletter-address.ts';
import { bookRetentionFrom, claimRetentionFrom } from '#src/shop/retention-settings.ts';
import type { Transaction } from '../../database/transaction.ts';
import { openDisputes } from '../../orders/office/order-conditions.ts';
import { REQUEST_LIFE_MS } from '../../service/back-in-stock-store.ts';
import { shortenAuditLog } from '../../staff/audit/shorten-audit-log.ts';
import { DEVICE_KEPT_S } from '../../staff/device-store.ts';
import { IDLE_MS, LONGEST_MS } from '../../staff/session-rules.ts';
import { eraseOrders } from '../erase-orders.ts';
import { inBooksSince, isInBooks } from '../personal-tables.ts';
import type { RetentionMoment, RetentionTask } from './retention-task.ts';
import { unusedUploads } from './unused-uploads.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const technical = ({ periods, now }: RetentionMoment) => before(now, periods.technicalDays * DAY_MS);
const claims = ({ periods, now }: RetentionMoment) => claimRetentionFrom(periods, now);
const books = ({ periods, now }: RetentionMoment) => bookRetentionFrom(periods, now);

const endOfAudit = ({ periods, now }: RetentionMoment) =>
  new Date(Date.UTC(now.getUTCFullYear() - periods.auditYears, 0, 1));

const anonymise = (tx: Transaction, ids: string[], moment: RetentionMoment) =>
  eraseOrders(tx, ids, { booksFrom: books(moment), now: moment.now });

export const retentionTasks: readonly RetentionTask[] = [
  {
    name: 'carts',
    what: 'carts and unfinished orders, 60 days after the last change',
    everyMs: DAY_MS,
    olderThan: ({ now }) => before(now, CART_KEPT_S * 1000),
    table: 'carts',
    isOver: (date) => sql`updated_at < ${date}`,
  },
  {
    name: 'withdrawal-drafts',
    what: 'notices of withdrawal that were not confirmed, after a day',
    everyMs: HOUR_MS,
    olderThan: ({ now }) => before(now, DAY_MS),
    table: 'withdrawal_drafts',
    isOver: (date) => sql`created_at <= ${date}`,
  },
  {
    name: 'newsletter-requests',
    what: 'addresses for the newsletter that were not confirmed, after 14 days',
    everyMs: DAY_MS,
    olderThan: ({ now }) => before(now, REQUEST_VALID_DAYS * DAY_MS),
    table: 'newsletter_subscriptions',
    isOver: (date) => sql`confirmed_at is null and requested_at <= ${date}`,
  },
  {
    name: 'newsletter-consents',
    what: 'who had agreed to the newsletter and left, when claims have lapsed',
    everyMs: DAY_MS,
    olderThan: claims,
    table: 'newsletter_subscriptions',
    isOver: (date) => sql`unsubscribed_at < ${date}`,
  },
  {
    name: 'contact-messages',
    what: 'messages from the contact page, a week after they went to the merchant or were left unsent',
    everyMs: DAY_MS,
    olderThan: ({ now }) => before(now, WEEK_MS),
    table: 'contact_messages',
    // One that no mail server has taken yet is still to be sent.
    isOver: (date) => sql`created_at < ${date} and not exists (
      select from outbox o where o.delivered_at is null and o.payload->>'messageId' = contact_messages.id::text)`,
  },
  {
    name: 'back-in-stock',
    what: 'requests to hear when goods are back, a week after they were sent or nobody confirmed them',
    everyMs: HOUR_MS,
    olderThan: ({ now }) => before(now, REQUEST_LIFE_MS),
    table: 'back_in_stock_requests',
    isOver: (date) => sql`(sent_at <= ${date} or (confirmed_at is null and created_at <= ${date}))`,
  },
  {
    name: 'drafts',
    what: 'orders by hand that nobody paid, with all their versions',
    everyMs: DAY_MS,
    olderThan: ({ periods, now }) => before(now, periods.unpaidOrderDays * DAY_MS),
    table: 'draft_orders',
    isOver: (date) => sql`greatest(updated_at, expires_at) < ${date}
      and not exists (select from orders o where o.draft_id = draft_orders.id and o.payment_state <> 'cancelled')`,
  },
  {
    name: 'unpaid-orders',
    what: 'whose they were, of orders that came to nothing',
    everyMs: DAY_MS,
    olderThan: ({ periods, now }) => before(now, periods.unpaidOrderDays * DAY_MS),
    table: 'orders',
    isOver: (date) => sql`books_cleared_at is null and created_at < ${date}
      and payment_state = 'cancelled' and not ${isInBooks}`,
    handle: anonymise,
  },
  {
    name: 'order-details',
    what: 'contact details, e-mails, notes and tracking numbers of orders, when claims have lapsed',
    everyMs: DAY_MS,
    olderThan: claims,
    table: 'orders',
    isOver: (date) => sql`erased_at is null and created_at < ${date}
      and payment_state not in ('awaiting_payment', 'payment_processing') and id not in (${openDisputes})
      and not exists (select from returns r where r.order_id = orders.id and r.status in ('announced', 'received'))`,
    handle: anonymise,
  },
  {
    name: 'booked-orders',
    what: 'name and address of paid orders, when the books need not show them any more',
    everyMs: DAY_MS,
    olderThan: books,
    table: 'orders',
    isOver: (date) => sql`books_cleared_at is null and erased_at is not null and ${inBooksSince} < ${date}`,
    handle: anonymise,
  },
  {
    name: 'withdrawals',
    what: 'withdrawals that are settled, when claims have lapsed',
    everyMs: DAY_MS,
    olderThan: claims,
    table: 'returns',
    isOver: (date) => sql`announced_at < ${date} and status in ('refunded', 'refused')`,
  },
  {
    name: 'customer-notes',
    what: 'notes about customers, when claims have lapsed',
    everyMs: DAY_MS,
    olderThan: claims,
    table: 'customer_notes',
    isOver: (date) => sql`created_at < ${date}`,
  },
  {
    name: 'provider-messages',
    what: "what the payment provider's messages say; that they came stays",
    everyMs: DAY_MS,
    olderThan: technical,
    table: 'stripe_events',
    isOver: (date) => sql`received_at < ${date} and applied_at is not null and payload <> '{}'`,
    handle: async (tx, ids) => {
      await sql`update stripe_events set payload = '{}' where id = any(${ids})`.execute(tx);
    },
  },
  {
    name: 'outbox',
    what: 'entries of the outbox that were carried out',
    everyMs: DAY_MS,
    olderThan: technical,
    table: 'outbox',
    isOver: (date) => sql`delivered_at < ${date}`,
  },
  {
    name: 'staff-sessions',
    what: 'sessions of staff that are over',
    everyMs: HOUR_MS,
    olderThan: ({ now }) => before(now, IDLE_MS),
    table: 'staff_sessions',
    isOver: (date) => sql`(last_used_at <= ${date} or created_at <= ${before(date, LONGEST_MS - IDLE_MS)})`,
  },
  {
    name: 'staff-devices',
    what: 'browsers in which nobody of the staff has signed in for half a year',
    everyMs: DAY_MS,
    olderThan: ({ now }) => before(now, DEVICE_KEPT_S * 1000),
    table: 'staff_devices',
    isOver: (date) => sql`last_used_at <= ${date}`,
  },
  {
    name: 'failed-sign-ins',
    what: 'counts of tries to sign in that failed, with their networks',
    everyMs: DAY_MS,
    olderThan: technical,
    table: 'failed_sign_ins',
    isOver: (date) => sql`hour < ${date}`,
  },
  {
    name: 'staff-links',
    what: 'one-time links of staff that are over',
    everyMs: HOUR_MS,
    olderThan: ({ now }) => now,
    table: 'staff_links',
    isOver: (date) => sql`expires_at <= ${date}`,
  },
  {
    name: 'answered-mutations',
    what: 'what the office answered, for a press that is sent again, after a day',
    everyMs: HOUR_MS,
    olderThan: ({ now }) => before(now, DAY_MS),
    table: 'answered_mutations',
    isOver: (date) => sql`begun_at <= ${date}`,
  },
  {
    name: 'made-records',
    what: 'by which form a record was made, for a form that is sent again',
    everyMs: DAY_MS,
    olderThan: technical,
    table: 'made_records',
    isOver: (date) => sql`made_at < ${date}`,
  },
  {
    name: 'audit-log',
    what: 'the oldest rows of the audit log, with names, network addresses and devices of staff',
    everyMs: DAY_MS,
    olderThan: endOfAudit,
    table: 'audit_log',
    isOver: (date) => sql`at < ${date}`,
    handle: (tx, ids, { now }) => shortenAuditLog(tx, Number(ids.at(-1)), now),
  },
  {
    // What names of staff it holds goes with the log of the same time.
    name: 'change-history',
    what: 'what was changed of products and prices, with what it was before and who did it, with the audit log of that time',
    everyMs: DAY_MS,
    olderThan: endOfAudit,
    table: 'change_batches',
    isOver: (date) => sql`at < ${date}`,
  },
  {
    name: 'former-staff',
    what: 'names and e-mail addresses of people who were removed, when the log of their time is deleted',
    everyMs: DAY_MS,
    olderThan: endOfAudit,
    table: 'staff',
    isOver: (date) => sql`removed_at < ${date} and email <> ''`,
    handle: async (tx, ids) => {
      await sql`update staff set email = '', name = '' where id = any(${ids}::bigint[])`.execute(tx);
    },
  },
  ...unusedUploads,
];
