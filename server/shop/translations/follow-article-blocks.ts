// What is missing and outdated in the blocks of articles: a row for each article, beside the one of its title and text, which
// the database follows.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { readBlock, storedBlocksSchema } from '#src/shop/blocks/block-schema.ts';
import { type DocumentText, listDocumentTexts } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { followTexts, type Languages, listLanguages } from './follow-texts.ts';

/** The kind of what the blocks of an article say, whose thing is its id. */
export const ARTICLE_BLOCKS = 'article-blocks' as const;

/** Each by its place among the blocks, which have keys: such as `blocks.2.title`. In the order of the fields of their kinds. */
export function listBlockTexts(article: string, stored: unknown): DocumentText[] {
  const blocks = storedBlocksSchema.safeParse(stored).data?.map((block) => readBlock(block) ?? block);
  return listDocumentTexts({ blocks }).map((text) => ({
    ...{ ...text, thing: article, field: `${text.thing}.${text.field}` },
  }));
}

type Blocks = { article: string; blocks: unknown; before: unknown };

/** Called with each version that is shown, and without blocks for one that is taken off. */
export async function followArticleBlocks(tx: Transaction, { article, blocks, before }: Blocks): Promise<void> {
  await follow(tx, { article, blocks, before }, await listLanguages(tx));
}

function follow(tx: Transaction, { article, blocks, before }: Blocks, languages: Languages): Promise<void> {
  const [texts, former] = [listBlockTexts(article, blocks), listBlockTexts(article, before)];
  return followTexts(tx, { kind: ARTICLE_BLOCKS, thing: article, texts, before: former }, languages);
}

type Stored = { id: string; blocks: unknown };

/** Follows the blocks of articles in other languages than before. */
export async function followAllArticleBlocks(tx: Transaction, languages: Languages): Promise<void> {
  const { rows } = await sql<Stored>`select id, blocks from articles where is_shown and blocks is not null`.execute(tx);
  for (const { id, blocks } of rows) await follow(tx, { article: id, blocks, before: blocks }, languages);
}

/** Those of articles that an older release has published. */
export async function followUnknownArticleBlocks(db: Db, base: Locale): Promise<void> {
  const { rows } = await sql<Stored>`
    select id, blocks from articles where is_shown and blocks is not null and not exists (
      select from text_translations t where t.kind = ${ARTICLE_BLOCKS} and t.thing_id = articles.id::text
    )`.execute(db);
  const unknown = rows.filter(({ id, blocks }) => listBlockTexts(id, blocks).some(({ texts }) => texts[base]));
  if (unknown.length === 0) return;
  await inTransaction(db, async (tx) => {
    const languages = await listLanguages(tx);
    for (const { id, blocks } of unknown) await follow(tx, { article: id, blocks, before: blocks }, languages);
  });
}
