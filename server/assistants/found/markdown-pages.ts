// Pages that are also to be had as Markdown, each by the name of its route. Rendered from the same data as the page, kept in
// the same cache, and known as `product.md` beside `product`.
import { pathOf, type RouteLocation, type RouteName } from '#src/addresses.ts';
import { languageOf } from '#src/i18n/locales.ts';
import { createQueryClient } from '#src/query-client.ts';
import { loadPage } from '#src/surface.ts';
import type { SecurityHeaders } from '../../http/security-headers.ts';
import { translateTo } from '../../i18n/translations.ts';
import { MARKDOWN } from '../../render/markdown-address.ts';
import type { MarkdownTwins, PageHeaders } from '../../render/page-handler.ts';
import { writeContent } from './content-markdown.ts';
import { writeListing } from './listing-markdown.ts';
import type { WriteMarkdown } from './markdown-page.ts';
import { escapeMarkdown, markdownBlocks } from './markdown-text.ts';
import { writeProduct } from './product-markdown.ts';

const writers: Partial<Record<RouteName, WriteMarkdown>> = {
  product: writeProduct,
  listing: writeListing,
  content: writeContent,
};

const writerOf = (route: string): WriteMarkdown | undefined => writers[route as RouteName];

export const markdownTwins: MarkdownTwins = {
  has: (route) => writerOf(route) !== undefined,
  async render({ surface, delivery, publicUrl }, location, transport) {
    const queryClient = createQueryClient(transport, 'server');
    await loadPage(surface, delivery, queryClient, location);
    const { locale, route } = location;
    const t = translateTo(locale);
    const { languageTag } = languageOf(locale);
    const written = writerOf(route)?.(location, { queryClient, publicUrl, languageTag, t });
    const themeColours = { light: '', dark: '' };
    if (!written) {
      const text = markdownBlocks([`# ${escapeMarkdown(t('notFound.title'))}`]);
      return { markup: [text], themeColours, status: 404, movedTo: undefined };
    }
    const { text, canonical } = written;
    return {
      ...{ markup: [text], themeColours, status: 200, movedTo: movedFrom(location, canonical) },
      link: `<${publicUrl}${canonical}>; rel="canonical"`,
    };
  },
};

function movedFrom({ href }: RouteLocation, canonical: string): string | undefined {
  return pathOf(href) === canonical ? undefined : canonical;
}

/** The pages' headers with those of their twins: an address answers in both forms. */
export function withMarkdownTwins(pages: PageHeaders, everywhere: SecurityHeaders): PageHeaders {
  const twins = Object.keys(writers).flatMap((route): [string, SecurityHeaders][] => [
    [route, { ...pages[route], vary: `${pages[route]?.vary}, accept` }],
    [
      `${route}.md`,
      {
        ...everywhere,
        'content-type': `${MARKDOWN}; charset=utf-8`,
        'cache-control': 'public, no-cache',
        vary: 'accept-encoding, accept',
      },
    ],
  ]);
  return { ...pages, ...Object.fromEntries(twins) };
}
