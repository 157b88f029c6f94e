// Every e-mail that the shop sends, by the kind of its entry in the outbox, and whose address it goes to.
import type { OutboxEffect } from '../outbox/outbox-lanes.ts';
import type { UnconfirmedMailKind } from '../outbox/unconfirmed-mails.ts';
import { createDraftEmails } from './draft-emails.ts';
import { createGiftCardEmails } from './gift-cards/gift-card-emails.ts';
import { createNewsletterEmails } from './marketing/newsletter-emails.ts';
import { createReminderEmails } from './marketing/reminder-emails.ts';
import { createReviewEmails } from './marketing/review-emails.ts';
import { createRejectionEmails } from './marketing/review-rejection.ts';
import { createMerchantEmails, type MerchantEmailOptions } from './merchant-emails.ts';
import { createOrderEmails } from './order-emails.ts';
import { createTestMails } from './preview/test-mail.ts';
import { createAccountEmails } from './service/account-changed.ts';
import { createBackInStockEmails } from './service/back-in-stock-emails.ts';
import { createServiceEmails } from './service/service-emails.ts';
import { createSignInEmails } from './service/shopper-sign-in.ts';
import { createStaffEmails } from './staff-emails.ts';
import { createWithdrawalEmails } from './withdrawals/withdrawal-emails.ts';

export function createMailEffects(options: MerchantEmailOptions & { now: () => Date }): Record<string, OutboxEffect> {
  return {
    ...createOrderEmails(options),
    ...createMerchantEmails(options),
    ...createWithdrawalEmails(options),
    ...createBackInStockEmails(options),
    ...createServiceEmails(options),
    ...createSignInEmails(options),
    ...createAccountEmails(options),
    ...createReviewEmails(options),
    ...createRejectionEmails(options),
    ...createStaffEmails(options),
    ...createDraftEmails(options),
    ...createGiftCardEmails(options),
    ...createNewsletterEmails(options),
    ...createReminderEmails(options),
    ...createTestMails(options),
  };
}

/**
 * The owner of the address. `shop`: of its own people, as the settings say. `staff`: somebody of the office typed it,
 * or it is of the office. `confirmed`: an e-mail to it was answered. `buyer`: of an order, which has limits of its own.
 * `anybody`: bounded by unconfirmed-mails.ts, and no text that somebody typed goes there.
 */
export type MailReceiver = 'shop' | 'staff' | 'confirmed' | 'buyer' | 'anybody';

export const mailReceivers: Record<UnconfirmedMailKind, 'anybody'> & Record<string, MailReceiver> = {
  'newsletter-confirmation': 'anybody',
  'back-in-stock-confirm': 'anybody',
  'cart-reminder': 'anybody',
  'order-link': 'anybody',
  'shopper-sign-in': 'anybody',
  'withdrawal-noted': 'anybody',
  'back-in-stock': 'confirmed',
  'shopper-passkey-added': 'confirmed',
  'shopper-passkey-removed': 'confirmed',
  'order-confirmation': 'buyer',
  'transfer-awaited': 'buyer',
  'transfer-expired': 'buyer',
  'order-cancelled': 'buyer',
  'order-changed': 'buyer',
  'order-email-changed': 'buyer',
  'payment-processing': 'buyer',
  'payment-failed': 'buyer',
  'order-sent': 'buyer',
  'order-refunded': 'buyer',
  'order-invoice': 'buyer',
  // Its order is paid.
  'gift-card': 'buyer',
  'review-request': 'buyer',
  'review-rejected': 'buyer',
  'withdrawal-received': 'buyer',
  'withdrawal-refused': 'staff',
  'payment-link': 'staff',
  'staff-link': 'staff',
  'test-mail': 'staff',
  'staff-notice': 'staff',
  'merchant-order': 'shop',
  'merchant-late-payment': 'shop',
  'merchant-disputed': 'shop',
  'merchant-dispute-closed': 'shop',
  'merchant-cards-disabled': 'shop',
  'merchant-withdrawal': 'shop',
  'merchant-contact': 'shop',
  'merchant-low-stock': 'shop',
};
