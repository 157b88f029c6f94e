// The wishlist, what was viewed last, what the cart proposes, and the picture that grows from its card: what a shopper sees,
// and that their browser stores nothing of it before they ask for it.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { MOST_SAVED } from '#src/catalogue/saved/read-handles.ts';
import { until } from '../../fixtures/until.ts';
import { openReusedPage } from '../reused-page.ts';
import type { RunningShop } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { openWatchedPage, viewports, type WatchOptions } from '../watched-page.ts';

const test = visitSuite('wishlist and recently viewed');

type Context = { shop: RunningShop; browser: Browser };
const options: WatchOptions = { viewport: viewports.desktop, locale: 'pl-PL' };

const openShop = ({ shop, browser }: Context, more?: WatchOptions) =>
  openReusedPage(browser, shop.origin, { ...options, ...more });

/** Everything that a page can leave behind in a browser. */
async function storedIn(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  return { ...inPage, cookies: (await page.context().cookies()).map(({ name }) => name) };
}

const nothing = { local: [], session: [], databases: [], caches: [], cookies: [] };
const titlesIn = (page: Page) => page.locator('main article h2').allInnerTexts();
const heart = (page: Page) => page.getByRole('button', { name: 'Zapisz na liście życzeń' }).first();
const viewedSwitch = (page: Page) => page.getByRole('switch', { name: 'Pamiętaj, co oglądam' });

test('who only looks leaves nothing behind; a press leaves what was pressed for', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openShop(context);
  await visit(page, `${origin}/pl`);
  await page.locator('main article a').first().click();
  await page.waitForURL('**/pl/p/*');
  for (const path of ['/pl/c/plakaty', '/pl/cart', '/pl/wishlist?products=zubr', '/pl/wishlist', '/pl/p/zubr']) {
    await visit(page, origin + path);
    assert.equal(await storedIn(page), nothing, path);
  }
  await heart(page).click();
  assert.is(await heart(page).getAttribute('aria-pressed'), 'true');
  assert.equal(await storedIn(page), { ...nothing, local: ['kasa-wishlist'] });
  await heart(page).click();
  assert.is(await heart(page).getAttribute('aria-pressed'), 'false');
  assert.equal(await storedIn(page), nothing);
  assert.equal(complaints, []);
  await close();
});

