// Feeds and files: what is sold, for those who fetch it.
import { productFeeds } from '../feeds/product-feeds.ts';
import type { Chapter } from './chapter.ts';

export const feedsChapter: Chapter = {
  id: 'feeds',
  title: 'Feeds, and files for whoever reads',
  blocks: [
    {
      kind: 'text',
      text: 'LANGUAGE is that of a market: `pl`, `de` and so on. All of them are public and need no key.',
    },
    {
      kind: 'table',
      head: ['address', 'type', 'for markets in'],
      rows: productFeeds.map(({ file, type, currency }) => [
        `\`/LANGUAGE/feeds/${file}\``,
        type.replace('; charset=utf-8', ''),
        currency ?? 'every currency',
      ]),
    },
    {
      kind: 'table',
      head: ['address', 'what it is'],
      rows: [
        ['`/LANGUAGE/articles.atom`', 'the newest articles (RFC 4287)'],
        ['`/sitemap.xml`', 'all addresses, in every language'],
        ['`/robots.txt`', 'who may read what'],
        ['`/llms.txt`, `/LANGUAGE/llms.txt`', 'where to find what, for assistants'],
        ['`/agents.md`, `/LANGUAGE/agents.md`', 'what assistants may ask, and what only a person does'],
      ],
    },
    { kind: 'heading', text: 'Pages as Markdown' },
    {
      kind: 'text',
      text: 'Products, collections and pages of text are to be had as Markdown: with `.md` behind the path, or by `Accept: text/markdown`. `Link` names the page itself as canonical.',
    },
    {
      kind: 'code',
      language: 'sh',
      text: 'curl "$SHOP/en/c/all.md"\ncurl -H "Accept: text/markdown" "$SHOP/en/p/HANDLE"',
    },
    {
      kind: 'text',
      text: 'What is in a feed and what is not: `server/guides/feeds.md` and `server/guides/being-found.md`.',
    },
  ],
};
