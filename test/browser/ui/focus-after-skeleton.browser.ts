// What is typed into a page of the office that came at once, while the browser has not shown its skeleton yet.
import * as assert from 'uvu/assert';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = paymentSuite('focus after a skeleton');

test('a new order that comes before the frame of its skeleton keeps the focus in its first field', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/drafts`);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/DraftsChoices\b/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const frames = await page.evaluateHandle(() => {
    const held: FrameRequestCallback[] = [];
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (work) => held.push(work);
    return () => {
      window.requestAnimationFrame = ask;
      for (const work of held) work(performance.now());
    };
  });
  await page.locator('main').press('n');
  await page.locator('main [aria-busy="true"]').waitFor();
  answer.resolve();
  await page.getByRole('heading', { name: 'New order by hand' }).waitFor();
  await frames.evaluate((show) => show());
  await page.keyboard.type('PP-ZUBR-5070-M-D');
  assert.is(await page.getByRole('combobox', { name: 'Find an article' }).inputValue(), 'PP-ZUBR-5070-M-D');
  assert.equal(complaints, []);
  await close();
});

test.run();
