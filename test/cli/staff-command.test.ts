// `kasa staff` and `kasa audit` as an operator runs them.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { findLink } from '#server/staff/link-store.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { runKasa } from './run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa staff and kasa audit');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('invites, changes and removes people, keeps the last owner, and writes all of it into the log', async (context) => {
  const { db, url } = context.database;
  const run = (...args: string[]) => runKasa(args, { env: { DATABASE_URL: url, PUBLIC_URL: 'https://shop.example' } });
  const answerOf = async (...args: string[]) => {
    const { code, stdout } = await run(...args, '--json');
    return { code, ...JSON.parse(stdout) };
  };
  const codeOf = async (...args: string[]) => (await answerOf(...args)).error?.code;

  assert.match((await run('staff', 'list')).stdout, 'Nobody yet.');
  const { email: owner } = await signedInStaff(db, 'owner', { email: 'olga@shop.example' });
  const invited = await answerOf('staff', 'invite', 'Anna@shop.example', '--role', 'packer', '--language', 'de');
  const token = /^https:\/\/shop\.example\/admin\/invitation\/(.+)$/.exec(invited.link)?.[1];
  const link = await findLink(db, token, new Date());
  assert.equal([link?.email, link?.role, link?.locale], ['anna@shop.example', 'packer', 'de']);
  const { staff, invitations } = await answerOf('staff', 'list');
  assert.equal([staff.length, invitations.length], [1, 1]);

  assert.is(await codeOf('staff', 'invite', 'nonsense', '--role', 'packer'), 'EMAIL_INVALID');
  assert.is(await codeOf('staff', 'invite', owner, '--role', 'packer'), 'EMAIL_TAKEN');
  assert.is(
    await codeOf('staff', 'invite', 'b@shop.example', '--role', 'packer', '--language', 'xx'),
    'UNKNOWN_LANGUAGE',
  );
  assert.is((await run('staff', 'invite', 'b@shop.example', '--role', 'king')).code, 2);
  assert.is(await codeOf('staff', 'role', owner, '--role', 'manager'), 'LAST_OWNER');
  assert.is(await codeOf('staff', 'remove', owner), 'LAST_OWNER');
  assert.is(await codeOf('staff', 'recover', 'nobody@shop.example'), 'UNKNOWN_STAFF');
  assert.match((await answerOf('staff', 'recover', owner)).link, /^https:\/\/shop\.example\/admin\/recovery\//);

  const { email: packer } = await signedInStaff(db, 'packer');
  assert.equal((await answerOf('staff', 'role', packer, '--role', 'manager')).role, 'manager');
  assert.is((await run('staff', 'remove', packer)).code, 0);
  assert.not.match((await run('staff', 'list')).stdout, packer);

  const { ok, last, head, sealed } = await answerOf('audit', 'verify');
  assert.equal([ok, sealed.from, sealed.until], [true, 1, last]);
  assert.is((await answerOf('audit', 'verify', '--head', head)).ok, true);
  assert.is(await codeOf('audit', 'verify', '--head', '0'.repeat(64)), 'AUDIT_HEAD_UNKNOWN');
  assert.is(await codeOf('audit', 'seal'), 'AUDIT_SEALED');
  const log = (await run('audit', 'list')).stdout;
  for (const kind of ['staff.invited', 'staff.recoveryOffered', 'staff.roleChanged', 'staff.removed'])
    assert.match(log, kind);
});

test('a row that was written without the key is told of until a person vouches for it', async ({ database }) => {
  const run = async (...args: string[]) => {
    const { code, stdout } = await runKasa(['audit', ...args, '--json'], { env: { DATABASE_URL: database.url } });
    return { code, ...JSON.parse(stdout) };
  };
  const by = { staffId: null, who: 'anna@shop.example', address: '', device: '' };
  await inTransaction(database.db, (tx) => writeAudit(tx, by, { kind: 'signIn', subject: '' }, new Date()));
  const { code, error } = await run('verify');
  assert.equal([code, error.code], [1, 'AUDIT_UNSEALED']);
  const { unproved } = await run('seal');
  assert.is(unproved.first, unproved.last);
  const { ok, sealed } = await run('verify');
  assert.equal([ok, sealed.from], [true, unproved.last + 1]);
});

test('a changed row of the log is found', async ({ database: { db, url } }) => {
  await sql`alter table audit_log disable trigger user`.execute(db);
  await db.updateTable('audit_log').set({ subject: 'somebody else' }).where('id', '=', 2).execute();
  const { code, stdout } = await runKasa(['audit', 'verify', '--json'], { env: { DATABASE_URL: url } });
  assert.is(code, 1);
  assert.match(stdout, /"code":"AUDIT_CHANGED"/);
});

test.run();
