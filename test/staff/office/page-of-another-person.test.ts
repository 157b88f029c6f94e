// Two people sign in one after the other in one browser: what a page sends that was drawn for the first is nothing that the
// second has done.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pictureUploadPath } from '#src/media/office/picture-upload.ts';
import { officeFormAction } from '#src/office-addresses.ts';
import { PAGE_OF_HEADER } from '#src/staff/page-of.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { postForm, shopOrigin, textOf } from '#test/fixtures/post-form.ts';
import { listSources } from '#test/source-imports.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; robin: SignedInFixture; piet: SignedInFixture };
const test = suite<Context>('the page of another person');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.robin = await signedInStaff(db, 'owner', { now: shopTime, name: 'Robin Kowalski' });
  context.piet = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet Other' });
});
test.after(({ shop }) => shop.close());

async function changeLanguage({ shop }: Context, { cookie }: SignedInFixture, pageOf?: number) {
  const { statusCode, body } = await shop.app.inject({
    ...{ method: 'POST', url: officeApi.mutationUrl('StaffChangeLanguage'), payload: { locale: 'nl' } },
    headers: { origin: shopOrigin, cookie, ...(pageOf && { [PAGE_OF_HEADER]: String(pageOf) }) },
  });
  return { statusCode, body };
}

const languageOf = async ({ shop }: Context, { id }: SignedInFixture) =>
  (await shop.database.db.selectFrom('staff').select('locale').where('id', '=', id).executeTakeFirstOrThrow()).locale;

test('nothing is done as somebody else than whose page it is, and that is said', async (context) => {
  const { robin, piet } = context;
  const refused = await changeLanguage(context, piet, robin.id);
  assert.is(refused.statusCode, 412);
  assert.match(refused.body, /"OTHER_PERSON".*opened by somebody else; Piet Other is signed in now/);
  assert.is(await languageOf(context, piet), 'en');
  assert.is((await changeLanguage(context, piet, piet.id)).statusCode, 200);
  assert.is(await languageOf(context, piet), 'nl');
});

test('what the other person may not do is not written down as a try of theirs', async (context) => {
  const { shop, robin, piet } = context;
  const { statusCode } = await shop.app.inject({
    ...{ method: 'POST', url: pictureUploadPath, payload: Buffer.from('x') },
    headers: {
      ...{ origin: shopOrigin, cookie: piet.cookie, 'content-type': 'image/png' },
      [PAGE_OF_HEADER]: String(robin.id),
    },
  });
  assert.is(statusCode, 412);
  const { db } = shop.database;
  assert.equal(await db.selectFrom('audit_log').select('kind').where('kind', '=', 'access.refused').execute(), []);
});

test('somebody signs in from the page of another person', async ({ shop, robin, piet }) => {
  const { statusCode } = await shop.app.inject({
    ...{ method: 'POST', url: officeApi.mutationUrl('StaffBeginPasskeySignIn'), payload: {} },
    headers: { origin: shopOrigin, cookie: piet.cookie, [PAGE_OF_HEADER]: String(robin.id) },
  });
  assert.is(statusCode, 200);
});

test('without scripts the form names the person of its page, and its refusal is a page', async (context) => {
  const { shop, robin, piet } = context;
  const { body } = await shop.app.inject({ url: '/admin/account', headers: { cookie: robin.cookie } });
  assert.match(body, new RegExp(`name="pageOf" value="${robin.id}"`));
  const post = (pageOf: number) => {
    const fields = { back: '/admin/account', pageOf: String(pageOf), locale: 'de' };
    return postForm(shop.app, officeFormAction('StaffChangeLanguage'), fields, { cookie: piet.cookie });
  };
  const refused = await post(robin.id);
  assert.is(refused.statusCode, 412);
  assert.match(textOf(refused.body), /andere|ander|Somebody else/);
  assert.is(await languageOf(context, piet), 'nl');
  assert.is((await post(piet.id)).statusCode, 303);
  assert.is(await languageOf(context, piet), 'de');
});

/** They change nothing: what is typed is drawn as shoppers will see it. */
const previews = ['src/ui/office/preview/use-preview-page.ts'];

test('whatever the office sends past its GraphQL says whose page it is', async () => {
  const sending: string[] = [];
  for (const { path: file, text } of await listSources('src/**/*.{ts,tsx}')) {
    const isOffice = file.includes('/office/') || file.startsWith('src/setup/');
    if (isOffice && /method: 'POST'|\.open\('POST'/.test(text) && !previews.includes(file)) {
      sending.push(file);
      assert.match(text, 'pageOfHeaders()', file);
    }
  }
  assert.is(sending.length, 6);
});

test.run();
