// The texts of a product: a language at a time, with the catalogue's plain texts beside a translation.
import { lazy, useState } from 'react';
import { useApp, useT } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import { LanguageTabs } from '../../../ui/office/language-tabs.tsx';
import '../../../ui/office/found-in-search.module.css';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { TwinNote } from '../advice/late-advice.tsx';
import styles from '../editor/product-editor.module.css';
import type { PartProps, ProductPart } from '../editor/product-part.ts';
import {
  describeText,
  type EditedText,
  missingIn,
  noText,
  readTexts,
  type TextsSlice,
  textsOf,
} from '../editor/texts-slice.ts';

const MAX_TITLE_LENGTH = 500;

// It is folded up, and comes after the first view, whose bytes are counted.
const SearchPreview = lazy(async () => ({ default: await (await import('./search-preview.tsx')).bindSearchPreview() }));
const ClaimNotes = lazy(async () => ({ default: await (await import('./claim-notes.tsx')).bindClaimNotes() }));

export const textsPart: ProductPart<TextsSlice> = {
  name: 'texts',
  heading: 'productEditor.texts',
  looksAt: ['address'],
  formOf: textsOf,
  read: readTexts,
  describe: describeText,
  Fields: TextsFields,
};

function TextsFields(props: PartProps<TextsSlice>) {
  const t = useT();
  const { slice, problems, context } = props;
  const [base = ''] = context.choices.languages;
  const [chosen, choose] = useState(base);
  // What is wrong is in the language of the plain texts.
  const locale = problems.length > 0 ? base : chosen;
  const tabs = Object.keys(slice).map((each) => ({
    locale: each,
    mark: missingIn(slice, each, base).length > 0 ? t('productEditor.missingTexts') : null,
  }));
  return (
    <div className={layout.stack}>
      {tabs.length > 1 ? (
        <LanguageTabs
          label={t('productEditor.languages')}
          {...{ tabs, chosen: locale, onChoose: choose, panelId: 'product-texts' }}
        />
      ) : null}
      <div id="product-texts" role={tabs.length > 1 ? 'tabpanel' : undefined} className={layout.stack} key={locale}>
        <TextsOfLanguage {...props} {...{ locale, base }} />
      </div>
    </div>
  );
}

type TextsOfLanguageProps = PartProps<TextsSlice> & { locale: string; base: string };

function TextsOfLanguage({ slice, update, problems, leave, shown, form, context, locale, base }: TextsOfLanguageProps) {
  const t = useT();
  const text = slice[locale] ?? noText;
  const plain = locale === base ? null : (slice[base] ?? noText);
  const change = (to: Partial<EditedText>) =>
    update((texts) => ({ ...texts, [locale]: { ...(texts[locale] ?? noText), ...to } }));
  return (
    <>
      <TextField
        autoFocus={shown === null && locale === base}
        label={t('productEditor.title')}
        hint={plain?.title ? <Plain {...{ base }} text={plain.title} /> : null}
        error={problems.includes(`${locale}.title`) ? t('productEditor.badTitle') : null}
        lang={locale}
        value={text.title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
        onBlur={() => leave(`${locale}.title`)}
      />
      <TwinNote kind="TITLE" code={text.title} id={shown?.id ?? null} />
      <RichTextField
        label={t('productEditor.description')}
        language={locale}
        value={text.description}
        onChange={(description) => change({ description })}
      />
      {plain?.description ? (
        <details className={controls.fold}>
          <summary>
            <Plain {...{ base }} text={t('productEditor.description')} />
          </summary>
          <div className={styles.plain} lang={base}>
            <SanitisedHtml html={plain.description} />
          </div>
        </details>
      ) : null}
      <AfterHydration>
        <ClaimNotes text={`${text.title} ${text.description}`} />
      </AfterHydration>
      <div className={styles.lateFold}>
        <AfterHydration>
          <SearchPreview {...{ text, plain, locale, change, form, context }} />
        </AfterHydration>
      </div>
    </>
  );
}

/** What the catalogue's plain texts say, where a translation is typed. */
function Plain({ base, text }: { base: string; text: string }) {
  const { locale } = useApp();
  return (
    <>
      <span className={classNames(styles.language)}>{languageNameIn(locale, base)}: </span>
      <span lang={base}>{text}</span>
    </>
  );
}
