// Two who work on the blocks of one article at the same time: one moves them, by drag and by buttons, the other writes in one.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { saveContent } from '#server/content/writing/save-content.ts';
import { wholeSuite } from '../../depths.ts';
import { shopTime } from '../../fixtures/a-shop.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('two who write the blocks of one article');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openArticle({ shop, browser }: Context, name: string, id: string) {
  const staff = await signedInStaff(shop.db, 'manager', { email: `${name}@shop.example` });
  const watched = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  await watched.page.context().addCookies([staff.browserCookie(shop.origin)]);
  await visit(watched.page, `${shop.origin}/admin/articles/${id}`);
  await watched.page.locator('[data-block=banner]').waitFor();
  return watched;
}

const kindsOn = (page: Page) =>
  page.locator('[data-block]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-block')).join(' '));

const save = async (page: Page, said: string) => {
  await page.getByRole('button', { name: said === 'Published.' ? 'Publish' : 'Save', exact: true }).click();
  await page.getByText(said, { exact: true }).waitFor();
};

test('blocks that one moves and a text that the other writes are both there', async (context) => {
  const { shop } = context;
  const blocks = [
    { kind: 'text', key: 1, title: { pl: 'Skąd' }, text: { pl: '<p>Znad rzeki.</p>' }, align: 'start' },
    { kind: 'newest', key: 2, title: {} },
    { kind: 'banner', key: 3, text: { pl: 'Zamknięte' }, button: {}, link: '' },
  ];
  const work = { db: shop.db, now: () => shopTime, changedBy: 'anna@shop.example' };
  const data = { slug: 'ruch', texts: { pl: { title: 'Ruch', bodyHtml: '<p>…</p>' } }, blocks };
  const made = await saveContent(work, 'article', { id: null, version: null, data, publishAt: null, publish: true });
  assert.ok(made.ok);
  const anna = await openArticle(context, 'anna', made.value.id);
  const ben = await openArticle(context, 'ben', made.value.id);

  const [first, last] = [anna.page.locator('[data-block=text]'), anna.page.locator('[data-block=banner]')];
  await last.locator('button[aria-expanded]').dragTo(first, { targetPosition: { x: 40, y: 3 } });
  await anna.page.getByText('Announcement: now in place 1 of 3').waitFor({ state: 'attached' });
  assert.is(await kindsOn(anna.page), 'banner text newest');
  await anna.page.getByRole('button', { name: 'Move down: Text' }).click();
  await anna.page.getByText('Text: now in place 3 of 3').waitFor({ state: 'attached' });
  assert.is(await kindsOn(anna.page), 'banner newest text');

  await ben.page.locator('[data-block=banner] button[aria-expanded]').click();
  await ben.page.getByLabel('Text (Polish)').fill('Otwarte od jutra');
  await save(anna.page, 'Draft saved.');
  await save(ben.page, 'Published.');
  assert.is(await kindsOn(ben.page), 'banner newest text');
  const body = await (await fetch(`${shop.origin}/pl/articles/ruch`)).text();
  const places = ['Otwarte od jutra', 'Znad rzeki.'].map((words) => body.indexOf(words));
  assert.ok(places[0] !== -1 && (places[0] ?? 0) < (places[1] ?? 0), `they stand at ${places.join(' and ')}`);
  assert.equal([...anna.complaints, ...ben.complaints], []);
  await anna.close();
  await ben.close();
});

test.run();
