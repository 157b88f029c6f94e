import { userInfo } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import type { AuditRow } from '#server/staff/audit/audit-chain.ts';
import { explainAuditFault } from '#server/staff/audit/explain-audit-fault.ts';
import type { AuditFault, VerifiedLog } from '#server/staff/audit/verify-audit-log.ts';
import { CliError } from '../../cli-errors.ts';
import type { ShopClock } from '../shop-clock.ts';

type ListFlags = { first: number; before?: number; kind?: string; json?: boolean };
type VerifyFlags = { head?: string; json?: boolean };

const help = `
Example:
  $ kasa audit verify
  $ kasa audit verify --head 5f0c…
  $ kasa audit list --kind staff.invited

Every row's hash covers the row before it, and the newest one is sealed under KASA_SECRET, or the key in
KASA_DATA/secrets.key: verify finds a row that was changed, removed, put elsewhere or cut off the end, and ends with 1. It
prints the hash of the last row, the head. Noted outside of this machine, it proves later by --head that nothing up to there
was written anew, even by somebody who has the key, too.

What was written without the key is never sealed by itself: verify, doctor and metrics say from which entry on, until somebody
who has the key vouches for it by kasa audit seal, which is an entry itself.`;

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
    .option('--head <hash>', 'a head that was noted before: it has to be in the log', readHash)
    .option('--json', 'print the result as JSON')
    .action(verify);
  audit
    .command('seal')
    .description('vouch for the log as it is and begin a new seal, where the present one does not hold')
    .option('--json', 'print the result as JSON')
    .action(seal);
}

async function list({ first, before, kind, json }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listAudit }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/staff/audit/list-audit.ts'),
    import('../shop-clock.ts'),
  ]);
  const { rows, hasMore, clock } = await withDatabase(async ({ db }) => ({
    ...(await listAudit(db, { before, kind }, Math.min(first, MOST_LISTED))),
    clock: await readShopClock(db),
  }));
  if (json) return console.log(JSON.stringify({ ok: true, entries: rows, hasMore }));
  for (const row of rows) console.log(lineOf(row, clock));
  if (hasMore) console.log(`More: kasa audit list --before ${rows.at(-1)?.id}`);
}

function lineOf({ id, at, who, kind, subject, before, after, address }: AuditRow, clock: ShopClock): string {
  const change = [before, after].filter(Boolean).join(' -> ');
  return [id, clock.moment(at), who, kind, subject, change, address].filter((part) => part !== '').join('  ');
}

async function verify({ head: noted, json }: VerifyFlags): Promise<void> {
  const verified = await lookAtLog(noted);
  if (!verified.ok) throw toCliError(verified.error);
  const { seal, rows, first, last, head } = verified.value;
  if (json) {
    const sealed = seal && { from: seal.from, until: seal.end.id, since: seal.since };
    return console.log(JSON.stringify({ ok: true, rows, first, last, head, sealed }));
  }
  console.log(describe(verified.value, await readClock()).join('\n'));
}

async function lookAtLog(noted?: string) {
  const [{ withDatabase }, { verifyAuditLog }, { readEvidence }, { createAuditKeys }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/staff/audit/verify-audit-log.ts'),
    import('#server/staff/audit/judge-seal.ts'),
    import('#server/secrets/audit-keys.ts'),
  ]);
  return withDatabase(async ({ db, config }) =>
    verifyAuditLog(db, { evidence: await readEvidence(createAuditKeys(config)), noted }),
  );
}

async function readClock(): Promise<ShopClock> {
  const [{ withDatabase }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('../shop-clock.ts'),
  ]);
  return withDatabase(({ db }) => readShopClock(db));
}

function describe({ rows, first, head, seal }: VerifiedLog, clock: ShopClock): string[] {
  const since = seal ? `, sealed since ${clock.day(seal.since)}` : '';
  if (rows === 0) return [`The log is whole${since}. It has no entries yet.`];
  const lines = [`The log is whole${since}: ${rows} entries, the last with the hash ${head}.`];
  if (seal && seal.from > first) {
    const older = seal.from - 1 > first ? `Entries ${first} to ${seal.from - 1} are` : `Entry ${first} is`;
    lines.push(
      `${older} older than the seal: only a head that was noted then proves that nobody rewrote them (--head).`,
    );
  }
  return [...lines, 'Note that hash outside of this machine: with --head it proves later that nothing was cut off.'];
}

function toCliError(fault: AuditFault): CliError {
  return new CliError({ code: `AUDIT_${fault.kind}`, ...explainAuditFault(fault) });
}

async function seal({ json }: { json?: boolean }): Promise<void> {
  const [{ withManager }, { sealAnew }] = await Promise.all([
    import('./with-manager.ts'),
    import('#server/staff/audit/carry-on-seal.ts'),
  ]);
  const systemUser = userInfo().username;
  const sealed = await withManager((tx, { audit, now: at }) => sealAnew(tx, { at, systemUser, audit }));
  if (!sealed.ok) {
    if (sealed.error.kind !== 'SEALED') throw toCliError(sealed.error);
    throw new CliError({
      code: 'AUDIT_SEALED',
      title: 'The audit log is sealed, and the key is here.',
      fix: 'There is nothing to do. A new key comes by kasa secrets rotate, which seals the log under it.',
    });
  }
  const { first, last } = sealed.value;
  if (json) return console.log(JSON.stringify({ ok: true, unproved: sealed.value }));
  const unproved = first > last ? '' : ` Entries ${first} to ${last} were not proved: the log says so.`;
  console.log(`A new seal begins, and all entries up to here are older than it.${unproved}`);
}

function readHash(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new InvalidArgumentError('Expected a hash of 64 digits and letters a to f.');
  return text.toLowerCase();
}

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1 on.');
  return Number(text);
}
