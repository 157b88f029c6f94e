// What the outbox does about the service pages: a message from the contact page goes to the shop's own people.

import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { findMessage } from '../../service/contact-store.ts';
import { readShop } from '../../shop/read-settings.ts';
import { mailLane } from '../mail-transport.ts';
import type { MerchantEmailOptions } from '../merchant-emails.ts';
import { writeMerchantContact } from './merchant-contact.ts';

export function createServiceEmails(options: MerchantEmailOptions): Record<string, OutboxEffect> {
  const { db, sendMail, merchantEmail, publicUrl } = options;
  return inLane(mailLane, {
    'merchant-contact': async ({ deduplicationKey: key, payload }, signal) => {
      const message = await findMessage(db, String(payload.messageId));
      // Erased at the person's request before it went out.
      if (!message) return;
      const shop = await readShop(db);
      const to = merchantEmail ?? (shop.mail.merchant || shop.company.email);
      // Waits in the outbox, and the office says so, until there is an address.
      if (!to) throw new Error('nobody is named to write to: set company.email, or merchant in the document mail');
      await sendMail(writeMerchantContact({ key, to, message, locale: shop.markets.main, shop, publicUrl }), signal);
    },
  });
}
