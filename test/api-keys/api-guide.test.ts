// The examples of the guide for programs, sent as they stand there.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyPermissions } from '#src/api-keys/key-rules.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { root } from '../source-imports.ts';
import { anApiKey } from './an-api-key.ts';

const test = suite<{ shop: ShopFixture }>('the guide for programs');
const guide = readFileSync(`${root}server/guides/api.md`, 'utf8');
const commands = [...guide.matchAll(/^curl .*$/gm)].map(([line]) => line);

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

/** A line of the shell with double and single quotes, as words. */
function wordsOf(line: string, variables: Record<string, string>): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) =>
      single ?? (double ?? plain ?? '').replace(/\$([A-Z_]+)/g, (_, name) => variables[name] ?? ''),
  );
}

function requestOf(line: string, key: string) {
  const [, url = '', ...options] = wordsOf(line, { SHOP: '', KASA_KEY: key });
  const valuesOf = (option: string) => options.filter((_, index) => options[index - 1] === option);
  const headers = Object.fromEntries(valuesOf('-H').map((header) => header.split(/:\s*/, 2)));
  const [payload] = valuesOf('-d');
  return payload === undefined ? { url, headers } : ({ method: 'POST', url, headers, payload } as const);
}

test('its examples are answered, and the second call under one Idempotency-Key does nothing', async ({ shop }) => {
  const { db } = shop.database;
  const order = await aPaidOrder({ db, now: () => shopTime, payments: shop.payments });
  const key = await anApiKey(db, ['stock.write', 'orders.fulfil']);
  assert.is(commands.length, 2);
  for (const line of [...commands, ...commands]) {
    const { statusCode, body } = await shop.app.inject(requestOf(line.replaceAll('1001', String(order.number)), key));
    assert.is(statusCode, 200, body);
    assert.equal(JSON.parse(body).errors, []);
  }
  const notes = await db.selectFrom('order_notes').select('text').execute();
  assert.equal(notes, [{ text: 'Waits for the frame.' }]);
});

test('it names every permission that a key can have, and no other', () => {
  const table = /\| permission \| opens \|\n(.*?)\n\n/s.exec(guide)?.[1] ?? '';
  const named = [...table.matchAll(/`([a-z_]+\.[a-z]+)`/g)].map(([, name]) => name);
  assert.equal(named.sort(), [...keyPermissions].sort());
});

test.run();
