// Narrowing a listing down and searching, as a visitor does it.

import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('narrowing down and searching');

test.always(
  'a choice is in the address and keeps focus and place; back and forward undo and redo it',
  async (context) => {
    const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
      viewport: viewports.desktop,
    });
    await visit(page, `${context.shop.origin}/pl/c/plakaty`);
    const count = page.locator('main [role="status"]');
    const all = await count.textContent();
    await page.locator('summary', { hasText: 'Rama' }).click();
    const oak = page.locator('input[value="dab"]');
    const offered = Number(/\d+$/.exec((await page.locator('label', { has: oak }).textContent()) ?? '')?.[0]);
    await page.evaluate(() => window.scrollTo(0, 120));
    await oak.check();
    await page.waitForURL('**/pl/c/plakaty?rama=dab');
    // `26 products`, or `1–24 of 26` when they are on several pages.
    assert.is(Number((await count.textContent())?.match(/\d+/g)?.at(-1)), offered);
    assert.is(await page.locator('main article').count(), Math.min(offered, 24));
    assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'dab');
    assert.is(await page.evaluate(() => window.scrollY), 120);

    await page
      .getByRole('checkbox', { name: /50×70/, includeHidden: true })
      .evaluate((box: HTMLInputElement) => box.click());
    await page.waitForURL('**/pl/c/plakaty?rama=dab&rozmiar=50x70-cm');
    await page.goBack();
    await page.waitForURL('**/pl/c/plakaty?rama=dab');
    await page.goBack();
    await page.waitForURL('**/pl/c/plakaty');
    await page.waitForFunction((text) => document.querySelector('main [role="status"]')?.textContent === text, all);
    assert.not(await oak.evaluate((box: HTMLInputElement) => box.checked));
    await page.goForward();
    await page.waitForURL('**/pl/c/plakaty?rama=dab');
    await page.waitForFunction(() => (document.querySelector('input[value="dab"]') as HTMLInputElement).checked);

    await page.getByRole('link', { name: 'Usuń filtr: Dąb' }).click();
    await page.waitForURL('**/pl/c/plakaty');
    assert.equal(complaints, []);
    await close();
  },
);

test('a price and an order are applied together with what is chosen', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.phone,
  });
  await visit(page, `${context.shop.origin}/pl/c/plakaty?rama=dab`);
  await page.locator('summary', { hasText: 'Cena' }).click();
  await page.locator('input[name="max"]').fill('200');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pl/c/plakaty?rama=dab&price=-200');
  await page.keyboard.press('Escape');
  await page.getByLabel('Sortuj').selectOption('price-desc');
  await page.waitForURL('**/pl/c/plakaty?rama=dab&price=-200&sort=price-desc');
  assert.is(await page.getByLabel('Sortuj').inputValue(), 'price-desc');
  assert.equal(complaints, []);
  await close();
});

test('without JavaScript a listing is narrowed down, and searched, by GET', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    javaScriptEnabled: false,
  });
  await page.goto(`${context.shop.origin}/pl/c/plakaty`);
  await page.locator('summary', { hasText: 'Rama' }).click();
  await page.getByRole('checkbox', { name: /Dąb/ }).check();
  await page.getByRole('checkbox', { name: /Od ręki/ }).check();
  await page.locator('noscript button').click();
  assert.match(page.url(), /rama=dab/);
  assert.ok(await page.getByRole('link', { name: 'Usuń filtr: Dąb' }).isVisible());
  await page.getByRole('searchbox').fill('zolw');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pl/search?q=zolw');
  assert.is(await page.locator('main article h2').first().textContent(), 'Żółw długogrający');
  assert.equal(complaints, []);
  await close();
});

