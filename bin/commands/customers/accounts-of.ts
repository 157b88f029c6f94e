import type { Command } from 'commander';
import { CliError } from '../../cli-errors.ts';

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

async function showAccount(typed: string, { json }: Flags): Promise<void> {
  const [{ withDatabase }, { readShopClock }, { describeAccount }, { emailKey, isEmailAddress }] = await Promise.all([
    import('../with-database.ts'),
    import('../shop-clock.ts'),
    import('#server/shopper-accounts/describe-accounts.ts'),
    import('#src/email-address.ts'),
  ]);
  if (!isEmailAddress(emailKey(typed))) {
    throw new CliError({
      code: 'EMAIL_INVALID',
      title: `${typed} is no e-mail address.`,
      fix: 'Write it whole, as anna@mail.example.',
    });
  }
  const { described, clock } = await withDatabase(async ({ db, now }) => ({
    described: await describeAccount(db, typed, now()),
    clock: await readShopClock(db),
  }));
  if (json) return console.log(JSON.stringify({ ok: true, ...described }));
  const { email, account, orders } = described;
  if (account) {
    const { createdAt, provenAt, browsers } = account;
    console.log(`${email} has had an account since ${clock.moment(createdAt)}.`);
    console.log(
      `The address was last proven on ${clock.moment(provenAt)}; open in ${browsers} browser${browsers === 1 ? '' : 's'}.`,
    );
  } else console.log(`${email} has no account.`);
  console.log(orders.length > 0 ? `Orders: ${orders.join(', ')}` : 'No orders under this address.');
}
