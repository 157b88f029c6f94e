// Every way into the shop, a chapter each, in the order in which they are shown. One more way is one more object here.
import type { Chapter } from './chapter.ts';
import { feedsChapter } from './feeds-chapter.ts';
import { programsChapter } from './programs-chapter.ts';
import { storefrontChapter } from './storefront-chapter.ts';
import { ucpChapter } from './ucp-chapter.ts';
import { webhooksChapter } from './webhooks-chapter.ts';

export const developerChapters: readonly Chapter[] = [
  storefrontChapter,
  ucpChapter,
  feedsChapter,
  webhooksChapter,
  programsChapter,
];
