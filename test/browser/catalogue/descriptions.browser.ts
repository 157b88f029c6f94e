// Descriptions come from files of other shops: with tables of sizes, numbered steps, and blocks in blocks.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('descriptions');

/** Puts into the description what an imported one may have. */
function describe(page: Page): Promise<void> {
  return page.evaluate(() => {
    const add = (parent: Element, name: string, text = '') => {
      const element = parent.appendChild(document.createElement(name));
      element.textContent = text;
      return element;
    };
    const description = document.querySelector('details[open] > summary + div');
    if (!description) throw new Error('There is no description.');
    const inner = add(description, 'div');
    add(inner, 'h4', 'How to measure');
    add(inner, 'p', 'Lay it flat.');
    const steps = add(inner, 'ol');
    for (const step of ['Open', 'Measure', 'Fold']) add(steps, 'li', step);
    const table = add(add(inner, 'table'), 'tbody');
    for (const name of ['Größe', 'S', 'M']) {
      const row = add(table, 'tr');
      for (const cell of [name, 'KÖRPERLÄNGE', 'BRUSTWEITE', 'ÄRMELLÄNGE', 'SCHULTERBREITE']) add(row, 'td', cell);
    }
  });
}

test('a table of sizes that is wider than a phone leaves the page as wide as it is', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.phone });
  await visit(page, `${shop.origin}/pl/p/zolw-jazz`);
  await describe(page);
  assert.equal(await listTooWide(page), []);
  const table = page.locator('details table');
  assert.ok(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  assert.equal(complaints, []);
  await close();
});

test('numbered steps have their numbers, and blocks within a block stand apart', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.desktop });
  await visit(page, `${shop.origin}/pl/p/zolw-jazz`);
  await describe(page);
  const seen = await page.evaluate(() => {
    const step = document.querySelector('details ol li') ?? document.body;
    const paragraph = document.querySelector('details h4 + p') ?? document.body;
    const cell = document.querySelector('details td') ?? document.body;
    return {
      numbers: getComputedStyle(step).listStyleType,
      marker: getComputedStyle(step, '::marker').content,
      isApart: Number.parseFloat(getComputedStyle(paragraph).marginTop) > 8,
      isCellApart: Number.parseFloat(getComputedStyle(cell).paddingRight) > 8,
    };
  });
  assert.equal(seen, { numbers: 'decimal', marker: 'normal', isApart: true, isCellApart: true });
  assert.equal(complaints, []);
  await close();
});

test.run();
