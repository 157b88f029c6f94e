// Pages and articles are written in one editor and listed by one list; here is what they are called, and where they are.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { ContentsChoicesQuery, ContentsEditQuery, ContentsListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type WrittenKind = 'page' | 'article';
export type ShownWriting = NonNullable<ContentsEditQuery['editedContent']>;
export type ListedWriting = ContentsListQuery['contents'][number];
export type WritingChoices = ContentsChoicesQuery['contentChoices'];

/** The id in the address of one that is not saved yet. */
export const NEW_WRITING = 'new';

type KindWords = {
  list: 'writtenPages' | 'writtenArticles';
  title: MessageKey;
  fresh: MessageKey;
  none: MessageKey;
  toList: MessageKey;
};

export const writtenKinds: Readonly<Record<WrittenKind, KindWords>> = {
  page: {
    ...{ list: 'writtenPages', title: 'contents.pages', fresh: 'contents.newPage' },
    ...{ none: 'contents.noPages', toList: 'contents.toPages' },
  },
  article: {
    ...{ list: 'writtenArticles', title: 'contents.articles', fresh: 'contents.newArticle' },
    ...{ none: 'contents.noArticles', toList: 'contents.toArticles' },
  },
};

export function writingHref(kind: WrittenKind, id: string, from?: string): string {
  const list = officeUrlOf(writtenKinds[kind].list);
  return `${list}/${encodeURIComponent(id)}${from ? `?from=${encodeURIComponent(from)}` : ''}`;
}

export function kindIn(href: string): WrittenKind {
  return href.startsWith(officeUrlOf('writtenArticles')) ? 'article' : 'page';
}

export function writingQuery(kind: WrittenKind, id: string) {
  return operationQuery('ContentsEdit', { kind, id });
}

export const writingChoicesQuery = operationQuery('ContentsChoices', {});