test.always(
  'what was kept waits on its page with price, can be bought there, sent to somebody, and taken out',
  async (context) => {
    const { origin } = context.shop;
    const { page, complaints, close } = await openShop(context);
    for (const product of ['zubr', 'ksiazka-zwierzeta']) {
      await visit(page, `${origin}/pl/p/${product}`);
      await heart(page).click();
    }
    await page.getByRole('link', { name: 'Zobacz listę' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lista życzeń' }).waitFor();
    await page.locator('main article').nth(1).waitFor();
    const [book, zubr] = await titlesIn(page);
    assert.is(zubr, 'Żubr');
    assert.match(await page.locator('main li', { hasText: 'Żubr' }).first().innerText(), /od \d+,\d\d\s*zł/);
    assert.is(await page.getByRole('link', { name: 'Wybierz wariant: Żubr' }).getAttribute('href'), '/pl/p/zubr');

    await page.getByRole('button', { name: `Do koszyka: ${book}` }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'Dodane do koszyka' }).waitFor();
    assert.match(await drawer.innerText(), book ?? '');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    const link = await page.getByRole('link', { name: 'Link do tej listy' }).getAttribute('href');
    assert.is(link, '/pl/wishlist?products=ksiazka-zwierzeta%2Czubr');
    await page.getByRole('button', { name: 'Usuń z listy: Żubr' }).click();
    await page.getByText('1 produkt', { exact: true }).waitFor();
    assert.is(await page.evaluate(() => document.activeElement?.tagName), 'H1');
    await page.getByRole('button', { name: `Usuń z listy: ${book}` }).click();
    await page.getByText('Naciśnij serce').waitFor();
    assert.is(await page.evaluate(() => localStorage.getItem('kasa-wishlist')), null);

    await visit(page, origin + link);
    assert.equal(await titlesIn(page), [book, 'Żubr']);
    await page.getByRole('button', { name: 'Zapisz wszystko na mojej liście' }).click();
    assert.is(await page.evaluate(() => localStorage.getItem('kasa-wishlist')), 'ksiazka-zwierzeta,zubr');
    assert.equal(complaints, []);
    await close();
  },
);

test('a full list, and a browser that stores nothing, are said at the heart that was pressed', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openShop(context);
  await visit(page, `${origin}/pl/p/zubr`);
  const full = Array.from({ length: MOST_SAVED }, (_, place) => `produkt-${place}`).join(',');
  await page.evaluate((text) => localStorage.setItem('kasa-wishlist', text), full);
  await heart(page).click();
  const isFull = `Lista życzeń jest pełna: mieści ${MOST_SAVED} produktów. Najpierw coś z niej usuń.`;
  // The toast is announced as well, by words that begin with what it is.
  await page.getByText(isFull, { exact: true }).waitFor();
  assert.is(await heart(page).getAttribute('aria-pressed'), 'false');
  assert.is(await page.evaluate(() => localStorage.getItem('kasa-wishlist')), full, 'nothing was pushed out');

  await page.evaluate(() => {
    localStorage.clear();
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await heart(page).click();
  await page.getByRole('region').getByText('Przeglądarka nie pozwala tego zapisać.').waitFor();
  assert.is(await heart(page).getAttribute('aria-pressed'), 'false');
  assert.equal(complaints, []);
  await close();
});

test('a product that is not sold any more is told, and taken out only on a press', async (context) => {
  const { page, complaints, close } = await openShop(context);
  await visit(page, `${context.shop.origin}/pl/wishlist`);
  await page.evaluate(() => localStorage.setItem('kasa-wishlist', 'zubr,nie-ma-takiego'));
  await page.reload();
  await page.getByText('1 produktu z listy teraz nie sprzedajemy.').waitFor();
  assert.equal(await titlesIn(page), ['Żubr']);
  await page.getByRole('button', { name: 'Usuń to, czego nie ma' }).click();
  await page.getByText('nie sprzedajemy').waitFor({ state: 'detached' });
  assert.is(await page.evaluate(() => localStorage.getItem('kasa-wishlist')), 'zubr');
  assert.equal(complaints, []);
  await close();
});

test('what was viewed is remembered from the press of the switch to the next one', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openShop(context);
  await visit(page, `${origin}/pl/p/zubr`);
  assert.not(await viewedSwitch(page).isChecked());
  await viewedSwitch(page).check();
  assert.equal(await storedIn(page), { ...nothing, local: ['kasa-recently-viewed'] });
  await visit(page, `${origin}/pl/p/hamlet`);
  const viewed = page.getByRole('region', { name: 'Ostatnio oglądane' });
  await viewed.waitFor();
  assert.equal(await viewed.locator('h3').allInnerTexts(), ['Żubr']);
  // Also in the empty cart, where nobody is asked.
  await visit(page, `${origin}/pl/cart`);
  await viewed.waitFor();
  assert.equal(await viewed.locator('h3').allInnerTexts(), ['Hamlet', 'Żubr']);
  await visit(page, `${origin}/pl/wishlist`);
  await viewedSwitch(page).uncheck();
  await viewed.waitFor({ state: 'detached' });
  assert.equal(await storedIn(page), nothing);
  assert.equal(complaints, []);
  await close();
});

test('the drawer says how far it is to free delivery, and proposes what can be added at once', async (context) => {
  const { page, complaints, close } = await openShop(context);
  await visit(page, `${context.shop.origin}/pl/p/ksiazka-zwierzeta`);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/^Brakuje \d+.*zł do darmowej dostawy\.$/).waitFor();
  const proposed = drawer.getByRole('region', { name: 'Pasuje obok' });
  assert.ok((await proposed.locator('li').count()) > 0);
  assert.not.match(await proposed.innerText(), (await page.locator('h1').innerText()) || '-');
  const more = drawer.getByRole('button', { name: 'O jedną więcej' });
  await drawer.getByRole('spinbutton').fill('9');
  await drawer.getByText('Dostawa jest darmowa.').waitFor();
  assert.ok(await more.isVisible());
  assert.equal(complaints, []);
  await close();
});

