// The office's long files are read from where long readings go; only the line in the log of staff is written to the primary.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { productsCsvFile } from '#server/catalogue/office/imports/products-csv-file.ts';
import { customersCsvFile } from '#server/customers/office/customers-csv-file.ts';
import type { Db } from '#server/database/connect.ts';
import { ordersCsvFile } from '#server/order-list/office/orders-csv-file.ts';
import { demoProfile } from '../fixtures/demo-shop.ts';
import { type NamedDatabase, openTestDatabase } from './test-database.ts';

const test = suite<{ database: NamedDatabase }>('files from a replica');
test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

for (const file of [productsCsvFile, customersCsvFile, ordersCsvFile]) {
  test(`${file.attempt} is read from the replica`, async ({ database: { db } }) => {
    const asked: string[] = [];
    const noting = (name: string): Db =>
      db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(name);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
    const context = {
      ...{
        db: noting('primary'),
        readDb: () => noting('replica'),
        now: () => new Date(),
        audit: async () => undefined,
      },
      ...{
        staff: { permissions: ['orders.read', 'customers.export'] },
        timeZone: 'Europe/Warsaw',
        companyCountry: 'PL',
        markets: demoProfile.markets,
      },
    };
    const written = await file.write(context as never, { search: new URLSearchParams() } as never);
    let text = '';
    for await (const part of (written?.content ?? []) as AsyncIterable<string>) text += part;
    assert.ok(text.length > 10);
    assert.ok(asked.includes('replica'));
    assert.not.ok(asked.includes('primary'), `${file.attempt} asks the primary for what it tells`);
  });
}

test.run();
