// A product from a phone's photo, its pictures in the order and with the words of the merchant, and the library of them.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { listUnusedPictures } from '#server/catalogue/office/pictures/remove-pictures.ts';
import { copySeededShop } from '../../database/data-templates.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { aPictureFile } from '../../media/a-picture-file.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('pictures in the office, in a browser');

/** The demo hangs its pictures on a wall; every other shop fills its frames. */
async function aShopThatFills() {
  const seeded = await copySeededShop();
  await sql`insert into settings (document, version, data, changed_by, changed_at)
    select document, version + 1, data || '{"pictures": "filled"}', 'seed', now() from settings
    where document = 'brand' order by version desc limit 1`.execute(seeded.database.db);
  return seeded;
}

test.before(async (context) => {
  context.shop = await startShopWithClock({}, aShopThatFills);
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, viewport: keyof typeof viewports = 'desktop') {
  const { page, ...watched } = await openWatchedPage(browser, {
    locale: 'en',
    viewport: viewports[viewport],
    // What has a camera is touched.
    ...(viewport === 'phone' && { hasTouch: true, isMobile: true }),
  });
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, count, ...watched };
}

/** A photo as a phone's camera gives it: wider than high. */
const photo = async (name: string, colour: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await aPictureFile({ width: 1600, height: 1200, colour, format: 'jpeg' }),
});

const tiles = (page: Page) => page.getByRole('list', { name: 'Order of the pictures' }).getByRole('listitem');
const altsOf = async ({ shop: { db } }: Context, handle = 'kubek-lisi') => {
  const rows = await db
    .selectFrom('media')
    .innerJoin('products', 'products.id', 'media.product_id')
    .leftJoin('media_texts', (join) => join.onRef('media_texts.media_id', '=', 'media.id').on('locale', '=', 'pl'))
    .innerJoin('pictures', 'pictures.key', 'media.picture')
    .select(['pictures.name', 'alt'])
    .where('handle', '=', handle)
    .orderBy('media.position')
    .execute();
  return rows.map(({ name, alt }) => [name, alt]);
};

test.always(
  'a photo, a name and a price are in the shop after five presses, and a press too many makes no second product',
  async (context) => {
    const { shop } = context;
    const { page, count, complaints, close } = await atWork(context, 'phone');
    await visit(page, `${shop.origin}/admin`);
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByRole('heading', { name: 'New product' }).waitFor();
    const taking = page.getByText('Take a photo');
    await taking.waitFor();
    // What comes after the page moves what is pressed.
    await untilSettled(page);
    const choosing = page.waitForEvent('filechooser');
    await taking.click();
    await (await choosing).setFiles(await photo('kubek.jpg', '#c8371f'));
    await tiles(page).first().waitFor();
    await page.getByLabel('Title', { exact: true }).click();
    await page.keyboard.type('Kubek lisi');
    await page.getByLabel('Price (PLN)', { exact: true }).click();
    await page.keyboard.type('49,90');
    assert.is(count.clicks, 4);
    await page.getByRole('button', { name: 'Publish' }).dblclick();
    await page.getByRole('heading', { name: 'Kubek lisi', level: 1 }).waitFor();
    const made = await shop.db
      .selectFrom('products')
      .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
      .select(['handle', 'status'])
      .where('title', '=', 'Kubek lisi')
      .execute();
    assert.equal(made, [{ handle: 'kubek-lisi', status: 'active' }]);

    await visit(page, `${shop.origin}/pl/p/kubek-lisi`);
    await page.getByRole('heading', { name: 'Kubek lisi' }).waitFor();
    const [frame, picture] = await page.locator('[data-gallery] > li').evaluateAll(([item]) =>
      [item, item?.querySelector('img')].map((element) => {
        const { width = 0, height = 1 } = element?.getBoundingClientRect() ?? {};
        return { width: Math.round(width), shape: Math.round((100 * width) / height) };
      }),
    );
    assert.equal(picture, frame, 'it fills its frame');
    assert.is(picture?.shape, 133);
    assert.equal(complaints, []);
    await close();
  },
);

