import { money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { listReclaimedCards } from '../gift-cards/reclaim-cards.ts';
import { readStock } from '../inventory/list-stock.ts';
import { listOrderEvents } from '../orders/order-store.ts';
import { getOrderView } from '../orders/order-views.ts';
import { inLane, type OutboxEffect, type OutboxHandler } from '../outbox/outbox-lanes.ts';
import { isRefundedByHand } from '../refunds/send-refund.ts';
import { readShop } from '../shop/read-settings.ts';
import { mailLane, type SendMail } from './mail-transport.ts';
import { writeMerchantLowStock } from './merchant-low-stock.ts';
import { type MerchantUpdate, writeMerchantUpdate } from './merchant-update.ts';

export type MerchantEmailOptions = {
  db: Db;
  sendMail: SendMail;
  publicUrl: string;
  /** Stands instead of the one in the settings. */
  merchantEmail: string | undefined;
};

/** What the outbox does for each kind of e-mail to the shop's own people. */
export function createMerchantEmails(options: MerchantEmailOptions): Record<string, OutboxEffect> {
  const { db, sendMail, publicUrl } = options;
  const update =
    (tell: (orderId: string, payload: Record<string, unknown>) => Promise<MerchantUpdate | null>): OutboxHandler =>
    async ({ deduplicationKey: key, payload }, signal) => {
      const shop = await readShop(db);
      const to = options.merchantEmail ?? shop.mail.merchant;
      if (!to) return;
      const orderId = String(payload.orderId);
      const told = await tell(orderId, payload);
      if (!told) return;
      const order = await getOrderView(db, orderId);
      const locale = shop.markets.main;
      await sendMail(writeMerchantUpdate({ key, to, order, locale, shop, publicUrl, update: told }), signal);
    };
  return inLane(mailLane, {
    'merchant-order': update(async (orderId) => {
      const [order, lines] = await Promise.all([
        db.selectFrom('orders').select('phone').where('id', '=', orderId).executeTakeFirstOrThrow(),
        db.selectFrom('order_lines').select('sku').where('order_id', '=', orderId).orderBy('position').execute(),
      ]);
      return { kind: 'order', phone: order.phone, skus: lines.map(({ sku }) => sku) };
    }),
    'merchant-late-payment': update(async (_, { intentId }) => ({
      kind: 'latePayment',
      isByHand: await isRefundedByHand(db, String(intentId)),
    })),
    'merchant-disputed': update(async (orderId, { disputeId }) => {
      const { currency } = await db
        .selectFrom('orders')
        .select('currency')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const events = await listOrderEvents(db, orderId);
      const opened = events.find((event) => event.type === 'DisputeOpened' && event.disputeId === disputeId);
      if (opened?.type !== 'DisputeOpened') return null;
      const amount = money(opened.amountMinor, currency);
      return { kind: 'disputed', amount, reason: opened.reason };
    }),
    'merchant-dispute-closed': update(async (orderId, { disputeId }) => {
      const events = await listOrderEvents(db, orderId);
      const closed = events.find((event) => event.type === 'DisputeClosed' && event.disputeId === disputeId);
      return closed?.type === 'DisputeClosed' ? { kind: 'disputeClosed', isLost: closed.outcome === 'lost' } : null;
    }),
    'merchant-cards-disabled': update((orderId, payload) => tellDisabledCards(db, orderId, payload)),
    'merchant-low-stock': lowStockTeller(options),
  });
}

async function tellDisabledCards(db: Db, orderId: string, payload: Record<string, unknown>): Promise<MerchantUpdate> {
  const { currency } = await db
    .selectFrom('orders')
    .select('currency')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    kind: 'cardsDisabled',
    isDisputed: payload.isDisputed === true,
    amount: money(Number(payload.amountMinor), currency),
    left: money(Number(payload.leftMinor), currency),
    cards: await listReclaimedCards(db, payload.cardIds as string[]),
  };
}

function lowStockTeller({ db, sendMail, publicUrl, merchantEmail }: MerchantEmailOptions): OutboxHandler {
  return async ({ deduplicationKey: key, payload }, signal) => {
    const shop = await readShop(db);
    const to = merchantEmail ?? shop.mail.merchant;
    const { main: locale } = shop.markets;
    const found = to ? await readStock(db, payload.variantIds as string[], locale) : [];
    // What has come meanwhile is not low any more.
    const goods = found.filter(({ lowAt, onHand }) => lowAt !== null && onHand <= lowAt);
    if (!to || goods.length === 0) return;
    await sendMail(writeMerchantLowStock({ key, to, goods, locale, shop, publicUrl }), signal);
  };
}
