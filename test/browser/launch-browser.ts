import { type Browser, chromium } from 'playwright-core';
import { HANG_MS } from '../fixtures/until.ts';
import { share } from '../shared-resources.ts';
import { findChromium } from './find-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `args`: further flags of Chromium's own. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const browser = await chromium.launch({ ...(await findChromium()), args: [...flags, ...args], timeout: HANG_MS });
  // Every wait in every page; Playwright's own half a minute is what a slow machine may need.
  return browser.on('context', (context) => context.setDefaultTimeout(HANG_MS));
}

/** One for all files of a process; each test opens a context of its own. */
export function shareBrowser(): Promise<Browser> {
  return share('browser', launchBrowser);
}
