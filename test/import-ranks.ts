// The order in which folders stand: each may import what stands before it.

/** Features on either side: each imports only those to its left. */
export const features = [
  // Permissions come first: every feature's part of the office asks for them.
  ...[
    'money',
    'staff',
    'api-keys',
    'vat',
    'history',
    'catalogue',
    'inventory',
    'discounts',
    'gift-cards',
    'cart',
    'shipping',
    'payments',
    'checkout',
    'orders',
  ],
  // Finds orders as withdrawals do.
  ...[
    'refunds',
    'invoices',
    'ksef',
    'fulfilment',
    'order-actions',
    'packing',
    'returns',
    'disputes',
    'drafts',
    'service',
    // Shows its orders to whoever has proven the address.
    'shopper-accounts',
  ],
  ...['reminders', 'newsletter', 'emails', 'translation'],
  // The people who ordered, and what becomes of what is known of them: the record of the law says it.
  'customers',
  // Which duties a shop has, and what it lacks of them; the first run says the same.
  'law',
  // A month of all that was sold, given back and paid, and the same as the shop's figures.
  ...['accounts', 'reports'],
  // Sets what the others read.
  'setup',
  // The office's own: an order with all that belongs to it, orders as lists, what the day is about, what was done, and what
  // changes meanwhile.
  ...['order-page', 'order-list', 'today', 'audit-log', 'live'],
];

/** Folders of the server: each imports only what stands before it. */
export const serverRanks = [
  // What anybody may use, and imports nothing of the server.
  ...[
    'escape-html.ts',
    'explained-error.ts',
    'faultpoint.ts',
    'idle-work.ts',
    'plain-text.ts',
    'xml-text.ts',
    'sanitise-html.ts',
    'listen-error.ts',
    'listen-address.ts',
    'i18n',
    'memory',
    // Work in a process of its own.
    'apart',
  ],
  // The database times its queries.
  ...['telemetry', 'database', 'reporting', 'http', 'icons', 'outbox'],
  // The provider and its attempts know no goods and no orders. `schema`: what each feature writes its part of the API
  // against; its context holds the provider. What content pages say is forgotten with the catalogue's changes.
  ...[
    'payments',
    'schema',
    // How anybody proves to have one; whose they are is for those who keep them.
    'passkeys',
    'staff',
    'api-keys',
    'media',
    // What every PDF is made of.
    'papers',
    // What was changed in one go; the features say what becomes of it when it is taken back.
    'history',
    // Told by what happens to orders and stock, and called by the outbox.
    'webhooks',
    'catalogue',
    'shop',
    'searches',
    // A page that gets another address leaves one behind.
    'redirects',
    'content',
    'terms',
    'inventory',
    'discounts',
    'gift-cards',
    'cart',
    'shipping',
    'checkout',
    'orders',
  ],
  ...[
    'refunds',
    'invoices',
    // Sends what was issued.
    'ksef',
    'fulfilment',
    'order-actions',
    'packing',
    'returns',
    'reviews',
    'disputes',
    'drafts',
    'service',
  ],
  ...['shopper-accounts', 'customers', 'reminders', 'newsletter', 'emails', 'translation'],
  ...['law', 'accounts', 'reports', 'setup', 'order-list', 'today', 'live'],
  // What the office says of them is in its schema.
  ...[
    'config.ts',
    'data-folder.ts',
    // Below the environment, by the same rules.
    'secrets',
    'extensions',
  ],
  ...[
    'graphql',
    // Renders the storefront's use cases for software that shops.
    'ucp',
    'feeds',
    'seo',
    'render',
    // What software that shops for people reads and asks: pages in other forms, by the same operations.
    'assistants',
    // Says to developers what all of these answer.
    'developers',
    'metrics',
    'sandbox',
    'demo',
    'open-sandbox.ts',
    'require-free-ports.ts',
    'require-room.ts',
  ],
  ...[
    'workers',
    'doctor',
    // Asks as it does, for the office.
    'connections',
    // Copies whole tables, whoever's they are.
    'backup',
    'storefront-routes.ts',
    'office-routes.ts',
    'receive-changes.ts',
    'create-renderers.ts',
    'app-dependencies.ts',
    'app-parts.ts',
    'http-server.ts',
    'app.ts',
    'background-work.ts',
    'describe-shop.ts',
    'main.ts',
    'start-lines.ts',
  ],
];

/** Folders of src: each imports only what stands before it. */
export const srcRanks = [
  // Rules and texts that know no page.
  ...[
    'countries',
    'currencies.ts',
    'money.ts',
    'minimum-charge.ts',
    'short-money.ts',
    'result.ts',
    'email-address.ts',
    'is-uuid.ts',
    'official-file.ts',
    'url-patterns.ts',
    'i18n',
    'dates',
    'numbers',
    // Which frames there are is said with how they cut; a brand chooses one.
    'media',
    'shop',
    'vat',
  ],
  // Failures are said in our texts, addresses begin with a language, operations are named after both.
  ...['office-failures.ts', 'error-catalogue.ts', 'errors.ts', 'own-address.ts', 'addresses.ts'],
  ...['office-patterns.generated.ts', 'office-addresses.ts'],
  ...['operations.generated.ts', 'account-operations.generated.ts', 'office-operations.generated.ts'],
  ...['graphql-client.ts', 'graphql-cache.ts'],
  ...['query-client.ts', 'reporting', 'telemetry'],
  // What a page and a surface are; then pieces of pages that know no feature.
  ...['page-module.ts', 'page-document.ts', 'surface.ts', 'manifest.ts', 'app-instance.tsx', 'shown-page.tsx'],
  ...['passkeys', 'icons', 'ui', 'lists', 'app.tsx', 'staff', 'api-keys', 'secrets', 'webhooks', 'extensions'],
  ...[
    'redirects',
    'content',
    'terms',
    'history',
    // What shoppers call things is shown beside a product.
    'searches',
    'catalogue',
    // Pages and articles as those who write them have them, with pictures of the library.
    'writing',
    'inventory',
    'discounts',
    'gift-cards',
    'cart',
    'shipping',
    'payments',
    'checkout',
    'refusal-catalogue.ts',
    'orders',
    'refunds',
    'invoices',
    'fulfilment',
    'order-actions',
    'packing',
    'returns',
    // Writing and deciding; what a product's page shows of it lies in the catalogue.
    'reviews',
    'disputes',
    'drafts',
    'newsletter',
    'service',
    'shopper-accounts',
    'law',
    'accounts',
    'reports',
    'emails',
    'translation',
    'setup',
    // The screens of the settings, of whose documents everybody reads; they show the first run's parts.
    'shop/office',
    'order-page',
    'order-list',
    'customers',
    'today',
    'audit-log',
    // Tells every page of what changes and what waits.
    'live',
  ],
  // Pages of all features, and what stands around them.
  'surfaces',
];
