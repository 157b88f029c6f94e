// What this process does when another one, or a command, has changed something: it forgets what it keeps of it.
import type { FastifyBaseLogger } from 'fastify';
import { CART_TAG_PREFIX, type CartCounts } from './cart/cart-counts.ts';
import type { ChangeReceiver } from './database/change-notices.ts';
import { LIVE_TAG_PREFIX, type LiveStreams } from './live/live-streams.ts';
import type { PageCache } from './render/page-cache.ts';
import type { RenderedSource } from './render/page-handler.ts';
import { SECRETS_TAG } from './secrets/secret-store.ts';
import type { CurrentShop } from './shop/current-shop.ts';
import { WEBHOOKS_TAG } from './webhooks/office-receivers.ts';

export type ChangeableParts = {
  cache: PageCache<RenderedSource>;
  carts: CartCounts;
  liveStreams: LiveStreams;
  shop: CurrentShop;
  onSecretsChanged?: (log: FastifyBaseLogger) => void;
  onWebhooksChanged?: () => void;
  log: FastifyBaseLogger;
};

export function createChangeReceiver({
  cache,
  carts,
  liveStreams,
  shop,
  onSecretsChanged,
  onWebhooksChanged,
  log,
}: ChangeableParts): ChangeReceiver {
  const followShop = (tag: string) =>
    void shop.onChange(tag).catch((error) => log.warn({ err: error }, 'the settings cannot be read now'));
  const onChange = (tag: string) => {
    if (tag.startsWith(CART_TAG_PREFIX)) return carts.onChange(tag);
    if (tag.startsWith(LIVE_TAG_PREFIX)) return liveStreams.onChange(tag);
    if (tag === SECRETS_TAG) return onSecretsChanged?.(log);
    if (tag === WEBHOOKS_TAG) return onWebhooksChanged?.();
    cache.onChange(tag);
    followShop(tag);
  };
  return {
    onChange,
    onListening(isListening) {
      cache.onListening(isListening);
      carts.onListening(isListening);
      liveStreams.onListening(isListening);
      // It may have missed a change, also between its start, which reads the settings and secrets, and its first notice.
      if (isListening) for (const tag of ['*', SECRETS_TAG, WEBHOOKS_TAG]) onChange(tag);
    },
  };
}
