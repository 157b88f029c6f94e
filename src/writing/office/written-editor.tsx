// The editor of a page or an article: its texts in all languages, where and when it stands, and what it said before.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { faultyBlocks } from '../../catalogue/office/blocks/describe-block-field.ts';
import { articleUrl } from '../../content/articles/article-address.ts';
import { contentRefusals } from '../../content/content-refusals.ts';
import type { ContentState } from '../../content/content-states.ts';
import { LateWritingEffects } from '../../content/office/late-writing-effects.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AfterHydration } from '../../ui/office/after-hydration.tsx';
import { LateShopPreview } from '../../ui/office/preview/late-shop-preview.ts';
import record from '../../ui/office/record-page.module.css';
import page from '../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { describeWriting } from './describe-writing.ts';
import { TemplateNotice } from './template-notice.tsx';
import { usePublishing } from './use-publishing.ts';
import { type EditedWriting, useWrittenEditor, type WritingRefused } from './use-written-editor.ts';
import { WritingEnding } from './writing-ending.tsx';
import { WritingMark } from './writing-mark.tsx';
import { WrittenBlocks } from './written-blocks.tsx';
import { contentOf, readForm, type WrittenForm } from './written-form.ts';
import {
  NEW_WRITING,
  type ShownWriting,
  type WrittenKind,
  writingChoicesQuery,
  writingHref,
  writtenKinds,
} from './written-kind.ts';
import { WrittenPlace } from './written-place.tsx';
import { WrittenTexts } from './written-texts.tsx';
import { WrittenVersions } from './written-versions.tsx';

type WrittenEditorProps = Omit<EditedWriting, 'choices'> & {
  /** Its draft was thrown away, or it was taken off the shop. */
  onEnded(): void;
};

export function WrittenEditorForm({ onEnded, ...edited }: WrittenEditorProps) {
  const { t } = useApp();
  const { contentChoices: choices } = useSuspenseQuery(writingChoicesQuery).data;
  const editor = useWrittenEditor({ ...edited, choices });
  const { kind, shown } = edited;
  const { publish, isPublishing } = usePublishing(kind, editor);
  const { refused } = editor;
  const sayRefused = useSayRefused(editor.form);
  return (
    <RecordEditorFrame
      editor={editor}
      title={shown ? titleOf(shown, choices.languages) : t(writtenKinds[kind].fresh)}
      mark={shown ? <WritingMark state={stateOf(shown)} /> : null}
      saveKind="plain"
      isHeadKept
      actions={(saveButton) => (
        <>
          <SeeInShop kind={kind} shown={shown} languages={choices.languages} />
          {shown && !editor.isUnsaved ? (
            <LinkButton size="small" to={writingHref(kind, NEW_WRITING)}>
              {t(writtenKinds[kind].fresh)}
            </LinkButton>
          ) : null}
          {saveButton}
          <Button size="small" kind="primary" isBusy={isPublishing} onClick={() => editor.run(() => publish())}>
            {t('contents.publish')}
          </Button>
        </>
      )}
      headEnd={<WritingEffects {...{ kind, shown, editor }} />}
      problem={refused && sayRefused(refused)}
      describe={(collision) => describeWriting(collision, editor.form, t)}
      after={shown ? <WrittenVersions {...{ kind, shown, editor, choices }} /> : null}
    >
      {refused?.refusal === 'ChangedSince' ? (
        <div>
          <Button size="small" isBusy={isPublishing} onClick={() => editor.run(() => publish(true))}>
            {t('contents.overwrite')}
          </Button>
        </div>
      ) : null}
      {shown ? <WritingNotices {...{ shown, sayRefused }} /> : null}
      {shown ? <TemplateNotice {...{ shown, editor, choices }} /> : null}
      <WritingColumns {...{ kind, shown, editor, choices, onEnded }} />
    </RecordEditorFrame>
  );
}

/** What is there already changes; of a new one there is nothing to say. */
function WritingEffects({ kind, shown, editor }: Pick<PreviewProps, 'kind' | 'shown' | 'editor'>) {
  if (!shown?.isPublished) return null;
  const { content, problems } = readForm(editor.form, { kind, isNew: false });
  const isAsked = (editor.isUnsaved || shown.isDrafted) && problems.length === 0;
  return (
    <AfterHydration>
      <LateWritingEffects what={kind} id={shown.id} data={isAsked ? content.content : null} by="publish" />
    </AfterHydration>
  );
}

