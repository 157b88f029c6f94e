// Articles as what drafts become: a version that is only added, and what is shown of it written out for lists and feeds.
import { sql } from 'kysely';
import { type ArticleData, articleSchema } from '#src/content/articles/article-data.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import { sayIssue } from '#src/shop/faults/say-issue.ts';
import { isSame } from '#src/ui/record-editor/nested-fields.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { prepareBlocks } from '../../shop/blocks/prepare-blocks.ts';
import type { SettingsFault } from '../../shop/change-settings.ts';
import type { DraftTarget, Fields, PublishedChange } from '../../shop/drafts/draft-target.ts';
import { faultTextOf } from '../../shop/effects/fault-text.ts';
import { listFallenBack } from '../../shop/effects/writing-effects.ts';
import { findMarkets } from '../../shop/find-markets.ts';
import { cleanTexts, listUnknownNames } from '../../shop/settings/content-texts.ts';
import { listMissed } from '../../shop/settings/missed-things.ts';
import { followArticleBlocks } from '../../shop/translations/follow-article-blocks.ts';

export const ARTICLES = 'articles';

export const articleTarget: DraftTarget = {
  async lock(tx) {
    await sql`lock table articles in share row exclusive mode`.execute(tx);
  },
  async read(db, part, version) {
    const row = await db
      .selectFrom('article_versions')
      .select(['version', 'data', 'changed_by', 'changed_at'])
      .where('article_id', '=', part)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .orderBy('version', 'desc')
      .executeTakeFirst();
    if (!row) return null;
    const { version: found, changed_by: changedBy, changed_at: changedAt } = row;
    return { version: found, data: articleSchema.parse(row.data), changedBy, changedAt };
  },
  nameAfter: ({ part }) => part,
  async publish(tx, change) {
    const prepared = await prepareArticle(tx, change);
    return prepared.ok ? ok(await storeArticle(tx, prepared.value, change)) : prepared;
  },
  async listEffects(db, change) {
    const [prepared, before, markets] = await Promise.all([
      prepareArticle(db, change),
      articleTarget.read(db, change.part),
      findMarkets(db),
    ]);
    if (!prepared.ok) return null;
    return [
      ...listFallenBack({ before: before?.data ?? {}, now: prepared.value }, markets),
      ...(await listMissed(db, { before: blocksOf(before?.data), now: prepared.value.blocks ?? [] })),
    ];
  },
};

type Refused = { kind: 'InvalidSettings'; faults: SettingsFault[] };

/** Cleans an article of what may run in a browser, and says what cannot be published. */
export async function prepareArticle(
  db: Db,
  { part, data: written, now }: Pick<PublishedChange, 'part' | 'data' | 'now'>,
): Promise<Result<ArticleData, Refused>> {
  const parsed = articleSchema.safeParse(written, { error: sayIssue });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({
      ...{ path: issue.path.join('.'), message: issue.message },
      ...faultTextOf(issue),
    }));
    return refuse({ kind: 'InvalidSettings', faults });
  }
  const { blocks: given = [], ...data } = parsed.data;
  const before = given.length > 0 ? await articleTarget.read(db, part) : null;
  const { blocks, faults: ofBlocks } = prepareBlocks(given, blocksOf(before?.data), { place: 'page' });
  const article = { ...data, texts: cleanTexts(data.texts), ...(blocks.length > 0 && { blocks }) };
  const faults = [...listUnknownNames(article.texts), ...ofBlocks, ...(await listClashes(db, part, article))];
  if (article.date && new Date(article.date) > now) faults.push({ path: 'date', message: futureDate });
  return faults.length > 0 ? refuse({ kind: 'InvalidSettings', faults }) : ok(article);
}

function blocksOf(data: Fields | null | undefined): readonly StoredBlock[] {
  return articleSchema.shape.blocks.parse(data?.blocks) ?? [];
}

const futureDate = 'is in the future: an article is dated when it is published, or before';

async function listClashes(db: Db, id: string, { slug, picture, texts }: ArticleData): Promise<SettingsFault[]> {
  const other = await db
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  const known =
    picture && (await db.selectFrom('pictures').select('key').where('key', '=', picture).executeTakeFirst());
  return [
    ...(other ? [{ path: 'slug', message: 'is the address of another article' }] : []),
    ...(picture && !known ? [{ path: 'picture', message: 'is not in the library any more' }] : []),
    ...(Object.keys(texts).length === 0 ? [{ path: 'texts', message: 'must hold one language at least' }] : []),
  ];
}

async function storeArticle(tx: Transaction, data: ArticleData, { part: id, changedBy, now }: PublishedChange) {
  const before = await tx
    .selectFrom('articles')
    .select(['published_at', 'is_shown', 'blocks'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { last } = await tx
    .selectFrom('article_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  if (before?.is_shown && (await isStored(tx, id, last ?? 0, data))) return { version: last ?? 0, isNew: false };
  await tx
    .insertInto('article_versions')
    .values({ article_id: id, version, data: JSON.stringify(data), changed_by: changedBy, changed_at: now })
    .execute();
  const { slug, picture, blocks } = data;
  // One that was taken off the shop begins anew.
  const first = before?.is_shown ? before.published_at : now;
  const shown = {
    slug,
    version,
    picture,
    blocks: blocks ? JSON.stringify(blocks) : null,
    published_at: data.date ? new Date(data.date) : first,
    updated_at: now,
    is_shown: true,
  };
  await tx
    .insertInto('articles')
    .values({ id, ...shown })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
    .execute();
  await storeTexts(tx, id, data.texts);
  await followArticleBlocks(tx, { article: id, blocks, before: before?.is_shown ? before.blocks : null });
  return { version, isNew: true };
}

/** What stays as it was is not written: by that, translations are followed. */
async function storeTexts(tx: Transaction, id: string, texts: ArticleData['texts']): Promise<void> {
  const rows = Object.entries(texts).map(([locale, { title, bodyHtml, seoDescription }]) => ({
    ...{ article_id: id, locale, title, html: bodyHtml, seo_description: seoDescription },
  }));
  const spoken = rows.map(({ locale }) => locale);
  await tx.deleteFrom('article_texts').where('article_id', '=', id).where('locale', 'not in', spoken).execute();
  await tx
    .insertInto('article_texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'locale']).doUpdateSet(({ ref }) => ({
        ...{ title: ref('excluded.title'), html: ref('excluded.html') },
        seo_description: ref('excluded.seo_description'),
      })),
    )
    .execute();
}

async function isStored(tx: Transaction, id: string, version: number, data: ArticleData): Promise<boolean> {
  const stored = await articleTarget.read(tx, id, version);
  return isSame(stored?.data, data);
}