test.always('photos change places by buttons, one is described, and the shop shows them so', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context, 'phone');
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', 'kubek-lisi')
    .executeTakeFirstOrThrow();
  await visit(page, `${shop.origin}/admin/products/${id}`);
  await tiles(page).first().waitFor();
  await page.locator('[data-pictures]').setInputFiles(await photo('detal.jpg', '#3a6ea5'));
  await tiles(page).nth(1).waitFor();
  await page.getByRole('button', { name: 'Move to the front by one: Picture 2 of 2' }).click();
  await page.getByText('The picture is now number 1 of 2.').waitFor();
  await page.getByRole('button', { name: 'Edit picture 1' }).click();
  await page.getByLabel('What it shows (Polish)').fill('Lis na kubku');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.', { exact: true }).waitFor();
  assert.equal(await altsOf(context), [
    ['detal.jpg', 'Lis na kubku'],
    ['kubek.jpg', null],
  ]);
  await visit(page, `${shop.origin}/pl/p/kubek-lisi`);
  assert.is(await page.locator('[data-gallery] img').first().getAttribute('alt'), 'Lis na kubku');
  assert.equal(complaints, []);
  await close();
});

/** As the browser does when a file is dropped there, or pasted with Ctrl+V. */
async function handOver(page: Page, by: 'drop' | 'paste', { name, buffer }: { name: string; buffer: Buffer }) {
  await page.locator('label:has([data-pictures])').evaluate(
    (place, { by, name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      const how = { bubbles: true, cancelable: true };
      if (by === 'drop') place.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer: files }));
      else document.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: files }));
    },
    { by, name, base64: buffer.toString('base64') },
  );
}

test('photos are dropped and pasted, dragged into another order, and get their words from the title', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/new`);
  await page.keyboard.type('Talerz lisi');
  await handOver(page, 'drop', await photo('dropped.jpg', '#7a9e3a'));
  await tiles(page).first().waitFor();
  await handOver(page, 'paste', await photo('pasted.jpg', '#9e3a7a'));
  await tiles(page).nth(1).waitFor();
  await until(async () => (await tiles(page).locator('img').count()) === 2);
  await tiles(page).nth(1).dragTo(tiles(page).first());
  await page.getByText('The picture is now number 1 of 2.').waitFor();
  await page.getByRole('button', { name: 'Edit picture 1' }).click();
  await page.getByRole('button', { name: 'Fill in from the title' }).click();
  assert.is(await page.getByLabel('What it shows (Polish)').inputValue(), 'Talerz lisi');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.', { exact: true }).waitFor();
  assert.equal(await altsOf(context, 'talerz-lisi'), [
    ['pasted.jpg', 'Talerz lisi'],
    ['dropped.jpg', null],
  ]);
  assert.equal(complaints, []);
  await close();
});

test('the library takes a photo, says what shows it, and lets go of what nothing shows', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products`);
  await page.getByRole('link', { name: 'Picture library' }).click();
  await page.getByRole('heading', { name: 'Picture library' }).waitFor();
  await page
    .locator('[data-pictures]')
    .setInputFiles([await photo('zapas-1.jpg', '#00aa00'), await photo('zapas-2.jpg', '#aa00aa')]);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('zapas-1.jpg').waitFor();
  await row('zapas-2.jpg').waitFor();
  await row('detal.jpg').getByRole('link', { name: 'Kubek lisi' }).waitFor();
  await page.getByRole('button', { name: 'Remove zapas-1.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('1 picture removed.', { exact: true }).waitFor();
  await row('zapas-1.jpg').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Choose zapas-2.jpg' }).check();
  await page.getByRole('checkbox', { name: 'Choose detal.jpg' }).check();
  await page
    .getByRole('region', { name: 'Chosen pictures', exact: true })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('1 picture removed. 1 is in use and stays.', { exact: true }).waitFor();
  await row('zapas-2.jpg').waitFor({ state: 'detached' });
  assert.is(await row('detal.jpg').count(), 1);
  assert.equal(complaints, []);
  await close();
});

test('all that nothing shows goes out of the library in one press, and comes back in one', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/pictures`);
  await page
    .locator('[data-pictures]')
    .setInputFiles([await photo('zbedne-1.jpg', '#0000aa'), await photo('zbedne-2.jpg', '#aaaa00')]);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('zbedne-1.jpg').waitFor();
  await row('zbedne-2.jpg').waitFor();
  const unused = async () => (await listUnusedPictures(shop.db)).count;
  const count = await unused();
  await page.getByRole('button', { name: 'Remove all unused' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${count} pictures?` });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(`${count} pictures removed.`, { exact: true }).waitFor();
  await row('zbedne-1.jpg').waitFor({ state: 'detached' });
  await row('zbedne-2.jpg').waitFor({ state: 'detached' });
  assert.is(await unused(), 0);
  await page.getByRole('button', { name: 'Remove all unused' }).click();
  await page.getByRole('dialog', { name: 'Everything in the library is in use.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await row('zbedne-1.jpg').waitFor();
  assert.is(await unused(), count);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/pictures', '/admin/pictures?use=unused'], looks);
  });
}

test.run();