type PreviewProps = Pick<EditedWriting, 'choices' | 'kind' | 'shown'> & {
  editor: ReturnType<typeof useWrittenEditor>;
};

function WritingColumns({ onEnded, ...written }: PreviewProps & Pick<WrittenEditorProps, 'onEnded'>) {
  const { kind, shown, editor } = written;
  return (
    <div className={record.columns}>
      <div className={record.column}>
        <WrittenTexts {...written} />
        {/* A legal page keeps to its text: blocks that came with its new address can be taken off. */}
        {shown?.isLegal && editor.form.rows.length === 0 ? null : <WrittenBlocks editor={editor} />}
        <AfterHydration>
          <WritingPreview {...written} />
        </AfterHydration>
      </div>
      <div className={record.column}>
        <WrittenPlace {...{ kind, editor, shown }} />
        {shown ? <WritingEnding {...{ kind, shown, editor, onEnded }} /> : null}
      </div>
    </div>
  );
}

/** The notices say why it was not published at its time, and that the law asks for it. */
function WritingNotices({ shown: { failure, isLegal }, sayRefused }: { shown: ShownWriting; sayRefused: SayRefused }) {
  const { t } = useApp();
  return (
    <>
      {failure ? (
        <Notice kind="error">
          {t('contents.failedAt', { reason: sayRefused({ ...failure, fields: failure.fields ?? [] }) })}
        </Notice>
      ) : null}
      {isLegal ? <Notice kind="info">{t('contents.legal')}</Notice> : null}
    </>
  );
}

type SayRefused = (refused: WritingRefused) => string;

function useSayRefused({ rows }: Pick<WrittenForm, 'rows'>): SayRefused {
  const { t } = useApp();
  return ({ refusal, fields, by, message }) =>
    t(refusalMessage(contentRefusals, refusal, 'contents.refusal_other'), {
      fields: refusal === 'BlocksInvalid' ? faultyBlocks(fields, rows, t) : fields.join(', '),
      ...{ by: by ?? '', message: message ?? '' },
    });
}

export function stateOf({ failure, publishAt, isPublished, isDrafted }: ShownWriting): ContentState {
  if (failure) return 'failed';
  if (publishAt) return 'timed';
  if (!isPublished) return 'draft';
  return isDrafted ? 'changed' : 'published';
}

/** The title in the language of the catalogue's plain texts. */
export function titleOf(shown: ShownWriting, [base = '']: readonly string[]): string {
  const { texts } = contentOf(shown);
  return texts[base]?.title || Object.values(texts)[0]?.title || shown.slug;
}

type SeeProps = { kind: WrittenKind; shown: ShownWriting | null; languages: readonly string[] };

function SeeInShop({ kind, shown, languages: [base = ''] }: SeeProps) {
  const { t, locale: own } = useApp();
  if (!shown?.isPublished) return null;
  const locale = isLocale(base) ? base : own;
  const slug = kind === 'page' ? shown.id : shown.slug;
  return (
    <a
      className={page.soft}
      href={kind === 'page' ? urlOf('content', { locale, slug }) : articleUrl(locale, slug)}
      target="_blank"
      rel="noreferrer"
    >
      {t('contents.seeInShop')}
    </a>
  );
}

function WritingPreview({ editor, choices, kind, shown }: PreviewProps) {
  const { content } = readForm(editor.form, { kind, isNew: editor.isNew }).content;
  const { slug, texts, blocks } = JSON.parse(content) as ReturnType<typeof contentOf>;
  const written = choices.languages.filter((language): language is Locale => isLocale(language) && language in texts);
  if (written.length === 0) return null;
  const isArticle = kind === 'article';
  // A new one has no address until it is saved.
  const name = slug || 'new';
  return (
    <LateShopPreview
      pathIn={(locale) => (isArticle ? articleUrl(locale, name) : urlOf('content', { locale, slug: name }))}
      languages={written}
      settings={isArticle ? {} : { pages: { pages: [{ slug: name, texts, ...(blocks && { blocks }) }] } }}
      {...(isArticle && { parts: { article: { id: shown?.id ?? null, content } } })}
    />
  );
}
