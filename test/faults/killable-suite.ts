// A suite of tests that each begin with a shop of their own, not started yet, a buyer and something to buy.
import { suite, type Test } from 'uvu';
import { aProduct } from '../fixtures/a-product.ts';
import { aBuyer, type Buyer } from './http-buyer.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from './killable-shop.ts';

export type KillableContext = { template: ShopOnTemplate; shop: KillableShop; buyer: Buyer; variantId: string };

export function killableSuite(title: string): Test<KillableContext> {
  const test = suite<KillableContext>(title);
  test.before(async (context) => {
    context.template = await createShopTemplate();
  });
  test.after(({ template }) => template.close());
  test.before.each(async (context) => {
    context.shop = await context.template.open();
    context.buyer = aBuyer(context.shop);
    context.variantId = await aProduct(context.shop.db);
  });
  test.after.each(({ shop }) => shop.close());
  return test;
}
