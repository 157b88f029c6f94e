import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { inLane, type OutboxEffect, type OutboxHandler } from '../outbox/outbox-lanes.ts';
import { findReturn, type StoredReturn } from '../returns/return-store.ts';
import { readShop } from '../shop/read-settings.ts';
import { type Mail, mailLane } from './mail-transport.ts';
import type { MerchantEmailOptions } from './merchant-emails.ts';
import { writeMerchantWithdrawal } from './merchant-withdrawal.ts';
import { writeWithdrawalReceipt } from './withdrawal-receipt.ts';

/** What the outbox does about a withdrawal: the shopper gets the acknowledgement, the shop's own people the notice. */
export function createWithdrawalEmails(options: MerchantEmailOptions): Record<string, OutboxEffect> {
  const { db, sendMail, merchantEmail, publicUrl } = options;
  const mailer =
    (write: (key: string, announced: StoredReturn, shop: ShopProfile) => Mail | null): OutboxHandler =>
    async ({ deduplicationKey, payload }, signal) => {
      const announced = await findReturn(db, String(payload.returnId));
      const mail = announced && write(deduplicationKey, announced, await readShop(db));
      if (mail) await sendMail(mail, signal);
    };
  return inLane(mailLane, {
    'withdrawal-received': mailer((key, announced, shop) =>
      writeWithdrawalReceipt({ key, announced, shop, publicUrl }),
    ),
    'merchant-withdrawal': mailer((key, announced, shop) => {
      const to = merchantEmail ?? shop.mail.merchant;
      const locale = shop.markets.main;
      return to ? writeMerchantWithdrawal({ key, to, announced, locale, shop, publicUrl }) : null;
    }),
  });
}
