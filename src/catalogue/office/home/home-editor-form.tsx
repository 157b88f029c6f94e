// The editor of the home page: its blocks beside the page that they make.
import { urlOf } from '../../../addresses.ts';
import { useApp } from '../../../app-instance.tsx';
import { LateWritingEffects } from '../../../content/office/late-writing-effects.ts';
import { isLocale, type Locale } from '../../../i18n/locales.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import { LateShopPreview } from '../../../ui/office/preview/late-shop-preview.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import { RecordEditorFrame } from '../../../ui/record-editor/record-editor-frame.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { faultyBlocks } from '../blocks/describe-block-field.ts';
import { LocalisedField } from '../blocks/localised-field.tsx';
import { useBlockChoices } from '../blocks/use-block-choices.ts';
import { describeHomeField } from './describe-home-field.ts';
import styles from './home-editor.module.css';
import { type EditedHome, type HomeForm, readHomeForm } from './home-form.ts';
import { HomeVersions } from './home-versions.tsx';
import { PublishHome } from './publish-home.tsx';
import { type HomeEditor, useHomeEditor } from './use-home-editor.ts';
import type { HomeRefused } from './use-home-record.ts';

type Props = { shown: EditedHome; onDiscarded(): void };

export function HomeEditorForm({ shown, onDiscarded }: Props) {
  const { t } = useApp();
  const editor = useHomeEditor(shown);
  const choices = useBlockChoices(shown);
  const { form, update, refused } = editor;
  const languages = shown.languages.filter(isLocale);
  return (
    <RecordEditorFrame
      editor={editor}
      title={t('homeEditor.title')}
      mark={<HomeMark {...shown} />}
      saveKind="plain"
      isHeadKept
      actions={(saveButton) => (
        <>
          {saveButton}
          <PublishButton editor={editor} isDrafted={shown.revision != null} />
        </>
      )}
      headEnd={<HomeEffects editor={editor} isDrafted={shown.revision != null} />}
      problem={refused && refusedText(refused, form, t)}
      describe={(collision) => describeHomeField(collision, form, t)}
    >
      <div className={styles.columns}>
        <div className={layout.stack}>
          {shown.isComposed ? <p className={layout.aside}>{t('homeEditor.composedHint')}</p> : null}
          {refused?.refusal === 'ChangedSince' ? (
            <div>
              <Button size="small" onClick={() => editor.run(() => editor.publish(true))}>
                {t('homeEditor.publishOver')}
              </Button>
            </div>
          ) : null}
          <BlockList
            rows={form.rows}
            update={(change) => update((now) => ({ ...now, rows: change(now.rows) }))}
            choices={choices}
            problems={editor.problems}
            place="home"
            isUnwritten={shown.isComposed && shown.revision == null}
          />
          <SearchWords {...{ editor, languages }} />
          <PublishHome {...{ editor, shown, onDiscarded }} />
          <HomeVersions editor={editor} isComposed={shown.isComposed && shown.revision == null} />
        </div>
        <HomePreview {...{ form, languages }} />
      </div>
    </RecordEditorFrame>
  );
}

/** The button publishes what is drafted or typed; without either there is nothing to publish. */
function PublishButton({ editor, isDrafted }: { editor: HomeEditor; isDrafted: boolean }) {
  const { t } = useApp();
  return (
    <Button
      size="small"
      kind="primary"
      isBusy={editor.isPublishing}
      disabled={!editor.isUnsaved && !isDrafted}
      onClick={() => editor.run(() => editor.publish())}
    >
      {t('homeEditor.publish')}
    </Button>
  );
}

function HomeEffects({ editor, isDrafted }: { editor: HomeEditor; isDrafted: boolean }) {
  const { content, problems } = readHomeForm(editor.form);
  const isAsked = (editor.isUnsaved || isDrafted) && problems.length === 0;
  return (
    <AfterHydration>
      <LateWritingEffects what="home" id={null} data={isAsked ? JSON.stringify(content.home) : null} by="publish" />
    </AfterHydration>
  );
}

/** The preview shows the home page as the form makes it. */
function HomePreview({ form, languages }: { form: HomeForm; languages: readonly Locale[] }) {
  return (
    <div className={styles.preview}>
      <AfterHydration>
        <LateShopPreview
          pathIn={(locale: Locale) => urlOf('home', { locale })}
          languages={languages}
          settings={{ home: readHomeForm(form).content.home }}
        />
      </AfterHydration>
    </div>
  );
}

function HomeMark({ revision, publishAt, isComposed }: EditedHome) {
  const { t } = useApp();
  if (revision == null && isComposed) return <StateMark tone="done">{t('homeEditor.composed')}</StateMark>;
  if (revision == null) return <StateMark tone="done">{t('homeEditor.live')}</StateMark>;
  // Written as the shop's clocks say it, and not as the browser's do.
  const moment = publishAt?.replace('T', ' ') ?? '';
  const words = moment ? t('homeEditor.plannedWith', { moment }) : t('homeEditor.unpublished');
  return <StateMark tone="wait">{words}</StateMark>;
}

type WordsProps = { editor: HomeEditor; languages: readonly string[] };

function SearchWords({ editor: { form, change }, languages }: WordsProps) {
  const { t } = useApp();
  return (
    <details className={controls.fold}>
      <summary>{t('homeEditor.general')}</summary>
      <div className={layout.stack}>
        <p className={layout.aside}>{t('homeEditor.descriptionHint')}</p>
        <LocalisedField
          label={t('homeEditor.description')}
          field={{ kind: 'text', most: 500, isLong: true }}
          languages={languages}
          value={form.description}
          onChange={(description) => change({ description })}
        />
        <p className={layout.aside}>{t('homeEditor.allGoodsHint')}</p>
        <LocalisedField
          label={t('homeEditor.allGoods')}
          field={{ kind: 'text', most: 500, isLong: true }}
          languages={languages}
          value={form.allGoods}
          onChange={(allGoods) => change({ allGoods })}
        />
      </div>
    </details>
  );
}

/** A fault names the block and the field: `blocks.2.link`. */
function refusedText({ refusal, faults, by }: HomeRefused, { rows }: HomeForm, t: Translate): string {
  if (refusal === 'ChangedSince') return t('homeEditor.changedSince', { by: by ?? '' });
  if (refusal === 'PublishAtInvalid') return t('homeEditor.publishInvalid');
  if (refusal === 'PublishAtPast') return t('homeEditor.publishPast');
  if (faults.length === 0) return t('homeEditor.failed');
  return t('homeEditor.refusedAt', { fields: faultyBlocks(faults, rows, t) });
}
