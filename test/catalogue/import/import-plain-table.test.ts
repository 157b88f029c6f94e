// A plain list of a merchant's, without addresses, as the command reads it: the office asks about its columns first.
import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { emptyShopSuite, importOptions } from '#test/fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('a plain table');

test('a plain table with titles has addresses made of them, in any letters, and the same ones again', async ({
  database,
}) => {
  const file = ' title ,SKU,Price\nMaçã do pico,MP,5\nΕλιές Καλαμών,EK,6\nSumo de maçã,MQ,7\n';
  const handles = async () =>
    (await database.db.selectFrom('products').select('handle').orderBy('handle').execute()).map(({ handle }) => handle);
  const { db } = database;
  for (const time of ['first', 'second']) {
    const report = await importCatalogue(db, file, importOptions());
    assert.equal(report.faults, [], time);
    assert.equal(await handles(), ['elies-kalamon', 'maca-do-pico', 'sumo-de-maca'], time);
  }
});

test.run();
