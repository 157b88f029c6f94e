// A suite of tests that each begin with a shop in which nothing has happened, a buyer and something to buy. It is one shop for
// all of them: it runs on after a test, and the next one may name the point at which it dies.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type WholeTest, wholeSuite } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { type EmptyTables, findEmptyTables } from './empty-tables.ts';
import { aBuyer, type Buyer } from './http-buyer.ts';
import { createShopTemplate, type KillableShop } from './killable-shop.ts';

export type KillableContext = { emptyTables: EmptyTables; shop: KillableShop; buyer: Buyer; variantId: string };

export function killableSuite(title: string, environment: NodeJS.ProcessEnv = {}): WholeTest<KillableContext> {
  const test = wholeSuite<KillableContext>(title);
  test.before(async (context) => {
    const template = await createShopTemplate();
    context.shop = await template.open({ KASA_FAULTPOINT: 'when-told', ...environment });
    context.emptyTables = await findEmptyTables(context.shop.db);
  });
  test.after(({ shop }) => shop.close());
  test.before.each(async (context) => {
    context.buyer = aBuyer(context.shop);
    context.variantId = await aProduct(context.shop.db);
  });
  test.after.each(async ({ shop, emptyTables }) => {
    await emptyTables.emptyAgain();
    await rm(join(shop.dataDirectory, 'mail'), { recursive: true, force: true });
  });
  return test;
}