test('on a phone, and at 400 % zoom, the sheet of a facet is closed by its button, or by showing what it leaves', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.phone,
  });
  await visit(page, `${context.shop.origin}/pl/c/plakaty`);
  const summary = page.locator('summary', { hasText: 'Rama' });
  const sheet = page.locator('details[open] fieldset');
  const closing = page.getByRole('button', { name: 'Zamknij' });
  const isInSight = (part: Locator) =>
    part.evaluate((element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  for (const viewport of [viewports.phone, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await summary.click();
    await sheet.waitFor();
    assert.ok(await isInSight(closing), `the button that closes it, ${viewport.width}`);
    await closing.click();
    await sheet.waitFor({ state: 'detached' });
    assert.ok(await summary.evaluate((element) => element === document.activeElement));
    await summary.click();
    const oak = sheet.locator('input[value="dab"]');
    await oak.setChecked(viewport === viewports.phone);
    await page.waitForURL(viewport === viewports.phone ? '**/pl/c/plakaty?rama=dab' : '**/pl/c/plakaty');
    const count = /\d+$/.exec((await page.locator('main [role="status"]').textContent()) ?? '')?.[0];
    const show = sheet.getByRole('button', { name: new RegExp(`^Pokaż ${count} `) });
    await show.waitFor();
    assert.ok(await isInSight(show), `the button that shows, ${viewport.width}`);
    await show.click();
    await sheet.waitFor({ state: 'detached' });
  }
  assert.equal(complaints, []);
  await close();
});

test('an empty listing says first what it is, then why, in every width', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.phone,
  });
  await visit(page, `${context.shop.origin}/pl/c/plakaty?price=-3`);
  const title = page.getByRole('heading', { level: 2, name: 'Żaden produkt nie pasuje' });
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [heading, text] = await Promise.all([title.boundingBox(), title.locator('+ p').boundingBox()]);
    assert.ok(heading && text && heading.y + heading.height <= text.y, `${width}`);
    assert.ok(Math.abs(heading.x - text.x) < 2, `one edge, ${width}`);
  }
  assert.equal(complaints, []);
  await close();
});

test('suggestions are chosen with the keyboard', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
  });
  await visit(page, `${context.shop.origin}/pl`);
  await page.locator('input[name="q"]').focus();
  const field = page.getByRole('combobox', { name: 'Szukaj' });
  await field.waitFor();
  await page.keyboard.type('zolw');
  const first = page.getByRole('option').first();
  await first.waitFor();
  assert.match((await first.textContent()) ?? '', 'Żółw długogrający');
  assert.is(await field.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('Escape');
  assert.is(await page.getByRole('option').count(), 0);
  assert.is(await field.inputValue(), 'zolw');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(
    () =>
      document.querySelector('[role="option"][aria-selected="true"]')?.id ===
      document.activeElement?.getAttribute('aria-activedescendant'),
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Żółw długogrający' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test.always('Enter alone searches, without a reload', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.phone,
  });
  await visit(page, `${context.shop.origin}/nl`);
  await page.evaluate(() => Object.assign(window, { kasaTestMarker: true }));
  await page.locator('input[name="q"]').focus();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('schilpad');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/nl/search?q=schilpad');
  await page.getByRole('link', { name: 'Langspeelschildpad' }).waitFor();
  assert.ok(await page.evaluate(() => 'kasaTestMarker' in window), 'the page was reloaded');
  assert.equal(complaints, []);
  await close();
});

test('what was corrected can be searched as it was typed', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.phone,
  });
  await visit(page, `${context.shop.origin}/pl/search?q=zolf`);
  await page.getByRole('heading', { level: 1, name: '„żółw”' }).waitFor();
  await page.getByText('Wyniki dla „żółw”: nic tu nie nazywa się „zolf”.').waitFor();
  await page.getByRole('link', { name: 'Szukaj mimo to „zolf”' }).click();
  await page.waitForURL('**/pl/search?q=%22zolf%22');
  await page.getByRole('heading', { level: 1, name: /Nic nie pasuje/ }).waitFor();
  await page.getByRole('link', { name: 'Czy chodziło o „żółw”?' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a question about delivery is answered by its page, in the list and on the page of results', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
  });
  await visit(page, `${context.shop.origin}/pl/search?q=darmowa+dostawa`);
  await page.locator('main').getByRole('link', { name: 'Dostawa i płatność' }).waitFor();
  // Typed at the moment in which the list is there and does not listen yet.
  await page.locator('search form').evaluate((form) => {
    const field = form.querySelector('input') as HTMLInputElement;
    const type = (_: unknown, observer: MutationObserver) => {
      if (!form.querySelector('[role="listbox"]')) return;
      observer.disconnect();
      field.value = 'kiedy wysyłka';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    new MutationObserver(type).observe(form, { childList: true });
    field.focus();
  });
  await page.getByRole('option', { name: /Dostawa i płatność.*Informacje/ }).click();
  await page.waitForURL('**/pl/page/delivery');
  assert.equal(complaints, []);
  await close();
});

test.run();
