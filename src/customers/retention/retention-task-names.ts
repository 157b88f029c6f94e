// What is deleted when its time is over: what `kasa retention`, its log and messages know each task by.

export const retentionTaskNames = [
  ...([
    'carts',
    'assistant-carts',
    'withdrawal-drafts',
    'newsletter-requests',
    'newsletter-consents',
    'contact-messages',
  ] as const),
  ...(['back-in-stock', 'drafts', 'unpaid-orders', 'order-details', 'booked-orders', 'withdrawals'] as const),
  ...(['shopper-sign-ins', 'shopper-sessions', 'unused-accounts'] as const),
  ...(['customer-notes', 'provider-messages', 'outbox', 'staff-sessions', 'staff-devices'] as const),
  ...([
    'failed-sign-ins',
    'staff-links',
    'answered-mutations',
    'assistant-requests',
    'made-records',
    'audit-log',
  ] as const),
  ...(['change-history', 'former-staff', 'searches', 'visits', 'speeds', 'pictures', 'guarantee-files'] as const),
  ...(['assistant-steps', 'assistant-searches', 'assistant-refusals', 'stock-movements'] as const),
] as const;

export type RetentionTaskName = (typeof retentionTaskNames)[number];
