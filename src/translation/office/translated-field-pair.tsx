// A text and its translation. What was made from another source than stands there now says so, and can be said to be right.
import { lazy, useId } from 'react';
import { useApp } from '../../app-instance.tsx';
import { languageNameIn } from '../../i18n/language-name.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import fieldStyles from '../../ui/fields/field.module.css';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { AfterHydration } from '../../ui/office/after-hydration.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';
import '../../ui/rich-text/rich-text.module.css';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import styles from './translation.module.css';
import { fieldName } from './translation-names.ts';
import type { ShownTranslation } from './translation-queries.ts';
import type { useTranslationEditor } from './use-translation-editor.ts';

type PairProps = {
  thing: ShownTranslation;
  field: ShownTranslation['fields'][number];
  editor: ReturnType<typeof useTranslationEditor>;
};

const LINE_LENGTH = 60;
const MOST_ROWS = 12;
/** Their texts may be left empty. */
const canDoWithout = ['product', 'collection', 'article-blocks'];

export function TranslatedFieldPair({ thing: { base, locale, kind }, field, editor }: PairProps) {
  const { t, locale: own } = useApp();
  const { field: name, source, state, isHtml } = field;
  const text = editor.form.texts[name] ?? '';
  const change = (to: string) => editor.update((form) => ({ ...form, texts: { ...form.texts, [name]: to } }));
  const label = languageNameIn(own, locale);
  const rows = Math.min(MOST_ROWS, Math.max(1, Math.ceil(source.length / LINE_LENGTH)));
  return (
    <section className={page.panel} aria-label={fieldName(name, t)}>
      <div className={page.panelHead}>
        <h2 className={page.panelTitle}>{fieldName(name, t)}</h2>
        {state ? <OpenState {...{ name, state, editor, canDoWithout: canDoWithout.includes(kind) }} /> : null}
      </div>
      <div className={styles.pair}>
        <div className={classNames(layout.stack, layout.tight)}>
          <span className={layout.aside}>{languageNameIn(own, base)}</span>
          <div className={styles.source} lang={base}>
            {isHtml ? <SanitisedHtml html={source} /> : <p className={styles.plain}>{source}</p>}
          </div>
        </div>
        {isHtml ? (
          <TranslatedHtml label={label} language={locale} value={text} onChange={change} />
        ) : (
          <TextAreaField
            label={label}
            lang={locale}
            rows={rows}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </div>
    </section>
  );
}

type TranslatedHtmlProps = { label: string; language: string; value: string; onChange(html: string): void };

// Not by the field that the product's editor has: a file that two pages share weighs on the first view of both.
const RichTextEditor = lazy(async () => ({
  default: (await import('../../ui/rich-text/rich-text-editor.tsx')).RichTextEditor,
}));

function TranslatedHtml({ label, ...editing }: TranslatedHtmlProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      <AfterHydration>
        <RichTextEditor id={id} labelId={`${id}-label`} describedBy={undefined} {...editing} />
      </AfterHydration>
    </div>
  );
}

type OpenStateProps = Pick<PairProps, 'editor'> & {
  name: string;
  state: 'missing' | 'outdated';
  /** Whether a missing text can be said to be needed by nobody. */
  canDoWithout: boolean;
};

function OpenState({ name, state, editor, canDoWithout }: OpenStateProps) {
  const { t } = useApp();
  const { confirmed } = editor.form;
  if (confirmed.includes(name)) return <StateMark tone="done">{t('translation.confirmed')}</StateMark>;
  const isOffered = state === 'outdated' || canDoWithout;
  return (
    <span className={classNames(layout.row, layout.tight)}>
      <StateMark tone={state === 'missing' ? 'todo' : 'wait'}>{t(`translation.${state}`)}</StateMark>
      {isOffered ? (
        <Button size="small" onClick={() => editor.change({ confirmed: [...confirmed, name] })}>
          {t(state === 'outdated' ? 'translation.stillRight' : 'translation.notNeeded')}
        </Button>
      ) : null}
    </span>
  );
}
