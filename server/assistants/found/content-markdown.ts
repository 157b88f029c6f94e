// A page of text as Markdown: the terms, privacy, what the merchant has written.
import { urlOf } from '#src/addresses.ts';
import { contentPageQuery } from '#src/content/content-queries.ts';
import type { ContentPageShowQuery } from '#src/operations.generated.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { WriteMarkdown } from './markdown-page.ts';
import { escapeMarkdown, inOneLine, markdownBlocks } from './markdown-text.ts';

export const writeContent: WriteMarkdown = (location, { queryClient, publicUrl }) => {
  const data = queryClient.getQueryData<ContentPageShowQuery>(contentPageQuery(location).queryKey);
  if (!data?.contentPage) return null;
  const { slug, title, bodyHtml, blocksHtml } = data.contentPage;
  const text = markdownBlocks([
    `# ${escapeMarkdown(inOneLine(title))}`,
    htmlToMarkdown(bodyHtml, publicUrl),
    blocksHtml && htmlToMarkdown(blocksHtml, publicUrl),
  ]);
  return { text, canonical: urlOf('content', { locale: location.locale, slug }) };
};
