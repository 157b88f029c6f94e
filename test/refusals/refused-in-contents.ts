// How the office's mutations of pages and articles are refused, as late as they can be.
import type { OfficeMutation, RefusedMutations } from './refused-mutation.ts';
import { nowhere } from './refusing-shop.ts';

export const refusedInContents: RefusedMutations<Extract<OfficeMutation, `Contents${string}`>> = {
  // Its texts are cleaned and tried in a savepoint first.
  ContentsSave: {
    refusal: 'NameUnknown',
    variables: () => ({
      kind: 'article',
      content: JSON.stringify({ slug: 'news', texts: { pl: { title: 'News', bodyHtml: '<p>{nobody}</p>' } } }),
    }),
  },
  ContentsPublish: { refusal: 'ContentUnknown', variables: () => ({ kind: 'page', id: 'nowhere', version: 1 }) },
  ContentsDiscard: { refusal: 'ContentUnknown', variables: () => ({ kind: 'page', id: 'nowhere', version: 1 }) },
  ContentsWithdraw: { refusal: 'ContentUnknown', variables: () => ({ kind: 'article', id: nowhere, version: 1 }) },
  ContentsDelete: { refusal: 'ContentUnknown', variables: () => ({ kind: 'article', id: nowhere, version: 1 }) },
  ContentsKeepText: { refusal: 'ContentUnknown', variables: () => ({ slug: 'nowhere' }) },
};
