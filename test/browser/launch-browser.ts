import { type Browser, chromium } from 'playwright-core';
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
  return chromium.launch({ ...(await findChromium()), args: [...flags, ...args] });
}

/** One for all files of a process; each test opens a context of its own. */
export function shareBrowser(): Promise<Browser> {
  return share('browser', launchBrowser);
}
