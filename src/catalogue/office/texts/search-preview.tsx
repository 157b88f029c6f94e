// How a product is found: what a search engine shows of it, and instead of its title and description where somebody wants
// other words; and what shoppers call it in the shop's own search.
import { useState } from 'react';
import { useT } from '../../../app-instance.tsx';
import { joinTexts } from '../../../i18n/join-texts.ts';
import { isLocale } from '../../../i18n/locales.ts';
import { loadSearchTexts } from '../../../searches/office/load-search-texts.ts';
import { SynonymsOfWords } from '../../../searches/office/synonyms-of-words.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import found from '../../../ui/office/found-in-search.module.css';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import styles from '../editor/product-editor.module.css';
import type { PartContext, ProductForm } from '../editor/product-part.ts';
import { type EditedText, plainText } from '../editor/texts-slice.ts';
import { loadRareTexts } from '../rare-parts/load-rare-texts.ts';

/** Search engines cut what is longer, most of the time. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

type SearchPreviewProps = {
  text: EditedText;
  /** Texts that stand where this language has none. */
  plain: EditedText | null;
  locale: string;
  change(to: Partial<EditedText>): void;
  form: ProductForm;
  context: PartContext;
};

export const bindSearchPreview = () => withLateTexts(SearchPreview, joinTexts(loadRareTexts, loadSearchTexts));

function SearchPreview({ text, plain, locale, change, form, context: { choices } }: SearchPreviewProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const title = text.seoTitle || text.title || plain?.seoTitle || plain?.title || t('productEditor.title');
  const description = text.seoDescription || plainText(text.description) || plainText(plain?.description ?? '');
  const { handle } = form.address as { handle?: string };
  return (
    <details className={controls.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('productEditor.searchEngines')}</summary>
      <div className={layout.stack}>
        <div className={found.found} lang={locale} data-testid="search-preview">
          <span className={styles.foundAddress}>
            {`${choices.origin.replace(/^https?:\/\//, '')} › ${locale} › ${handle || '…'}`}
          </span>
          <span className={styles.foundTitle}>{cut(title, SHOWN_TITLE)}</span>
          <span>{cut(description.replaceAll('\n', ' '), SHOWN_DESCRIPTION)}</span>
        </div>
        <TextField
          label={t('productEditor.seoTitle')}
          hint={t('productEditor.signs', { count: text.seoTitle.length, most: SHOWN_TITLE })}
          lang={locale}
          value={text.seoTitle}
          placeholder={text.title}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => change({ seoTitle: target.value })}
        />
        <TextAreaField
          label={t('productEditor.seoDescription')}
          hint={t('productEditor.signs', { count: text.seoDescription.length, most: SHOWN_DESCRIPTION })}
          lang={locale}
          value={text.seoDescription}
          maxLength={5_000}
          onChange={({ target }) => change({ seoDescription: target.value })}
        />
        {isOpen && isLocale(locale) ? <SynonymsOfWords locale={locale} words={text.title} /> : null}
      </div>
    </details>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;
}
