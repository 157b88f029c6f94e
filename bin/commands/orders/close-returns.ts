// The commands that close returns for which no money is due, and open them again: the same as the office does.
import { type Command, InvalidArgumentError } from 'commander';
import type { Transaction } from '#server/database/transaction.ts';
import type { ReturnRefusal } from '#src/fulfilment/office/return-refusals.ts';
import type { Result } from '#src/result.ts';
import type { NoMoneyReason } from '#src/returns/no-money-due.ts';
import { CliError } from '../../cli-errors.ts';

type Flags = { json?: boolean };

const help = `
Nothing was paid for the order, as it was cancelled, or was to be paid on delivery and came back; or all that was paid has
gone back already. No money moves, and nobody is written to: goods that are still on their way are received as before.

Example:
  $ kasa returns close 7
  $ kasa returns close 7 8 9 --json
  $ kasa returns reopen 7`;

const because: Record<NoMoneyReason, string> = {
  nothing_paid: 'nothing was paid for its order',
  all_refunded: 'all that was paid for its order has gone back',
};

const advice: Partial<Record<ReturnRefusal['kind'], [title: string, fix: string]>> = {
  ReturnClosed: ['it is closed already, or there is none of this number', 'See kasa returns.'],
  ReturnNotClosed: ['it was not closed without money', 'See kasa returns.'],
  ReturnWithoutOrder: ['nobody knows yet which order it is about', 'Match it with one in the office.'],
  MoneyLeft: [
    'there is still money to give back',
    'Give it back: kasa refund ORDER. Or refuse the return in the office.',
  ],
  PaymentMayCome: [
    'its order can still be paid',
    'Cancel the order first: kasa cancel ORDER. If its goods are here: kasa returned ORDER.',
  ],
};

export function registerCloseReturns(returns: Command): void {
  returns
    .command('close')
    .description('close returns for which no money is due')
    .argument('<number...>', 'numbers of returns', collectNumber)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(async (numbers: number[], _flags: Flags, command: Command) => {
      const { json } = command.optsWithGlobals<Flags>();
      const { closeReturn } = await import('#server/returns/close-return.ts');
      const closed = await changeEach('return.closed', numbers, (tx, number, now) => closeReturn(tx, number, now));
      const list = closed.map(({ number, value }) => ({ number, because: value }));
      if (json) console.log(JSON.stringify({ ok: true, closed: list }));
      else for (const { number, value } of closed) console.log(`Return ${number} is closed: ${because[value]}.`);
    });
  returns
    .command('reopen')
    .description('let returns that were closed without money wait again')
    .argument('<number...>', 'numbers of returns', collectNumber)
    .option('--json', 'print the result as JSON')
    .action(async (numbers: number[], _flags: Flags, command: Command) => {
      const { json } = command.optsWithGlobals<Flags>();
      const { reopenReturn } = await import('#server/returns/close-return.ts');
      const reopened = await changeEach('return.reopened', numbers, reopenReturn);
      if (json) console.log(JSON.stringify({ ok: true, reopened: reopened.map(({ number }) => number) }));
      else for (const { number } of reopened) console.log(`Return ${number} waits again.`);
    });
}

type Change<T> = (tx: Transaction, number: number, now: Date) => Promise<Result<T, ReturnRefusal>>;

/** Either all of them are changed, or none is. */
async function changeEach<T>(
  kind: 'return.closed' | 'return.reopened',
  numbers: readonly number[],
  change: Change<T>,
): Promise<{ number: number; value: T }[]> {
  const [{ withDatabase }, { inTransaction }, { writeAudit }, { commandLine }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/database/transaction.ts'),
    import('#server/staff/audit/audit-log.ts'),
    import('../staff/with-manager.ts'),
  ]);
  return withDatabase(({ db, now }) =>
    inTransaction(db, async (tx) => {
      const changed: { number: number; value: T }[] = [];
      for (const number of new Set(numbers)) {
        const done = await change(tx, number, now());
        if (!done.ok) throw refusedReturn(number, done.error);
        await writeAudit(tx, commandLine, { kind, subject: String(number) }, now());
        changed.push({ number, value: done.value });
      }
      return changed;
    }),
  );
}

function refusedReturn(number: number, { kind }: ReturnRefusal): CliError {
  const [title, fix] = advice[kind] ?? ['that is not possible now', 'See kasa returns.'];
  return new CliError({
    code: 'RETURN_UNCHANGED',
    title: `Return ${number} stays as it is, and so do the others that were named: ${title}.`,
    fix,
  });
}

function collectNumber(text: string, numbers: number[] = []): number[] {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected the number of a return, such as 7.');
  return [...numbers, Number(text)];
}
