// Notes on packing slips, as they were written.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOrdersToPack } from '#server/packing/office/read-orders-to-pack.ts';
import { drawPackingSlip } from '#server/packing/papers/packing-slip.ts';
import { openPaper } from '#server/papers/open-paper.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';

const test = suite<{ shop: ShopFixture }>('notes on slips');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('a note keeps its lines on the slip, in the shop’s typeface and in one that has its letters', async ({ shop }) => {
  const { number } = await aPaidOrder({ db: shop.database.db, now: () => shopTime, payments: shop.payments });
  const { orders } = await readOrdersToPack(shop.database.db, { numbers: [number], first: 1 });
  const [order] = orders;
  if (!order) throw new Error('the order is not to be packed');
  /** Where the table of what is in the parcel begins, below the note. */
  const tableBelow = async (note: string) => {
    const paper = await openPaper(demoProfile.brand.typeface, { title: '', author: '', language: 'pl' });
    const placed = new Map<string, number>();
    const write = paper.doc.text.bind(paper.doc) as (...given: unknown[]) => typeof paper.doc;
    paper.doc.text = (text: string, ...[x, y, ...rest]: unknown[]) => {
      if (typeof y === 'number') placed.set(text, y);
      return write(text, x, y, ...rest);
    };
    drawPackingSlip(paper, { ...order, note }, { shop: demoProfile, logo: null, pictures: new Map() });
    paper.doc.end();
    const top = placed.get('Artykuł');
    if (top === undefined) throw new Error([...placed.keys()].join('\n'));
    return top;
  };
  for (const [line, lines] of [
    ['Dla Zosi Sto lat! Ciocia Ania', 'Dla Zosi\n\nSto lat!\nCiocia Ania'],
    ['Dla Zosi 🎁 Sto lat!', 'Dla Zosi\n\n🎁\nSto lat!'],
  ] as const) {
    const lower = (await tableBelow(lines)) - (await tableBelow(line));
    assert.ok(lower > 3 * 11, `three more lines take ${lower} points`);
  }
});

test.run();
