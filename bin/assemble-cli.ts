// The commands, as the help lists them. Each loads its code when it runs.
import { readFileSync } from 'node:fs';
import { type Argument, Command, CommanderError } from 'commander';
import { reportCliError } from './cli-errors.ts';
import { registerBackup } from './commands/backup.ts';
import { registerBuild } from './commands/build.ts';
import { registerCollections } from './commands/catalogue/collections.ts';
import { registerDiscounts } from './commands/catalogue/discounts.ts';
import { registerExport } from './commands/catalogue/export.ts';
import { registerImport } from './commands/catalogue/import.ts';
import { registerLineText } from './commands/catalogue/line-text.ts';
import { registerPrice } from './commands/catalogue/price.ts';
import { registerStock } from './commands/catalogue/stock.ts';
import { registerSynonyms } from './commands/catalogue/synonyms.ts';
import { registerWaiting } from './commands/catalogue/waiting.ts';
import { registerCheckIcons } from './commands/check-icons.ts';
import { registerCustomer } from './commands/customers/customer.ts';
import { registerCustomers } from './commands/customers/customers.ts';
import { registerNewsletter } from './commands/customers/newsletter.ts';
import { registerRetention } from './commands/customers/retention.ts';
import { registerDemo } from './commands/demo.ts';
import { registerDoctor } from './commands/doctor.ts';
import { registerImportPoints } from './commands/import-points.ts';
import { registerInit } from './commands/init.ts';
import { registerMail } from './commands/mail.ts';
import { registerMigrate } from './commands/migrate.ts';
import { registerNotice } from './commands/notice.ts';
import { registerCancel } from './commands/orders/cancel.ts';
import { registerDelivered } from './commands/orders/delivered.ts';
import { registerOrder } from './commands/orders/order.ts';
import { registerOrders } from './commands/orders/orders.ts';
import { registerPaid } from './commands/orders/paid.ts';
import { registerRefund } from './commands/orders/refund.ts';
import { registerReturned } from './commands/orders/returned.ts';
import { registerReturns } from './commands/orders/returns.ts';
import { registerReviews } from './commands/orders/reviews.ts';
import { registerSend } from './commands/orders/send.ts';
import { registerRedirects } from './commands/redirects.ts';
import { registerRestore } from './commands/restore.ts';
import { registerSecrets } from './commands/secrets.ts';
import { registerSeed } from './commands/seed.ts';
import { registerServe } from './commands/serve.ts';
import { registerSettings } from './commands/settings/settings.ts';
import { registerAudit } from './commands/staff/audit.ts';
import { registerStaff } from './commands/staff/staff.ts';

const USAGE_EXIT_CODE = 2;

const groups: [heading: string, commands: ((program: Command) => void)[]][] = [
  ['Running:', [registerServe, registerBuild, registerMigrate, registerDoctor, registerBackup, registerRestore]],
  [
    'The shop:',
    [registerInit, registerSettings, registerSecrets, registerMail, registerNotice, registerSeed, registerDemo],
  ],
  [
    'Products:',
    [
      ...[
        registerImport,
        registerExport,
        registerStock,
        registerPrice,
        registerLineText,
        registerCollections,
        registerSynonyms,
      ],
      ...[registerWaiting, registerDiscounts, registerRedirects, registerImportPoints],
    ],
  ],
  [
    'Orders:',
    [
      ...[registerOrders, registerOrder, registerPaid, registerSend, registerDelivered, registerCancel, registerRefund],
      ...[registerReturns, registerReturned, registerReviews],
    ],
  ],
  [
    'People:',
    [registerCustomers, registerCustomer, registerNewsletter, registerRetention, registerStaff, registerAudit],
  ],
  ['Development:', [registerCheckIcons]],
];

/** Runs one command. Exit code 0: done; 1: it failed; 2: wrong usage. */
export async function runCli(argv: string[]): Promise<void> {
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
  for (const [heading, commands] of groups) {
    program.commandsGroup(heading);
    for (const register of commands) register(program);
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
