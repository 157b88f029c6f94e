// The words of one kind of e-mail beside how it looks with them.
import { useId, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { Translate } from '../../i18n/translate.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { AfterHydration } from '../../ui/office/after-hydration.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import type { Collision } from '../../ui/record-editor/merge-fields.ts';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { LateMailEffects } from './late-mail-effects.ts';
import { formOf, noWords, readForm } from './mail-form-state.ts';
import { MailLanguages } from './mail-languages.tsx';
import { MailPreview, PreviewForm, usePreviewChoices } from './mail-preview.tsx';
import { mailName, type ShownMail } from './mail-queries.ts';
import { MailTextFields } from './mail-text-fields.tsx';
import { MailVersions } from './mail-versions.tsx';
import styles from './mails.module.css';
import { TestMail } from './test-mail.tsx';
import { type MailRefused, useMailEditor } from './use-mail-editor.ts';

export function MailEditor({ mail }: { mail: ShownMail }) {
  const { t } = useApp();
  const editor = useMailEditor(mail);
  const [chosen, choose] = useState(mail.languages[0] ?? '');
  const previewed = usePreviewChoices();
  const formId = useId();
  // What cannot be saved is shown, whichever language it is in.
  const [at = ''] = editor.problems;
  const locale =
    at && !editor.problems.some((each) => each.startsWith(`${chosen}.`)) ? (at.split('.')[0] ?? chosen) : chosen;
  const words = editor.form.texts[locale] ?? noWords;
  return (
    <RecordEditorFrame
      editor={editor}
      title={t(mailName(mail.kind))}
      saveKind="primary"
      isHeadKept
      actions={(saveButton) => (
        <>
          <PageLink to={officeUrlOf('mails')}>{t('mails.toList')}</PageLink>
          {saveButton}
        </>
      )}
      headEnd={<Effects mail={mail} editor={editor} />}
      problem={editor.refused && refusedText(editor.refused, t)}
      describe={(collision) => describeText(collision, t)}
      after={
        <>
          <PreviewForm id={formId} kind={mail.kind} locale={locale} words={words} choices={previewed.choices} />
          <TestMail kind={mail.kind} locale={locale} words={words} />
          <MailVersions kind={mail.kind} editor={editor} />
        </>
      }
    >
      <div className={styles.columns}>
        <section className={page.panel} aria-label={t('mails.texts')}>
          <MailLanguages mail={mail} chosen={locale} onChoose={choose} />
          <div id="mail-texts" role="tabpanel" className={classNames(layout.stack, layout.after)} key={locale}>
            <MailTextFields mail={mail} editor={editor} locale={locale} />
          </div>
        </section>
        <MailPreview mail={mail} formId={formId} {...previewed} />
      </div>
    </RecordEditorFrame>
  );
}

function Effects({ mail, editor }: { mail: ShownMail; editor: ReturnType<typeof useMailEditor> }) {
  const { content, problems } = readForm(editor.form, mail.kind, formOf(mail));
  const isAsked = editor.isUnsaved && problems.length === 0;
  return (
    <AfterHydration>
      <LateMailEffects kind={mail.kind} texts={isAsked ? content : null} />
    </AfterHydration>
  );
}

/** An e-mail whose words cannot be changed. */
export function FixedMail({ mail }: { mail: ShownMail }) {
  const { t } = useApp();
  const [locale, choose] = useState(mail.languages[0] ?? '');
  const previewed = usePreviewChoices();
  const formId = useId();
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t(mailName(mail.kind))}
        </h1>
        <PageLink to={officeUrlOf('mails')}>{t('mails.toList')}</PageLink>
      </div>
      <p>{t(mail.to === 'staff' ? 'mails.fixedStaff' : 'mails.fixed')}</p>
      <MailLanguages mail={mail} chosen={locale} onChoose={choose} />
      <div id="mail-texts" role="tabpanel" className={layout.after}>
        <MailPreview mail={mail} formId={formId} {...previewed} />
      </div>
      <PreviewForm id={formId} kind={mail.kind} locale={locale} words={noWords} choices={previewed.choices} />
      <TestMail kind={mail.kind} locale={locale} words={null} />
    </div>
  );
}

function describeText({ at, names, mine, theirs }: Collision, t: Translate) {
  const [name = ''] = names;
  const label = t(`mails.${name as 'subject' | 'intro' | 'closing'}`);
  const textOf = (side: object) => String((side as Record<string, unknown>)[name] ?? '');
  return { label: `${label} (${String(at[1] ?? '')})`, mine: textOf(mine), theirs: textOf(theirs) };
}

const refusals = {
  TextsInvalid: 'mails.refusal_TextsInvalid',
  KindUnknown: 'mails.refusal_KindUnknown',
} as const;

function refusedText({ refusal, faults }: MailRefused, t: Translate): string {
  return t(refusalMessage(refusals, refusal, 'mails.refusal_other'), {
    faults: (faults ?? []).map(({ path, message }) => `${path} ${message}`).join('; '),
  });
}
