// What a product says of itself, in each language of the shop.
import { useState } from 'react';
import { useT } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale, type Locale } from '../../../i18n/locales.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { ShownProduct } from './product-editor-queries.ts';
import type { PartContext, PartProps, ProductPart } from './product-part.ts';

const MAX_TITLE_LENGTH = 500;

export type EditedText = { title: string; description: string; seoTitle: string; seoDescription: string };
export type TextsSlice = { readonly [locale: string]: EditedText };

const noText: EditedText = { title: '', description: '', seoTitle: '', seoDescription: '' };

export const textsPart: ProductPart<TextsSlice> = {
  name: 'texts',
  heading: 'productEditor.texts',
  formOf: (shown, { choices }) =>
    Object.fromEntries(languagesOf(shown, choices).map((locale) => [locale, textOf(shown, locale)])),
  read(slice, { choices }) {
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
  },
  describe({ at: [locale], names: [name], mine, theirs }, t, { locale: own }) {
    const field = name as keyof EditedText;
    const label = t(`productEditor.${field}`);
    return {
      label: isLocale(locale) ? `${label} (${languageNameIn(own, locale)})` : label,
      mine: String(mine[field] ?? ''),
      theirs: String(theirs[field] ?? ''),
    };
  },
  Fields: TextsFields,
};

/** Those of the shop, and any other that the product has texts in. */
function languagesOf(shown: ShownProduct | null, { languages }: PartContext['choices']): string[] {
  return [...new Set([...languages, ...(shown?.texts ?? []).map(({ locale }) => locale)])];
}

function textOf(shown: ShownProduct | null, locale: string): EditedText {
  const text = shown?.texts.find((each) => each.locale === locale);
  if (!text) return noText;
  const { title, descriptionHtml: description, seoTitle, seoDescription } = text;
  return { title, description, seoTitle, seoDescription };
}

function TextsFields({ slice, update, problems, leave, shown, context }: PartProps<TextsSlice>) {
  const t = useT();
  const [base = ''] = context.choices.languages;
  const [locale] = useState(base);
  const text = slice[locale] ?? noText;
  const change = (to: Partial<EditedText>) =>
    update((texts) => ({ ...texts, [locale]: { ...(texts[locale] ?? noText), ...to } }));
  return (
    <div className={layout.stack} lang={locale as Locale}>
      <TextField
        autoFocus={shown === null}
        label={t('productEditor.title')}
        error={problems.includes(`${locale}.title`) ? t('productEditor.badTitle') : null}
        value={text.title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
        onBlur={() => leave(`${locale}.title`)}
      />
    </div>
  );
}
