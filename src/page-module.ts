// What the file of a page exports, whichever surface shows it.
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RouteLocation } from './addresses.ts';
import type { Messages } from './i18n/all-messages.ts';
import type { Locale } from './i18n/locales.ts';
import type { Translate } from './i18n/translate.ts';

export type PageHead = {
  /** Of the page alone; the surface adds its own, see `TitleOf`. */
  title: string;
  description?: string;
  /** Path and query of the page's one address; left out for pages that no search engine should keep. */
  canonical?: string;
  /** The path that the page's thing has now, when it was asked for by an earlier one. */
  movedTo?: string;
  status?: 200 | 404;
};

export type PageProps = { location: RouteLocation };

export type PageModule = {
  Page(props: PageProps): ReactNode;
  /** Texts beyond the surface's own, when the page has some. */
  loadTexts?(locale: Locale): Promise<Partial<Messages>>;
  /** What the page shows and the first view does without; a navigation waits for it. */
  loadParts?(): Promise<unknown>;
  head(context: { queryClient: QueryClient; location: RouteLocation; t: Translate }): PageHead;
};
