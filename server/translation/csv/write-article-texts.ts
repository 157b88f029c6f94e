// Texts of articles from a translator's file: each article gets one more version, or says what is wrong with it.
import type { ArticleData } from '#src/content/articles/article-data.ts';
import { isUuid } from '#src/is-uuid.ts';
import { articleTarget, prepareArticle } from '../../content/articles/article-target.ts';
import { findShownArticle } from '../../content/articles/find-shown-article.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { SettingsFault } from '../../shop/change-settings.ts';
import { pathOfArticleText, withArticleTexts } from '../article-texts.ts';
import type { ArticleKind } from '../translated-thing.ts';
import { faultCodeOf } from './fault-code-of.ts';
import type { FileText } from './read-text-file.ts';
import { sayNotAllowed } from './say-not-allowed.ts';
import { listChanges, noteSources, type TextChange, type Writing } from './text-changes.ts';
import { readThingRows } from './text-rows.ts';

export async function writeArticleTexts(
  tx: Transaction,
  kind: ArticleKind,
  { texts, ...writing }: Writing & { texts: readonly FileText[] },
): Promise<void> {
  const { base, looksOnly, faults, withSettings } = writing;
  const [first] = texts;
  if (first && !withSettings) {
    sayNotAllowed(faults, first);
    return;
  }
  if (!looksOnly) await articleTarget.lock(tx);
  const ids = [...new Set(texts.map(({ thing }) => thing).filter(isUuid))];
  const changes = listChanges(texts, await readThingRows(tx, { kind, base, ids }), writing);
  if (faults.count > 0 && !looksOnly) return;
  for (const [id, ofArticle] of Map.groupBy(changes, ({ row }) => row.thing)) {
    await writeArticle(tx, id, ofArticle, writing);
  }
  if (!looksOnly) await noteSources(tx, changes);
}

async function writeArticle(
  tx: Transaction,
  id: string,
  changes: readonly TextChange[],
  { by, now, looksOnly, faults }: Writing,
): Promise<void> {
  const current = await findShownArticle(tx, id);
  if (!current) return;
  const data = changes.reduce<ArticleData>(
    (so, { locale, text, said }) => withArticleTexts(so, locale, { [text.field]: said }),
    current.data,
  );
  const change = { part: id, data, changedBy: by.who, now };
  const saved = looksOnly ? await prepareArticle(tx, change) : await articleTarget.publish(tx, change);
  if (saved.ok) return;
  for (const fault of saved.error.faults) sayFault(faults, { changes, data }, fault);
}

/** Says a fault at the text that it is about, or at the first of the article. */
function sayFault(
  faults: Writing['faults'],
  { changes, data }: { changes: readonly TextChange[]; data: ArticleData },
  { path, message, key }: SettingsFault,
): void {
  const isMeant = ({ locale, text }: TextChange) => path === pathOfArticleText(data, locale, text.field);
  const isBeside = ({ locale }: TextChange) => path.startsWith(`texts.${locale}.`);
  const meant = changes.find(isMeant) ?? changes.find(isBeside) ?? changes[0];
  if (!meant) return;
  const place = { line: meant.text.line, column: meant.locale, value: meant.said };
  faults.fault(faultCodeOf(key), place, `${path} ${message}.`, 'Mend the text in the file.');
}
