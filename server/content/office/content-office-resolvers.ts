import type { ContentRefusal } from '#src/content/content-refusals.ts';
import { readPublishAt } from '#src/dates/read-moment.ts';
import type { Result } from '#src/result.ts';
import { sourceFirst } from '#src/shop/markets.ts';
import { nameOfWriter } from '../../history/writer-names.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { companyNames } from '../../shop/fill-in-company.ts';
import { showEffects } from '../../shop/office/show-effects.ts';
import type { ContentKind } from '../writing/content-kind.ts';
import { findContent } from '../writing/content-state.ts';
import { findContentVersion } from '../writing/content-versions.ts';
import { discardContentDraft } from '../writing/discard-content-draft.ts';
import { listContents } from '../writing/list-contents.ts';
import { findPageTemplate, keepPageText } from '../writing/new-templates.ts';
import { publishContent } from '../writing/publish-content.ts';
import { deleteContent, withdrawContent } from '../writing/remove-content.ts';
import { type ContentWork, saveContent } from '../writing/save-content.ts';
import { readEditedContent, readSentContent, writeSentContent } from './edited-content.ts';
import { listWritingEffects } from './list-writing-effects.ts';

export const contentOfficeResolvers: Resolvers = {
  Query: {
    contents: (_, { kind, text, state }, { db, markets }) =>
      listContents(db, kind, { markets, filters: { text, state } }),
    editedContent: (_, { kind, id }, context) => readEditedContent(context, kind, id),
    contentChoices: (_, __, { markets, publicUrl }) => ({
      languages: sourceFirst(markets),
      placeholders: [...companyNames],
      origin: publicUrl,
    }),
    async contentVersion(_, { kind, id, version }, { db, timeZone }) {
      const data = await findContentVersion(db, kind, { id, version });
      return data && writeSentContent(data, timeZone);
    },
    async pageTemplate(_, { slug }, { timeZone }) {
      const page = await findPageTemplate(slug);
      return page && writeSentContent(page, timeZone);
    },
  },
  Mutation: {
    async saveContent(_, { kind, id = null, version = null, content, publishAt = null, newId = null }, context) {
      const data = readSentContent(content, context.timeZone, context.markets.catalogueLanguage);
      if (!data) return { refusal: 'ContentInvalid', message: 'content', fields: [] };
      const stored = publishAt && id ? (await findContent(context.db, kind, id))?.draft?.publishAt : null;
      const at = publishAt ? readPublishAt(publishAt, context.timeZone, stored) : null;
      if (publishAt && !at) return { refusal: 'PublishAtInvalid' };
      const saved = { id, newId, version, data, publishAt: at, publish: false };
      return answer(context, kind, id, await saveContent(workOf(context), kind, saved));
    },
    async publishContent(_, { kind, id, version, overwrite }, context) {
      const asked = { id, version, overwrite: overwrite === true };
      return answer(context, kind, id, await publishContent(workOf(context), kind, asked));
    },
    async discardContentDraft(_, { kind, id, version }, context) {
      return answer(context, kind, id, await discardContentDraft(workOf(context), kind, { id, version }));
    },
    async previewWriting(_, { what, id = null, data }, context) {
      return showEffects(context, (await listWritingEffects(context, { what, id, data })) ?? []);
    },
    async withdrawContent(_, { kind, id, version }, context) {
      return answer(context, kind, id, await withdrawContent(workOf(context), kind, { id, version }));
    },
    async deleteContent(_, { kind, id, version, redirectTo = null }, context) {
      const asked = { id, version, redirectTo };
      return answer(context, kind, id, await deleteContent(workOf(context), kind, asked));
    },
    async keepPageText(_, { slug }, { db }) {
      return { refusal: (await keepPageText(db, slug)) ? null : 'ContentUnknown' };
    },
  },
};

function workOf({ db, now, staff, audit }: OfficeContext): ContentWork {
  return { db, now, changedBy: staff?.email ?? 'office', audit };
}

type Answer = { id?: string; version?: number; leftOut?: string[] };

async function answer(
  { db }: OfficeContext,
  kind: ContentKind,
  id: string | null,
  saved: Result<Answer, ContentRefusal>,
) {
  if (saved.ok) return saved.value;
  const { kind: refusal, ...details } = saved.error;
  const state = refusal === 'ContentChanged' && id !== null ? await findContent(db, kind, id) : null;
  const writer = 'by' in details ? details.by : (state?.draft ?? state?.published)?.changedBy;
  // That words were published meanwhile is a sentence which begins with somebody.
  const unnamed = 'by' in details ? details.by : null;
  return { refusal, ...details, by: (await nameOfWriter(db, writer)) ?? unnamed };
}
