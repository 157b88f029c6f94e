// What a collection says of itself, in each language of the shop; those without a title are marked.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LanguageTabs } from '../../../ui/office/language-tabs.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import type { CollectionText } from './collection-form-state.ts';
import type { CollectionChoices } from './collection-queries.ts';
import type { CollectionEditor } from './use-collection-editor.ts';

const PANEL = 'collection-texts';

type Props = { editor: CollectionEditor; choices: CollectionChoices };

const noText: CollectionText = { title: '', description: '', seoDescription: '' };

export function CollectionTexts({ editor: { form, problems, update, leave, isNew }, choices }: Props) {
  const { t } = useApp();
  const [base = ''] = choices.languages;
  const [chosen, choose] = useState(base);
  const faulty = problems.find((problem) => problem.startsWith('texts.'))?.split('.')[1];
  // A fault is where the focus goes to: its language is the one that is shown.
  const language = faulty && !problems.includes(`texts.${chosen}.title`) ? faulty : chosen;
  const text = form.texts[language] ?? noText;
  const change = (to: Partial<CollectionText>) =>
    update((now) => ({ ...now, texts: { ...now.texts, [language]: { ...(now.texts[language] ?? noText), ...to } } }));
  const tabs = Object.entries(form.texts).map(([locale, { title }]) => ({
    locale,
    mark: title.trim() === '' ? t('collections.untranslated') : null,
  }));
  const problem = language === base ? t('collections.badTitle') : t('collections.titleLacks');
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('collections.texts')}</h2>
      <div className={layout.stack}>
        {tabs.length > 1 ? (
          <LanguageTabs
            label={t('collections.texts')}
            {...{ tabs, chosen: language, onChoose: choose, panelId: PANEL }}
          />
        ) : null}
        <div id={PANEL} role={tabs.length > 1 ? 'tabpanel' : undefined} className={layout.stack} key={language}>
          <TextField
            autoFocus={isNew && language === base}
            label={t('collections.name')}
            lang={language}
            error={problems.includes(`texts.${language}.title`) ? problem : null}
            value={text.title}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => change({ title: target.value })}
            onBlur={() => leave(`texts.${language}.title`)}
          />
          <TextAreaField
            label={t('collections.description')}
            lang={language}
            value={text.description}
            onChange={({ target }) => change({ description: target.value })}
          />
          <TextAreaField
            label={t('collections.seoDescription')}
            lang={language}
            rows={2}
            value={text.seoDescription}
            onChange={({ target }) => change({ seoDescription: target.value })}
          />
        </div>
      </div>
    </section>
  );
}
