// What the shop does with personal data, and by which right: what messages, registry and API know them by.

export const activityKeys = [
  ...(['orders', 'books', 'payments', 'delivery', 'returns', 'disputes', 'mails', 'carts'] as const),
  ...([
    'messages',
    'stockAlerts',
    'newsletter',
    'reviews',
    'customerCare',
    'accounts',
    'security',
    'staff',
    'log',
  ] as const),
] as const;

export type ActivityKey = (typeof activityKeys)[number];

/** Points of Article 6(1) of the GDPR. */
export const legalBases = ['consent', 'contract', 'legalDuty', 'interest'] as const;

export type LegalBasis = (typeof legalBases)[number];
