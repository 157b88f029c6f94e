// What is typed into the editor of a page or an article, and what of it is sent.
import { type BlockRow, blockRowsOf, blocksOf, problemsIn } from '../../catalogue/office/blocks/block-form.ts';
import type { StoredBlock } from '../../shop/blocks/blocks.ts';
import type { ShownWriting, WritingChoices, WrittenKind } from './written-kind.ts';

export type WrittenText = { title: string; bodyHtml: string; seoDescription: string };

export type WrittenForm = {
  /** The texts by language. */
  texts: Readonly<Record<string, WrittenText>>;
  /** What stands below the text. */
  rows: readonly BlockRow[];
  slug: string;
  /** The day of an article; empty: when it is published. */
  date: string;
  picture: string | null;
  /** Empty: by a press. */
  publishDay: string;
  publishTime: string;
};

export const noText: WrittenText = { title: '', bodyHtml: '', seoDescription: '' };

/** The content as the API writes it. */
export type WrittenContent = {
  slug: string;
  date?: string | null;
  picture?: string | null;
  texts: Partial<Record<string, WrittenText>>;
  blocks?: StoredBlock[];
};

export function contentOf(shown: Pick<ShownWriting, 'content'>): WrittenContent {
  return JSON.parse(shown.content) as WrittenContent;
}

const MIDNIGHT = '00:00';

export function formOf(shown: ShownWriting | null, { languages }: WritingChoices): WrittenForm {
  const content = shown ? contentOf(shown) : { slug: '', texts: {} };
  const [publishDay = '', publishTime = ''] = shown?.publishAt?.split('T') ?? [];
  return { ...fieldsOf(content, languages), publishDay, publishTime };
}

export function fieldsOf({ slug, date, picture, texts, blocks = [] }: WrittenContent, languages: readonly string[]) {
  const all = [...new Set([...languages, ...Object.keys(texts)])];
  const byLanguage = all.map((language) => [language, { ...noText, ...texts[language] }] as const);
  const rows = blockRowsOf(blocks);
  return { slug, date: date ?? '', picture: picture ?? null, texts: Object.fromEntries(byLanguage), rows };
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function readForm(form: WrittenForm, { kind, isNew }: { kind: WrittenKind; isNew: boolean }) {
  const slug = form.slug.trim();
  const written = Object.entries(form.texts).filter(([, text]) => isWritten(text));
  const untitled = written
    .filter(([, { title }]) => title.trim() === '')
    .map(([language]) => `texts.${language}.title`);
  const [first = ''] = Object.keys(form.texts);
  const problems = [
    ...(written.length === 0 ? [`texts.${first}.title`] : untitled),
    ...((isNew && slug === '') || SLUG.test(slug) ? [] : ['slug']),
    ...(form.publishDay === '' && form.publishTime !== '' ? ['publishAt'] : []),
    ...problemsIn(form.rows),
  ];
  const ofArticle = kind === 'article' ? { date: form.date || null, picture: form.picture } : {};
  const blocks = form.rows.length > 0 ? { blocks: blocksOf(form.rows) } : {};
  const content = JSON.stringify({ slug, ...ofArticle, texts: Object.fromEntries(written), ...blocks });
  const publishAt = form.publishDay === '' ? null : `${form.publishDay}T${form.publishTime || MIDNIGHT}`;
  return { content: { content, publishAt }, problems };
}

function isWritten({ title, bodyHtml, seoDescription }: WrittenText): boolean {
  return [title, bodyHtml, seoDescription].some((text) => text.trim() !== '');
}
