// The feeds of what the shop sells: each market has them all, but for those of one currency.
import { ceneoFeed } from './ceneo-feed.ts';
import type { Feed } from './feed.ts';
import { googleFeed } from './google-feed.ts';
import { openaiFeed } from './openai-feed.ts';

export const productFeeds: readonly Feed[] = [googleFeed, ceneoFeed, openaiFeed];
