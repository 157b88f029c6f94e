// What the shop does with personal data (Article 30 of the GDPR): each activity with the tables that hold what it needs and
// the tasks that delete it. A test compares them with the database: a table with personal data belongs to one of them.
import type { ActivityKey, LegalBasis } from '#src/customers/retention/activity-keys.ts';
import type { RetentionTaskName } from '#src/customers/retention/retention-task-names.ts';

export type ProcessingActivity = {
  key: ActivityKey;
  basis: LegalBasis;
  /** The people whose data these are. */
  subjects: 'shoppers' | 'staff';
  tables: readonly string[];
  /** Which tasks end it, in part or as a whole. */
  tasks: readonly RetentionTaskName[];
};

export const processingActivities: readonly ProcessingActivity[] = [
  {
    key: 'orders',
    basis: 'contract',
    subjects: 'shoppers',
    tables: [
      ...['orders', 'order_lines', 'order_vat_amounts', 'order_events', 'order_actions', 'order_notes'],
      'vat_id_checks',
      ...['order_contact_changes', 'unpaid_holds', 'draft_orders', 'draft_order_versions', 'outbox'],
    ],
    tasks: ['unpaid-orders', 'order-details', 'drafts', 'outbox'],
  },
  {
    key: 'books',
    basis: 'legalDuty',
    subjects: 'shoppers',
    tables: ['invoices', 'invoice_files', 'ksef_submissions', 'sandbox.ksef_objects'],
    tasks: ['booked-orders'],
  },
  {
    key: 'payments',
    basis: 'contract',
    subjects: 'shoppers',
    tables: ['payment_attempts', 'own_payments', 'stripe_events', 'sandbox.objects'],
    tasks: ['provider-messages'],
  },
  {
    key: 'delivery',
    basis: 'contract',
    subjects: 'shoppers',
    tables: ['parcels', 'parcel_lines', 'parcel_labels', 'sandbox.shipments', 'packings', 'packing_scans'],
    tasks: ['order-details'],
  },
  {
    key: 'returns',
    basis: 'legalDuty',
    subjects: 'shoppers',
    tables: ['returns', 'return_lines', 'return_receipts', 'withdrawal_drafts', 'refunds', 'refund_lines'],
    tasks: ['withdrawals', 'withdrawal-drafts'],
  },
  { key: 'disputes', basis: 'interest', subjects: 'shoppers', tables: ['disputes'], tasks: ['order-details'] },
  { key: 'mails', basis: 'contract', subjects: 'shoppers', tables: ['sent_mails'], tasks: ['order-details'] },
  {
    key: 'carts',
    basis: 'contract',
    subjects: 'shoppers',
    tables: ['carts', 'cart_lines', 'cart_reminder_refusals'],
    tasks: ['carts', 'assistant-carts'],
  },
  {
    key: 'messages',
    basis: 'interest',
    subjects: 'shoppers',
    tables: ['contact_messages'],
    tasks: ['contact-messages'],
  },
  {
    key: 'stockAlerts',
    basis: 'consent',
    subjects: 'shoppers',
    tables: ['back_in_stock_requests'],
    tasks: ['back-in-stock'],
  },
  {
    key: 'newsletter',
    basis: 'consent',
    subjects: 'shoppers',
    tables: ['newsletter_subscriptions'],
    tasks: ['newsletter-requests', 'newsletter-consents'],
  },
  {
    key: 'reviews',
    basis: 'interest',
    subjects: 'shoppers',
    tables: ['reviews', 'review_objections'],
    tasks: ['order-details'],
  },
  {
    key: 'customerCare',
    basis: 'interest',
    subjects: 'shoppers',
    tables: ['customers', 'customer_emails', 'customer_notes', 'order_views'],
    tasks: ['customer-notes'],
  },
  {
    key: 'accounts',
    basis: 'contract',
    subjects: 'shoppers',
    tables: [
      ...['shopper_accounts', 'shopper_sign_ins', 'shopper_sessions'],
      ...['shopper_addresses', 'shopper_wishlist', 'shopper_passkeys'],
    ],
    tasks: ['shopper-sign-ins', 'shopper-sessions', 'unused-accounts'],
  },
  {
    key: 'security',
    basis: 'interest',
    subjects: 'staff',
    tables: ['failed_sign_ins', 'staff_devices'],
    tasks: ['failed-sign-ins', 'staff-devices'],
  },
  {
    key: 'staff',
    basis: 'contract',
    subjects: 'staff',
    tables: ['staff', 'staff_passkeys', 'staff_sessions', 'staff_links', 'staff_list_columns', 'api_keys'],
    tasks: ['staff-sessions', 'staff-links', 'former-staff'],
  },
  {
    key: 'log',
    basis: 'interest',
    subjects: 'staff',
    tables: ['audit_log', 'change_batches', 'imports', 'settings', 'settings_drafts', 'article_versions'],
    tasks: ['audit-log', 'change-history'],
  },
];

/** Tasks that delete what is of no person. */
export const tasksWithoutPeople: readonly RetentionTaskName[] = [
  'answered-mutations',
  'assistant-requests',
  'assistant-steps',
  'assistant-searches',
  'assistant-refusals',
  'made-records',
  'pictures',
  'guarantee-files',
  'searches',
  'visits',
  'speeds',
  'stock-movements',
];
