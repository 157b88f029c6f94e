// The commands, as the help lists them. Each loads its code when it runs.
import { readFileSync } from 'node:fs';
import { type Argument, Command, CommanderError } from 'commander';
import { reportCliError } from './cli-errors.ts';
import { tolerateClosedOutput } from './closed-output.ts';
import { registerServe } from './commands/serve.ts';

const USAGE_EXIT_CODE = 2;

type Register = (program: Command) => void;

/** Heading -> command -> its code, which is loaded for this command and for the help. */
const groups: Record<string, Record<string, () => Register | Promise<Register>>> = {
  'Running:': {
    // Always loaded; commands/serve.ts says why.
    serve: () => registerServe,
    build: async () => (await import('./commands/build.ts')).registerBuild,
    migrate: async () => (await import('./commands/migrate.ts')).registerMigrate,
    doctor: async () => (await import('./commands/doctor.ts')).registerDoctor,
    backup: async () => (await import('./commands/backup.ts')).registerBackup,
    restore: async () => (await import('./commands/restore.ts')).registerRestore,
  },
  'The shop:': {
    init: async () => (await import('./commands/init.ts')).registerInit,
    settings: async () => (await import('./commands/settings/settings.ts')).registerSettings,
    secrets: async () => (await import('./commands/secrets.ts')).registerSecrets,
    keys: async () => (await import('./commands/connections/keys.ts')).registerKeys,
    webhooks: async () => (await import('./commands/connections/webhooks.ts')).registerWebhooks,
    mail: async () => (await import('./commands/mail.ts')).registerMail,
    law: async () => (await import('./commands/law.ts')).registerLaw,
    notice: async () => (await import('./commands/notice.ts')).registerNotice,
    seed: async () => (await import('./commands/seed.ts')).registerSeed,
    demo: async () => (await import('./commands/demo.ts')).registerDemo,
  },
  'Products:': {
    import: async () => (await import('./commands/catalogue/import.ts')).registerImport,
    imports: async () => (await import('./commands/catalogue/imports.ts')).registerImports,
    export: async () => (await import('./commands/catalogue/export.ts')).registerExport,
    products: async () => (await import('./commands/products/products.ts')).registerProducts,
    pictures: async () => (await import('./commands/pictures.ts')).registerPictures,
    stock: async () => (await import('./commands/stock/stock.ts')).registerStock,
    price: async () => (await import('./commands/catalogue/price.ts')).registerPrice,
    reductions: async () => (await import('./commands/catalogue/reductions.ts')).registerReductions,
    history: async () => (await import('./commands/history/history.ts')).registerHistory,
    texts: async () => (await import('./commands/texts.ts')).registerTexts,
    undo: async () => (await import('./commands/history/undo.ts')).registerUndo,
    'line-text': async () => (await import('./commands/catalogue/line-text.ts')).registerLineText,
    collections: async () => (await import('./commands/collections/collections.ts')).registerCollections,
    synonyms: async () => (await import('./commands/catalogue/synonyms.ts')).registerSynonyms,
    waiting: async () => (await import('./commands/catalogue/waiting.ts')).registerWaiting,
    discounts: async () => (await import('./commands/catalogue/discounts.ts')).registerDiscounts,
    cards: async () => (await import('./commands/catalogue/gift-cards.ts')).registerGiftCards,
    pages: async () => (await import('./commands/writing/writing.ts')).registerPages,
    articles: async () => (await import('./commands/writing/writing.ts')).registerArticles,
    home: async () => (await import('./commands/shop-pages/home-commands.ts')).registerHome,
    navigation: async () => (await import('./commands/shop-pages/menu-commands.ts')).registerNavigation,
    redirects: async () => (await import('./commands/redirects.ts')).registerRedirects,
    'import-points': async () => (await import('./commands/import-points.ts')).registerImportPoints,
  },
  'Orders:': {
    orders: async () => (await import('./commands/orders/orders.ts')).registerOrders,
    order: async () => (await import('./commands/orders/order.ts')).registerOrder,
    paid: async () => (await import('./commands/orders/paid.ts')).registerPaid,
    send: async () => (await import('./commands/orders/send.ts')).registerSend,
    delivered: async () => (await import('./commands/orders/delivered.ts')).registerDelivered,
    cancel: async () => (await import('./commands/orders/cancel.ts')).registerCancel,
    refund: async () => (await import('./commands/orders/refund.ts')).registerRefund,
    returns: async () => (await import('./commands/orders/returns.ts')).registerReturns,
    returned: async () => (await import('./commands/orders/returned.ts')).registerReturned,
    reviews: async () => (await import('./commands/orders/reviews.ts')).registerReviews,
    invoice: async () => (await import('./commands/invoices/invoice.ts')).registerInvoice,
    ksef: async () => (await import('./commands/ksef/ksef.ts')).registerKsef,
    accounts: async () => (await import('./commands/accounts/accounts.ts')).registerAccounts,
    report: async () => (await import('./commands/reports/report.ts')).registerReport,
  },
  'People:': {
    customers: async () => (await import('./commands/customers/customers.ts')).registerCustomers,
    customer: async () => (await import('./commands/customers/customer.ts')).registerCustomer,
    'accounts-of': async () => (await import('./commands/customers/accounts-of.ts')).registerAccountsOf,
    newsletter: async () => (await import('./commands/customers/newsletter.ts')).registerNewsletter,
    retention: async () => (await import('./commands/customers/retention.ts')).registerRetention,
    staff: async () => (await import('./commands/staff/staff.ts')).registerStaff,
    audit: async () => (await import('./commands/staff/audit.ts')).registerAudit,
  },
  'Development:': {
    add: async () => (await import('./commands/adding/add.ts')).registerAdd,
    'check-icons': async () => (await import('./commands/check-icons.ts')).registerCheckIcons,
  },
};

/** Runs one command. Exit code 0: done; 1: it failed; 2: wrong usage. */
export async function runCli(argv: string[]): Promise<void> {
  tolerateClosedOutput();
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  // Subcommands inherit these settings, so they come first.
  const program = new Command('kasa')
    .description('A self-hosted web shop.')
    .version(version)
    .showHelpAfterError('(run with --help for the options and an example)')
    .configureHelp({
      subcommandTerm: (command) => [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
    })
    .exitOverride();
  const asked = argv[2] ?? '';
  const isCommand = Object.values(groups).some((commands) => Object.hasOwn(commands, asked));
  for (const [heading, commands] of Object.entries(groups)) {
    program.commandsGroup(heading);
    for (const [name, load] of Object.entries(commands)) if (!isCommand || name === asked) (await load())(program);
  }

  try {
    await program.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
      return;
    }
    const { explainOutage } = await import('#server/database/explain-outage.ts');
    reportCliError(explainOutage(error, process.env.DATABASE_URL) ?? error, argv.includes('--json'));
    // Ends the process even if the failed command left something open.
    process.exit();
  }
}

function argumentTerm(argument: Argument): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
}
