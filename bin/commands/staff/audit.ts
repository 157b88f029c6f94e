import { type Command, InvalidArgumentError } from 'commander';
import type { AuditRow } from '#server/staff/audit/audit-log.ts';
import { CliError } from '../../cli-errors.ts';

type ListFlags = { first: number; before?: number; kind?: string; json?: boolean };

const help = `
Example:
  $ kasa audit verify
  $ kasa audit list --kind staff.invited

Every row's hash covers the row before it: verify finds a row that was changed, removed or put elsewhere, and ends with 1.
It prints the hash of the last row; written down outside of the database, it proves later that nothing was written anew.`;

const MOST_LISTED = 1_000;

export function registerAudit(program: Command): void {
  const audit = program
    .command('audit')
    .description('what staff did, and whether the log of it is whole')
    .addHelpText('after', help);
  audit
    .command('list')
    .description('the newest entries first')
    .option('--first <number>', `how many, at most ${MOST_LISTED}`, readNumber, 50)
    .option('--before <id>', 'only entries before this one', readNumber)
    .option('--kind <kind>', 'only of one kind, as signIn.refused')
    .option('--json', 'print the list as JSON')
    .action(list);
  audit
    .command('verify')
    .description('check the chain from the first entry to the last')
    .option('--json', 'print the result as JSON')
    .action(verify);
}

async function list({ first, before, kind, json }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listAudit }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/staff/audit/list-audit.ts'),
  ]);
  const { rows, hasMore } = await withDatabase(({ db }) =>
    listAudit(db, { before, kind }, Math.min(first, MOST_LISTED)),
  );
  if (json) return console.log(JSON.stringify({ ok: true, entries: rows, hasMore }));
  for (const row of rows) console.log(lineOf(row));
  if (hasMore) console.log(`More: kasa audit list --before ${rows.at(-1)?.id}`);
}

function lineOf({ id, at, who, kind, subject, before, after, address }: AuditRow): string {
  const change = [before, after].filter(Boolean).join(' -> ');
  return [id, at.toISOString(), who, kind, subject, change, address].filter((part) => part !== '').join('  ');
}

async function verify({ json }: { json?: boolean }): Promise<void> {
  const [{ withDatabase }, { verifyAuditLog }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/staff/audit/verify-audit-log.ts'),
  ]);
  const verified = await withDatabase(({ db }) => verifyAuditLog(db));
  if (!verified.ok) {
    const { kind, id } = verified.error;
    throw new CliError({
      code: `AUDIT_${kind}`,
      title:
        kind === 'MISSING'
          ? `Entry ${id} of the audit log is missing.`
          : `Entry ${id} of the audit log is not as it was written.`,
      fix: 'Somebody with access to the database changed it. Compare with a backup: kasa restore into an empty database.',
    });
  }
  const { rows, head } = verified.value;
  if (json) console.log(JSON.stringify({ ok: true, rows, head }));
  else console.log(`The log is whole: ${rows} entries${rows > 0 ? `, the last with the hash ${head}` : ''}.`);
}

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1 on.');
  return Number(text);
}
