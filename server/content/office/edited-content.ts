// A page or an article as its editor has it, and what the editor sends: days by the clocks of the shop.
import { dateIn, localTimeIn } from '#src/dates/local-date.ts';
import { readPeriodBound } from '#src/dates/period-bound.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import { showWriters } from '../../history/show-writers.ts';
import type { ContentRecord } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { Fields } from '../../shop/drafts/draft-target.ts';
import type { ContentKind } from '../writing/content-kind.ts';
import { contentRefusal } from '../writing/content-refusal.ts';
import { findContent } from '../writing/content-state.ts';
import { listContentVersions } from '../writing/content-versions.ts';
import { listNewTemplates } from '../writing/new-templates.ts';
import { slugOfTitle } from '../writing/slug-of-title.ts';

type Texts = Readonly<Record<string, { title?: unknown }>>;

export async function readEditedContent(
  context: Pick<OfficeContext, 'db' | 'staff' | 'timeZone'>,
  kind: ContentKind,
  id: string,
): Promise<ContentRecord | null> {
  const { db, timeZone } = context;
  const state = await findContent(db, kind, id);
  if (!state) return null;
  const { draft, published, data, version } = state;
  const written = Object.keys((data.texts ?? {}) as Texts);
  const [versions, newTemplate] = await Promise.all([
    listContentVersions(db, kind, id).then((listed) => showWriters(context, listed)),
    kind === 'page' ? listNewTemplates(db, id, written) : [],
  ]);
  const failure = draft?.failure && contentRefusal(draft.failure);
  return {
    ...{ id, version, slug: String(data.slug), content: writeSentContent(data, timeZone), newTemplate },
    isPublished: published !== null,
    isDrafted: draft !== null,
    isLegal: kind === 'page' && legalSlugs.includes(id),
    publishAt: draft?.publishAt ? localTimeIn(timeZone, draft.publishAt) : null,
    failure: failure ? { refusal: failure.kind, ...detailsOf(failure) } : null,
    versions: versions.map(({ changedAt, ...each }) => ({ ...each, changedAt: changedAt.toISOString() })),
  };
}

function detailsOf({ kind: _, ...details }: ReturnType<typeof contentRefusal>) {
  return details;
}

export function writeSentContent({ slug, date, picture, texts, blocks }: Fields, timeZone: string): string {
  const day = typeof date === 'string' ? dateIn(timeZone, new Date(date)) : null;
  return JSON.stringify({ slug, date: day, picture: picture ?? null, texts, ...(Array.isArray(blocks) && { blocks }) });
}

/** Null for what is no content at all. Without a slug it gets one of its title. */
export function readSentContent(sent: string, timeZone: string, baseLocale: Locale): Fields | null {
  const given = parsed(sent);
  if (!given || typeof given.texts !== 'object' || given.texts === null) return null;
  const { date, picture, slug, texts, blocks } = given;
  const day = typeof date === 'string' ? readPeriodBound(date, 'from', timeZone) : null;
  return {
    slug: slug || slugOfTitle(String(titleIn(texts as Texts, baseLocale))),
    texts,
    ...(date !== undefined && { date: day?.toISOString() ?? null }),
    ...(picture !== undefined && { picture }),
    ...(Array.isArray(blocks) && blocks.length > 0 && { blocks }),
  };
}

function titleIn(texts: Texts, baseLocale: Locale): unknown {
  return texts[baseLocale]?.title ?? Object.values(texts)[0]?.title ?? '';
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
