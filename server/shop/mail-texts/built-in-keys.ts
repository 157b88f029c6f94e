// The keys of the words that stand in an e-mail without the merchant's.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { MailTextField, MailTextKind } from '#src/shop/mail-texts/mail-text-kinds.ts';

/** `closing`: null where the e-mail has none of ours. */
type BuiltIn = Record<Exclude<MailTextField, 'closing'>, MessageKey> & { closing: MessageKey | null };

const texts = (subject: MessageKey, intro: MessageKey): BuiltIn => ({ subject, intro, closing: 'mail.signature' });

/** Advertising and questions to an address that nobody has confirmed are short: they have no signature of ours. */
const unsigned = (subject: MessageKey, intro: MessageKey): BuiltIn => ({ subject, intro, closing: null });

export const builtInKeys: Record<MailTextKind, BuiltIn> = {
  'order-confirmation': texts('mail.confirmationSubject', 'mail.confirmationThanks'),
  'nothing-due': texts('mail.nothingDueSubject', 'mail.nothingDueThanks'),
  'cash-on-delivery': texts('mail.dueSubject', 'mail.dueThanks'),
  'transfer-awaited': texts('mail.transferSubject', 'mail.transferThanks'),
  'transfer-expired': texts('mail.transferExpiredSubject', 'mail.transferExpiredText'),
  'payment-processing': texts('mail.processingSubject', 'mail.processingText'),
  'payment-failed': texts('mail.failedSubject', 'mail.failedText'),
  'order-sent': texts('mail.sentSubject', 'mail.sentText'),
  'order-cancelled': texts('mail.cancelledSubject', 'mail.cancelledText'),
  'order-changed': texts('mail.changedSubject', 'mail.changedText'),
  'order-refunded': texts('mail.refundedSubject', 'mail.refundedText'),
  'order-invoice': texts('mail.invoicedSubject', 'mail.invoicedText'),
  'order-email-changed': texts('mail.emailChangedSubject', 'mail.emailChangedText'),
  'order-link': texts('mail.orderLinkSubject', 'mail.orderLinkText'),
  'shopper-sign-in': unsigned('mail.signInSubject', 'mail.signInText'),
  'shopper-passkey-added': texts('mail.passkeyAddedSubject', 'mail.passkeyAddedText'),
  'shopper-passkey-removed': texts('mail.passkeyRemovedSubject', 'mail.passkeyRemovedText'),
  'payment-link': texts('draftMail.subject', 'draftMail.text'),
  'review-request': texts('reviewMail.subject', 'reviewMail.text'),
  'review-rejected': texts('reviewRejection.subject', 'reviewRejection.text'),
  'back-in-stock-confirm': texts('mail.stockConfirmSubject', 'mail.stockConfirmText'),
  'back-in-stock': texts('mail.stockBackSubject', 'mail.stockBackText'),
  'newsletter-confirmation': unsigned('newsletterMail.subject', 'newsletterMail.text'),
  'cart-reminder': unsigned('reminderMail.subject', 'reminderMail.text'),
  'gift-card': unsigned('giftCardMail.subject', 'giftCardMail.intro'),
  'withdrawal-received': texts('mail.withdrawalSubject', 'mail.withdrawalReceived'),
  'withdrawal-noted': texts('mail.withdrawalSubject', 'mail.withdrawalNoted'),
  'withdrawal-refused': texts('mail.withdrawalRefusedSubject', 'mail.withdrawalRefused'),
};
