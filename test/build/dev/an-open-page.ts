// A page of a shop that is being developed, on which somebody has pressed twice, and what it shows.
import type { Browser, Page } from 'playwright-core';
import { until } from '../../fixtures/until.ts';
import { aReactShop, type ReactShop } from './a-react-shop.ts';

export type OpenPage = AsyncDisposable & { page: Page; shop: ReactShop; write(path: string, text: string): void };

/** It would lose a mark by being loaded again: `isSame`. */
export async function anOpenPage(browser: Browser, changed: Record<string, string> = {}): Promise<OpenPage> {
  const shop = await aReactShop(changed);
  const page = await browser.newPage();
  await page.goto(shop.origin);
  await page.waitForFunction(() => 'marked' in window || document.querySelector('button'));
  await until(async () => {
    await page.click('#root button');
    return (await text(page)) !== 'pressed 0';
  });
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return {
    page,
    shop,
    write: shop.repository.write,
    async [Symbol.asyncDispose]() {
      await page.close();
      await shop[Symbol.asyncDispose]();
    },
  };
}

export const text = (page: Page) => page.locator('#root button').innerText();
export const count = async (page: Page) => Number((await text(page)).split(' ').at(-1));
export const isSame = (page: Page) => page.evaluate(() => 'marked' in window);
export const shows = (page: Page, expected: string) =>
  page.waitForFunction((wanted) => document.querySelector('#root button')?.textContent?.startsWith(wanted), expected);
export const panel = (page: Page) => page.locator('kasa-problems section');
export const served = async ({ origin }: ReactShop) => (await fetch(origin)).text();

export const counter = (word: string, hook = '') => `
  import { useEffect, useState } from 'react';
  import styles from './card.module.css';
  export function Counter() {
    const [count, setCount] = useState(0);
    ${hook}
    return <button className={styles.title} onClick={() => setCount(count + 1)}>{'${word}'} {count}</button>;
  }`;
