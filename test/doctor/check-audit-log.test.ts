// What doctor says of the seal over the log of staff, with the file beside the key that remembers its end.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { checkAuditLog } from '#server/doctor/check-audit-log.ts';
import { createAuditKeys } from '#server/secrets/audit-keys.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { sealAuditLogWith } from '#server/staff/audit/carry-on-seal.ts';
import { openTestDatabase } from '../database/test-database.ts';

test('a log that is not sealed up to its end is a fault, and so is one that begins again', async () => {
  const { db, url, close } = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'kasa-audit-'));
  const config = readConfig({ KASA_DATA: folder, DATABASE_URL: url });
  const by = { staffId: null, who: 'a test', address: '', device: '' };
  const write = () => inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'stepUp', subject: '' }, new Date()));
  const writeSealed = async () => {
    const end = sealAuditLogWith(createAuditKeys(config));
    await write();
    end();
  };
  const said = async () => (await checkAuditLog.run({ config, db } as never)).map(({ status, says }) => [status, says]);

  assert.equal(await said(), [['ok', 'empty: the shop seals it when it starts']]);
  await writeSealed();
  await writeSealed();
  assert.equal(await said(), [['ok', 'sealed']]);
  await write();
  const [unsealed] = await said();
  assert.is(unsealed?.[0], 'fault');
  assert.match(unsealed?.[1] ?? '', 'is not sealed from entry 3 on');

  await db
    .updateTable('audit_head')
    .set({ last_id: 0, hash: Buffer.alloc(32) })
    .execute();
  assert.match((await said())[0]?.[1] ?? '', 'entry 1 was there once');

  const keys = createAuditKeys(config);
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.head'));
  assert.is((await keys.recall())?.id, 1);
  const practice = Object.assign(new URL(url), { pathname: '/practice' }).href;
  assert.is(await createAuditKeys({ ...config, databaseUrl: practice }).recall(), null);
  await writeFile(join(folder, file), '\0\0');
  assert.is(await keys.recall(), null, 'after a power cut');
  await close();
  await rm(folder, { recursive: true });
});

test.run();
