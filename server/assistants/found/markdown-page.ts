// What a page is as Markdown: written from the data that the page itself has loaded.
import type { QueryClient } from '@tanstack/react-query';
import type { RouteLocation } from '#src/addresses.ts';
import type { Translate } from '#src/i18n/translate.ts';

export type MarkdownSources = { queryClient: QueryClient; publicUrl: string; languageTag: string; t: Translate };

export type WrittenPage = {
  text: string;
  /** The page's path and query, without the ending of Markdown's. */
  canonical: string;
};

/** Null when there is no such page. */
export type WriteMarkdown = (location: RouteLocation, sources: MarkdownSources) => WrittenPage | null;