test('a proposal of the empty drawer goes into the cart without leaving it', async (context) => {
  const { page, complaints, close } = await openShop(context);
  await visit(page, `${context.shop.origin}/pl/p/zubr`);
  // Only goods without a choice are added at once.
  await page.route(/\/CartShow\b/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const variant = await page.locator('[name="variant"]').inputValue();
    answer.data.cart.goesWith = answer.data.cart.goesWith.slice(0, 1);
    answer.data.cart.goesWith[0].onlyVariant = variant;
    await route.fulfill({ response, json: answer });
  });
  await page.locator('header a[href$="/cart"]').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('region', { name: 'Nowe w sklepie' }).getByRole('button').click();
  await drawer.getByRole('list', { name: 'Zawartość koszyka' }).waitFor();
  assert.is(await page.evaluate(() => document.activeElement?.id), 'cart-drawer');
  assert.equal(complaints, []);
  await page.unroute(/\/CartShow\b/);
  await close();
});

test('without scripts the wishlist says what it needs, and one that was sent is shown', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { ...options, javaScriptEnabled: false });
  await page.goto(`${shop.origin}/pl/wishlist`);
  assert.match(await page.locator('main').innerText(), 'bez skryptów nie da się jej odczytać');
  assert.not(await page.locator('[role="switch"]').isVisible());
  await page.goto(`${shop.origin}/pl/wishlist?products=zubr`);
  assert.equal(await titlesIn(page), ['Żubr']);
  await page.locator('main article a').click();
  await page.waitForURL('**/pl/p/zubr');
  assert.not(await page.locator('[aria-pressed]').first().isVisible(), 'a heart that nobody can press');
  assert.equal(complaints, []);
  await close();
});

/** Notes the file of each picture that grows. */
function noteGrowing(): void {
  const moved: string[] = [];
  Object.assign(window, { kasaMoved: moved });
  new MutationObserver(() => {
    const copy = document.querySelector<HTMLImageElement>('body > img[data-growing]');
    if (copy && copy.getAnimations().length > 0) moved.push(copy.src);
  }).observe(document, { childList: true, subtree: true });
}

// The types of browsers do not know it: this test has put it there.
const movedIn = (page: Page) => page.evaluate(() => (window as unknown as { kasaMoved: string[] }).kasaMoved);
const untilMoved = (page: Page) => until(async () => (await movedIn(page)).length > 0);
const h1HasFocus = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === 'H1');

test('a card’s picture grows into the product’s, with focus and scroll position as ever, also on the way back', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openWatchedPage(context.browser, {
    ...options,
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(noteGrowing);
  await visit(page, `${origin}/pl/c/plakaty`);
  await page.getByRole('link', { name: 'Żubr' }).last().scrollIntoViewIfNeeded();
  await untilSettled(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  assert.ok(scrolled > 0);
  await page.getByRole('link', { name: 'Żubr' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Żubr' }).waitFor();
  await h1HasFocus(page);
  assert.is(await page.evaluate(() => window.scrollY), 0);
  assert.match(await page.title(), /^Żubr – .*Pracownia Plakatu$/);
  await untilMoved(page);
  assert.match((await movedIn(page))[0] ?? '', '/media/');
  await until(async () => (await page.locator('[data-growing]').count()) === 0);
  assert.ok(await page.locator('[data-gallery] img').first().isVisible());
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Plakaty' }).waitFor();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, scrolled);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Żubr' }).waitFor();
  await h1HasFocus(page);
  assert.is(await page.evaluate(() => window.scrollY), 0);
  await page.getByRole('radio', { name: /50×70/ }).check();
  // Elsewhere there is no card of it.
  await page.locator('header').getByRole('link', { name: 'Książki' }).first().click();
  await page.waitForURL('**/pl/c/*');
  await h1HasFocus(page);
  assert.is(await page.locator('[data-growing]').count(), 0);
  assert.equal(complaints, []);
  await close();
});

test('nothing moves for who wants less motion', async (context) => {
  const { page, complaints, close } = await openWatchedPage(context.browser, { ...options, reducedMotion: 'reduce' });
  await page.addInitScript(noteGrowing);
  await visit(page, `${context.shop.origin}/pl/c/plakaty`);
  await page.locator('main article a').first().click();
  await page.waitForURL('**/pl/p/*');
  await h1HasFocus(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Plakaty' }).waitFor();
  assert.equal(await movedIn(page), []);
  assert.equal(complaints, []);
  await close();
});

test.run();
