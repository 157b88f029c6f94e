// A payment link whose e-mail was kept back: the editor says which fields of the customer it is for, as long as they say so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newDraft } from '#src/drafts/draft-content.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { officePerson } from '../staff/office-person.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('e-mails of drafts that were kept back');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('the fields that kept it back are told with what is wrong, until they say something else', async ({ shop }) => {
  const { db } = shop.database;
  const { cookie } = await signedInStaff(db, 'owner', { now: shopTime, locale: 'en' });
  const person = officePerson(shop, cookie);
  const content = newDraft('pl');
  const { saveDraft } = await person.mutate('DraftsSave', {
    number: null,
    version: 0,
    content: JSON.stringify(content),
  });
  const number = saveDraft.number ?? 0;
  const shown = async () => (await person.query('DraftsShow', { number })).draft;
  assert.equal((await shown())?.sendFaults, []);
  // A draft of earlier, whose customer nobody had looked at before its e-mail was to go out.
  const hold = (phone: string, refusal: string) =>
    db
      .updateTable('draft_orders')
      .set({ content: JSON.stringify({ ...content, customer: { ...content.customer, phone } }), send_refusal: refusal })
      .where('number', '=', number)
      .execute();
  await hold('abc', 'ContactWrong');
  const [fault, ...others] = (await shown())?.sendFaults ?? [];
  assert.equal([fault?.field, fault?.typed, others], ['phone', 'abc', []]);
  assert.match(fault?.says ?? '', 'number');
  await hold('601 234 567', 'ContactWrong');
  assert.equal((await shown())?.sendFaults, []);
  await hold('abc', 'NoEmail');
  assert.equal((await shown())?.sendFaults, [], 'it was kept back for something else');
});

test.run();
