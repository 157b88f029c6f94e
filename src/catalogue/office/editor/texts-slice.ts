// What a product says of itself in each language of the shop, as it is typed.
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import type { ShownProduct } from './product-editor-queries.ts';
import type { PartContext, PartRead, ProductForm } from './product-part.ts';

export type EditedText = { title: string; description: string; seoTitle: string; seoDescription: string };
export type TextsSlice = { readonly [locale: string]: EditedText };

export const noText: EditedText = { title: '', description: '', seoTitle: '', seoDescription: '' };

export function textsOf(shown: ShownProduct | null, { choices }: PartContext): TextsSlice {
  const own = (shown?.texts ?? []).map(({ locale }) => locale);
  const languages = [...new Set([...choices.languages, ...own])];
  return Object.fromEntries(languages.map((locale) => [locale, textOf(shown, locale)]));
}

function textOf(shown: ShownProduct | null, locale: string): EditedText {
  const text = shown?.texts.find((each) => each.locale === locale);
  if (!text) return noText;
  const { title, descriptionHtml: description, seoTitle, seoDescription } = text;
  return { title, description, seoTitle, seoDescription };
}

export function readTexts(slice: TextsSlice, { choices }: PartContext): PartRead {
  const [base = ''] = choices.languages;
  const texts = Object.fromEntries(
    Object.entries(slice).map(([locale, text]) => [
      locale,
      {
        title: text.title.trim(),
        description_html: text.description,
        seo_title: text.seoTitle.trim(),
        seo_description: text.seoDescription.trim(),
      },
    ]),
  );
  return { content: { texts }, problems: slice[base]?.title.trim() ? [] : [`${base}.title`] };
}

export function describeText(
  { at: [locale], names: [name], mine, theirs }: Collision,
  t: Translate,
  { locale: own }: PartContext,
): CollisionTexts {
  const field = name as keyof EditedText;
  const show = (value: unknown) => (field === 'description' ? plainText(String(value ?? '')) : String(value ?? ''));
  return {
    label: `${t(`productEditor.${field}`)} (${languageNameIn(own, String(locale))})`,
    mine: show(mine[field]),
    theirs: show(theirs[field]),
  };
}

/** The words of a description, a paragraph a line. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h[234]|div|tr)>|<br ?\/?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** What a language is without while the catalogue's plain texts have it. */
export function missingIn(slice: TextsSlice, locale: string, base: string): (keyof EditedText)[] {
  const [own, plain] = [slice[locale] ?? noText, slice[base] ?? noText];
  return (['title', 'description'] as const).filter((field) => plain[field] !== '' && own[field] === '');
}

/** The title as it is typed in the language of the catalogue's plain texts. */
export function titleIn({ texts }: ProductForm, { choices }: PartContext): string {
  return (texts as TextsSlice)[choices.languages[0] ?? '']?.title ?? '';
}
