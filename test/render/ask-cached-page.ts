import type { ShopFixture } from '../fixtures/a-shop.ts';
import { askOverHttp } from '../fixtures/ask-over-http.ts';
import { until } from '../fixtures/until.ts';

export const cacheStatus = 'cache-status';

/** Waits for listening: until then no page is cached, and a change could be missed. */
export async function untilListening(shop: ShopFixture): Promise<void> {
  await until(async () => (await ask(shop, '/pl')).headers[cacheStatus] === 'kasa; hit');
}

export function ask(
  shop: ShopFixture,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  return askOverHttp(shop.app, { url, headers, method });
}

export async function isCached(shop: ShopFixture, url: string): Promise<boolean> {
  await ask(shop, url);
  return (await ask(shop, url)).headers[cacheStatus] === 'kasa; hit';
}
