// The link that a new shop prints for its first owner, by the clock.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { findLink, takeLink } from '#server/staff/link-store.ts';
import { offerSetup } from '#server/staff/offer-setup.ts';
import { createLinkChallenge } from '#server/staff/passkeys/challenge-store.ts';
import { type NamedDatabase, openTestDatabase } from '#test/database/test-database.ts';
import { shopTime } from '#test/fixtures/a-shop.ts';

const test = suite<{ database: NamedDatabase }>('the first link');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('a link for the first owner that nobody uses is good for a day, to the second, however often it is opened', async ({
  database: { db },
}) => {
  const token = (await offerSetup(db, shopTime))?.split('/').at(-1) ?? '';
  const afterDay = (ms: number) => new Date(shopTime.getTime() + 24 * 60 * 60_000 + ms);
  for (const at of [shopTime, afterDay(-1_000), afterDay(-1)])
    assert.ok(await findLink(db, token, at), at.toISOString());
  assert.is(await findLink(db, token, afterDay(0)), null);
  assert.is(await inTransaction(db, (tx) => takeLink(tx, token, afterDay(0))), null);
  assert.ok(await inTransaction(db, (tx) => takeLink(tx, token, afterDay(-1))), 'trying too late uses nothing up');
  assert.is(await findLink(db, token, shopTime), null);
});

test('a second press of one who has used the link meanwhile is answered as a link that is gone', async ({
  database: { db },
}) => {
  const token = (await offerSetup(db, shopTime))?.split('/').at(-1) ?? '';
  const link = await findLink(db, token, shopTime);
  assert.ok(link);
  assert.ok(await inTransaction(db, (tx) => createLinkChallenge(tx, link.id, shopTime)));
  assert.ok(await inTransaction(db, (tx) => takeLink(tx, token, shopTime)));
  assert.is(await inTransaction(db, (tx) => createLinkChallenge(tx, link.id, shopTime)), null);
});

test.run();
