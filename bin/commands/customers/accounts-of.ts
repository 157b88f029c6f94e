import type { Command } from 'commander';

type Flags = { json?: boolean };

const help = `
Says whether an address has an account, since when, and which orders it shows. What else is in the account is the
shopper's own; a copy of all that is kept of a person is had by: kasa customer export

Example:
  $ kasa accounts-of anna@example.com`;

export function registerAccountsOf(program: Command): void {
  program
    .command('accounts-of')
    .description('whether a shopper has an account, and its orders')
    .argument('<email>', 'the e-mail address')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(showAccount);
}

async function showAccount(email: string, { json }: Flags): Promise<void> {
  const { withDatabase } = await import('../with-database.ts');
  const { describeAccount } = await import('#server/shopper-accounts/describe-accounts.ts');
  const described = await withDatabase(({ db, now }) => describeAccount(db, email, now()));
  if (json) return console.log(JSON.stringify({ ok: true, ...described }));
  const { account, orders } = described;
  if (account) {
    const { createdAt, provenAt, browsers } = account;
    console.log(`${described.email} has had an account since ${createdAt.toISOString()}.`);
    console.log(
      `The address was last proven on ${provenAt.toISOString()}; open in ${browsers} browser${browsers === 1 ? '' : 's'}.`,
    );
  } else console.log(`${described.email} has no account.`);
  console.log(orders.length > 0 ? `Orders: ${orders.join(', ')}` : 'No orders under this address.');
}
