import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { inLane, type OutboxEffect, type OutboxHandler } from '../../outbox/outbox-lanes.ts';
import { findReturn, type StoredReturn } from '../../returns/return-store.ts';
import { readShop } from '../../shop/read-settings.ts';
import { type Mail, mailLane } from '../mail-transport.ts';
import type { MerchantEmailOptions } from '../merchant-emails.ts';
import { insertSentMail } from '../sent-mail-store.ts';
import { unlinked } from '../unlinked-order.ts';
import { writeMerchantWithdrawal } from './merchant-withdrawal.ts';
import { writeWithdrawalNoted, writeWithdrawalReceipt } from './withdrawal-receipt.ts';
import { writeWithdrawalRefusal } from './withdrawal-refusal.ts';

/** What the outbox does about a withdrawal: the shopper gets the acknowledgement, the shop's own people the notice. */
export function createWithdrawalEmails(
  options: MerchantEmailOptions & { now: () => Date },
): Record<string, OutboxEffect> {
  const { db, sendMail, merchantEmail, publicUrl, now } = options;
  const mailer =
    (write: (key: string, announced: StoredReturn, shop: ShopProfile) => Mail | null): OutboxHandler =>
    async ({ deduplicationKey, payload }, signal) => {
      const announced = await findReturn(db, String(payload.returnId));
      const mail = announced && write(deduplicationKey, announced, await readShop(db));
      if (mail) await sendMail(mail, signal);
    };
  const receipt: OutboxHandler = async ({ deduplicationKey: key, payload }, signal) => {
    const announced = await findReturn(db, String(payload.returnId));
    if (!announced) return;
    const about = { key, announced, shop: await readShop(db), publicUrl };
    const order = announced.orderId ? await readReceiver(db, announced.orderId) : null;
    // Customers whose personal data were erased get no e-mail.
    if (order?.erasedAt) return;
    await sendMail(order ? writeWithdrawalReceipt({ ...about, to: order.email }) : writeWithdrawalNoted(about), signal);
  };
  const noted: OutboxHandler = async ({ deduplicationKey: key, payload }, signal) => {
    const announced = await findReturn(db, String(payload.returnId));
    if (!announced) return;
    const about = { key, shop: await readShop(db), publicUrl };
    const order = announced.orderId ? await readReceiver(db, announced.orderId) : null;
    if (order?.erasedAt) return;
    // Whoever has paid may have it sent wherever it is wanted, but no links with it.
    const mail = order?.isPaid
      ? writeWithdrawalReceipt({ ...about, to: announced.fields.email, announced: unlinkedNotice(announced) })
      : writeWithdrawalNoted({ ...about, announced });
    await sendMail(mail, signal);
  };
  const refusal: OutboxHandler = async ({ deduplicationKey: key, kind, payload }, signal) => {
    const announced = await findReturn(db, String(payload.returnId));
    if (announced?.status !== 'refused') return;
    const { orderId } = announced;
    const order = orderId ? await readReceiver(db, orderId) : null;
    if (order?.erasedAt) return;
    const to = order?.email ?? announced.fields.email;
    const mail = writeWithdrawalRefusal({ key, to, announced, shop: await readShop(db), publicUrl });
    await sendMail(mail, signal);
    if (orderId) await inTransaction(db, (tx) => insertSentMail(tx, { orderId, kind, mail, sentAt: now() }));
  };
  return inLane(mailLane, {
    'withdrawal-refused': refusal,
    'withdrawal-received': receipt,
    'withdrawal-noted': noted,
    'merchant-withdrawal': mailer((key, announced, shop) => {
      const to = merchantEmail ?? shop.mail.merchant;
      const locale = shop.markets.main;
      return to ? writeMerchantWithdrawal({ key, to, announced, locale, shop, publicUrl }) : null;
    }),
  });
}

type Receiver = { email: string; erasedAt: Date | null; isPaid: boolean };

function readReceiver(db: Db, orderId: string): Promise<Receiver> {
  return db
    .selectFrom('orders')
    .select(['email', 'erased_at as erasedAt', ({ eb }) => eb('captured_minor', '>', 0).as('isPaid')])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow() as Promise<Receiver>;
}

function unlinkedNotice(announced: StoredReturn): StoredReturn {
  const { name, orderNumber, contract, reason } = announced.fields;
  const typed = { name, orderNumber, contract, reason };
  const fields = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, unlinked(text)]));
  const lines = announced.lines.map((line) => ({ ...line, variantTitle: unlinked(line.variantTitle) }));
  return { ...announced, fields: { ...announced.fields, ...fields }, lines };
}
