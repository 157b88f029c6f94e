// The texts in each language of the shop, what search engines show, and what of the company can be put in.

import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import found from '../../ui/office/found-in-search.module.css';
import { LanguageTabs } from '../../ui/office/language-tabs.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import type { WrittenEditor } from './use-written-editor.ts';
import styles from './written-editor.module.css';
import { noText, type WrittenText } from './written-form.ts';
import type { WritingChoices, WrittenKind } from './written-kind.ts';

type Props = { kind: WrittenKind; editor: WrittenEditor; choices: WritingChoices };

const PANEL = 'written-texts';

export function WrittenTexts({ kind, editor, choices }: Props) {
  const { t } = useApp();
  const { form, problems, update, leave, isNew } = editor;
  const [base = ''] = choices.languages;
  const [chosen, choose] = useState(base);
  const faulty = problems.find((problem) => problem.startsWith('texts.'))?.split('.')[1];
  // A fault is where the focus goes to: its language is the one that is shown.
  const language = faulty && !problems.includes(`texts.${chosen}.title`) ? faulty : chosen;
  const text = form.texts[language] ?? noText;
  const change = (to: Partial<WrittenText>) =>
    update((now) => ({ ...now, texts: { ...now.texts, [language]: { ...(now.texts[language] ?? noText), ...to } } }));
  const tabs = Object.entries(form.texts).map(([locale, { title }]) => ({
    ...{ locale, mark: title.trim() === '' ? t('contents.untranslated') : null },
  }));
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('contents.texts')}</h2>
      <div className={layout.stack}>
        {tabs.length > 1 ? (
          <LanguageTabs label={t('contents.texts')} {...{ tabs, chosen: language, onChoose: choose, panelId: PANEL }} />
        ) : null}
        <div id={PANEL} role={tabs.length > 1 ? 'tabpanel' : undefined} className={layout.stack} key={language}>
          <TextField
            autoFocus={isNew && language === base}
            label={t('contents.name')}
            lang={language}
            error={problems.includes(`texts.${language}.title`) ? t('contents.badTitle') : null}
            value={text.title}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => change({ title: target.value })}
            onBlur={() => leave(`texts.${language}.title`)}
          />
          <RichTextField
            label={t('contents.body')}
            language={language}
            value={text.bodyHtml}
            onChange={(bodyHtml) => change({ bodyHtml })}
          />
          <Placeholders names={choices.placeholders} />
          <SearchFields {...{ kind, text, language, change, choices }} slug={form.slug} />
        </div>
      </div>
    </section>
  );
}

const offered = ['company', 'address', 'email', 'phone', 'vatId', 'facts'] as const;

/** Where somebody types, it is put in, so that it can be undone as typing is; else it is copied. */
function Placeholders({ names }: { names: readonly string[] }) {
  const { t, showToast } = useApp();
  const put = async (name: string) => {
    const mark = `{${name}}`;
    if (isTypedIn(document.activeElement) && document.execCommand('insertText', false, mark)) return;
    const isCopied = await copyText(mark);
    const text = t(isCopied ? 'contents.placeholderCopied' : 'contents.placeholderTyped', { mark });
    showToast({ kind: isCopied ? 'success' : 'info', text });
  };
  return (
    <div className={layout.stack}>
      <p className={layout.aside}>
        {t('contents.placeholders')} {t('contents.placeholdersHint')}
      </p>
      <div className={styles.placeholders}>
        {offered
          .filter((name) => names.includes(name))
          .map((name) => (
            <Button
              key={name}
              size="small"
              kind="quiet"
              title={t(`contents.placeholder_${name}`)}
              // What is typed in keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => put(name)}
            >
              {`{${name}}`}
            </Button>
          ))}
      </div>
    </div>
  );
}

function isTypedIn(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'));
}

/** Search engines cut what is longer, most of the time. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

type SearchProps = {
  kind: WrittenKind;
  text: WrittenText;
  language: string;
  slug: string;
  choices: WritingChoices;
  change(to: Partial<WrittenText>): void;
};

function SearchFields({ kind, text, language, slug, choices, change }: SearchProps) {
  const { t } = useApp();
  const words = text.seoDescription || text.bodyHtml.replace(/<[^<>]*>/g, ' ').trim();
  const where = kind === 'page' ? 'page' : 'articles';
  return (
    <details className={controls.fold}>
      <summary>{t('contents.seo')}</summary>
      <div className={layout.stack}>
        <div className={found.found} lang={language} data-testid="search-preview">
          <span className={styles.foundAddress}>
            {`${choices.origin.replace(/^https?:\/\//, '')} › ${language} › ${where} › ${slug || '…'}`}
          </span>
          <span className={styles.foundTitle}>{cut(text.title || t('contents.name'), SHOWN_TITLE)}</span>
          <span>{cut(words, SHOWN_DESCRIPTION)}</span>
        </div>
        <TextAreaField
          label={t('contents.seoDescription')}
          hint={[
            ...(kind === 'article' ? [t('contents.teaserHint')] : []),
            t('contents.signs', { count: text.seoDescription.length, most: SHOWN_DESCRIPTION }),
          ].join(' ')}
          lang={language}
          rows={2}
          maxLength={500}
          value={text.seoDescription}
          onChange={({ target }) => change({ seoDescription: target.value })}
        />
      </div>
    </details>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;
}
