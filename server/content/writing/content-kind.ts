// What is written for the shop: pages, which are parts of one document of the settings, and articles, which are rows. Both
// are written, published, taken back and led on by the same use cases.
import { urlOf } from '#src/addresses.ts';
import { articleUrl } from '#src/content/articles/article-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { DraftTarget, DraftTargets } from '../../shop/drafts/draft-target.ts';
import { settingsTarget } from '../../shop/drafts/settings-target.ts';
import { ARTICLES, articleTarget } from '../articles/article-target.ts';
import { leavingAddresses } from './leaving-addresses.ts';

export type ContentKind = 'page' | 'article';

/** The names of their documents. */
export const contentDocuments: Readonly<Record<ContentKind, string>> = { page: 'pages', article: ARTICLES };

export function contentPath(kind: ContentKind, locale: Locale, slug: string): string {
  return kind === 'page' ? urlOf('content', { locale, slug }) : articleUrl(locale, slug);
}

const targets: Readonly<Record<ContentKind, DraftTarget>> = {
  page: leavingAddresses('page', settingsTarget('pages'), contentPath),
  article: leavingAddresses('article', articleTarget, contentPath),
};

export function targetOfKind(kind: ContentKind): DraftTarget {
  return targets[kind];
}

/** All of which there are drafts. */
export const draftTargets: DraftTargets = (document) => {
  if (document === contentDocuments.page) return targets.page;
  return document === ARTICLES ? targets.article : settingsTarget(document);
};
