import { readFile } from 'node:fs/promises';
import type { ContentKind } from '#server/content/writing/content-kind.ts';
import type { SavedContent } from '#server/content/writing/save-content.ts';
import type { SettingsEffect } from '#server/shop/effects/setting-rules.ts';
import type { ContentRefusal } from '#src/content/content-refusals.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { CliError } from '../../cli-errors.ts';
import { parseJson, readJsonFile, statInputFile } from '../input-file.ts';
import { contentError, requireId, type WritingContext, withContents } from './with-contents.ts';

type Json = { json?: boolean };
/** `told`: what publishing it led to. */
type Done = { id: string; leftOut?: string[]; told?: readonly SettingsEffect[] };

type SaveFlags = Json & { publish?: boolean; at?: string };

/** Some of its fields. */
export function setWriting(
  kind: ContentKind,
  slug: string,
  fields: readonly string[],
  flags: SaveFlags,
): Promise<void> {
  return save(kind, slug, flags, (before, timeZone) => withFields(before, fields, timeZone));
}

/** All of it, as `show` prints it. */
export async function editWriting(kind: ContentKind, slug: string, file: string, flags: SaveFlags): Promise<void> {
  const given = await readJsonFile(file, `kasa ${kind}s show ${slug}`);
  if (!isRecord(given)) throw notAsShown(file, kind, slug);
  const { slug: to, date, picture, texts, blocks } = given;
  const written = { date, picture, texts, blocks };
  const fields = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
  await save(kind, slug, flags, async (before) => ({ texts: {}, ...fields, slug: to ?? before.slug }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAsShown(file: string, kind: ContentKind, slug: string): CliError {
  return new CliError({
    code: 'CONTENT_REFUSED',
    title: `${file} does not hold what "kasa ${kind}s show" prints.`,
    fix: `kasa ${kind}s show ${slug} > ${file} makes one to begin with.`,
  });
}

async function save(
  kind: ContentKind,
  slug: string,
  { publish = false, at, json }: SaveFlags,
  change: (before: Written, timeZone: string) => Promise<Written>,
): Promise<void> {
  const [{ findContent }, { readPublishAt }, { readShop }] = await Promise.all([
    import('#server/content/writing/content-state.ts'),
    import('#src/dates/read-moment.ts'),
    import('#server/shop/read-settings.ts'),
  ]);
  await carryOut(kind, json, `${slug} is ${publish ? 'published' : 'saved as a draft'}.`, async ({ work, findId }) => {
    const { timeZone } = await readShop(work.db);
    const id = await findId(slug);
    const before = id === null ? { slug, texts: {} } : (await findContent(work.db, kind, id))?.data;
    const publishAt = at === undefined ? null : readPublishAt(at, timeZone);
    if (at !== undefined && publishAt === null) throw contentError({ kind: 'PublishAtInvalid' });
    const data = await change({ ...before, slug: before?.slug ?? slug }, timeZone);
    return saveTold(work, kind, { id, version: null, data, publishAt, publish });
  });
}

type Work = WritingContext['work'];

async function saveTold(work: Work, kind: ContentKind, saved: SavedContent): Promise<Result<Done, ContentRefusal>> {
  const { saveContent } = await import('#server/content/writing/save-content.ts');
  const told = saved.publish || saved.publishAt ? await listTold(work, kind, saved) : [];
  return withTold(told, await saveContent(work, kind, saved));
}

/** What publishing it leads to, asked for before it is done. */
async function listTold(work: Work, kind: ContentKind, { id, data }: Pick<SavedContent, 'id' | 'data'>) {
  const { listContentEffects } = await import('#server/content/writing/list-content-effects.ts');
  return (await listContentEffects(work.db, kind, { id, data, now: work.now() })) ?? [];
}

function withTold(told: readonly SettingsEffect[], done: Result<Done, ContentRefusal>): Result<Done, ContentRefusal> {
  return done.ok ? ok({ ...done.value, told }) : done;
}

type Texts = Record<string, { title: string; bodyHtml: string; seoDescription: string }>;
type Written = Record<string, unknown> & { slug: unknown };

const textFields: Readonly<Record<string, keyof Texts[string]>> = {
  ...{ title: 'title', text: 'bodyHtml', description: 'seoDescription' },
};

async function withFields(before: Written, fields: readonly string[], timeZone: string): Promise<Written> {
  const { readPeriodBound } = await import('#src/dates/period-bound.ts');
  const written: Written = { ...before };
  const texts: Texts = structuredClone((before.texts ?? {}) as Texts);
  for (const field of fields) {
    const [, name = '', locale = '', given = ''] = /^([a-z]+)(?:\.([a-z]{2}))?=([\s\S]*)$/.exec(field) ?? [];
    const value = given.startsWith('@') ? await readText(given.slice(1)) : given;
    const textField = textFields[name];
    if (textField && isLocale(locale)) {
      texts[locale] = { ...(texts[locale] ?? { title: '', bodyHtml: '', seoDescription: '' }), [textField]: value };
      if (name === 'title' && value.trim() === '') delete texts[locale];
    } else if (name === 'slug' && !locale) written.slug = value;
    else if (name === 'blocks' && !locale)
      written.blocks = readBlocks(value, given.startsWith('@') ? given.slice(1) : 'What stands at blocks');
    else if (name === 'picture' && !locale) written.picture = value || null;
    else if (name === 'date' && !locale) written.date = readPeriodBound(value, 'from', timeZone)?.toISOString() ?? null;
    else throw unknownField(field);
  }
  return { ...written, texts };
}

/** Nothing takes them away. What is no list of blocks is refused with the rest. */
function readBlocks(text: string, name: string): unknown {
  return text.trim() === '' ? [] : parseJson(text, name, 'Write a list of blocks, as "kasa home show" prints one.');
}

async function readText(file: string): Promise<string> {
  await statInputFile(file);
  return readFile(file, 'utf8');
}

function unknownField(field: string): CliError {
  return new CliError({
    code: 'FIELD_UNKNOWN',
    title: `“${field.slice(0, 60)}” is no field.`,
    fix: 'Write title.en=…, text.en=@FILE, description.en=…, slug=…, blocks=@FILE, and of an article date=… or picture=….',
  });
}

export async function publishWriting(
  kind: ContentKind,
  slug: string,
  flags: Json & { overwrite?: boolean },
): Promise<void> {
  const [{ publishContent }, { findContent }] = await Promise.all([
    import('#server/content/writing/publish-content.ts'),
    import('#server/content/writing/content-state.ts'),
  ]);
  const { json, overwrite = false } = flags;
  await carryOut(kind, json, `${slug} is published.`, async (context) => {
    const id = await requireId(context, kind, slug);
    const state = await findContent(context.work.db, kind, id);
    const told = state ? await listTold(context.work, kind, state) : [];
    return withTold(told, await publishContent(context.work, kind, { id, version: null, overwrite }));
  });
}

export async function withdrawWriting(kind: ContentKind, slug: string, json: boolean | undefined): Promise<void> {
  const { withdrawContent } = await import('#server/content/writing/remove-content.ts');
  await carryOut(kind, json, `${slug} is off the shop, and a draft.`, async (context) =>
    withdrawContent(context.work, kind, { id: await requireId(context, kind, slug), version: null }),
  );
}

export async function discardWriting(kind: ContentKind, slug: string, json: boolean | undefined): Promise<void> {
  const { discardContentDraft } = await import('#server/content/writing/discard-content-draft.ts');
  await carryOut(kind, json, `The draft of ${slug} is gone.`, async (context) =>
    discardContentDraft(context.work, kind, { id: await requireId(context, kind, slug), version: null }),
  );
}

export async function deleteWriting(
  kind: ContentKind,
  slug: string,
  { json, to }: Json & { to?: string },
): Promise<void> {
  const { deleteContent } = await import('#server/content/writing/remove-content.ts');
  const done = to ? `${slug} is deleted, and leads to ${to}.` : `${slug} is deleted.`;
  await carryOut(kind, json, done, async (context) => {
    const id = await requireId(context, kind, slug);
    return deleteContent(context.work, kind, { id, version: null, redirectTo: to ?? null });
  });
}

export async function takeBack(
  kind: ContentKind,
  slug: string,
  version: number,
  json: boolean | undefined,
): Promise<void> {
  const { findContentVersion } = await import('#server/content/writing/content-versions.ts');
  await carryOut(kind, json, `${slug} says what it said in version ${version}.`, async (context) => {
    const id = await requireId(context, kind, slug);
    const data = await findContentVersion(context.work.db, kind, { id, version });
    if (!data) throw contentError({ kind: 'VersionUnknown' });
    return saveTold(context.work, kind, { id, version: null, data, publishAt: null, publish: true });
  });
}

export async function confirmPageText(slug: string, json: boolean | undefined): Promise<void> {
  const { keepPageText } = await import('#server/content/writing/new-templates.ts');
  await carryOut('page', json, `${slug} stays as it is: its template was seen.`, async (context) => {
    const id = await requireId(context, 'page', slug);
    return (await keepPageText(context.work.db, id)) ? ok({ id }) : refuse({ kind: 'ContentUnknown' });
  });
}

async function carryOut(
  kind: ContentKind,
  json: boolean | undefined,
  done: string,
  work: (context: WritingContext) => Promise<Result<Done, ContentRefusal>>,
): Promise<void> {
  const result = await withContents(kind, work);
  if (!result.ok) throw contentError(result.error);
  const { told = [], ...written } = result.value;
  const { leftOut = [] } = written;
  if (told.length > 0) (await import('../settings/settings-effects.ts')).tellEffects(told);
  if (json) console.log(JSON.stringify({ ok: true, ...written }));
  else {
    console.log(done);
    for (const what of leftOut) console.log(`Left out, because it could run in a browser: ${what}`);
  }
}
