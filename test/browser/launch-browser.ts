import { type Browser, chromium } from 'playwright-core';
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
