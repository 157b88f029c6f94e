// The three texts of an e-mail in one language, each over what stands there without it.
import { useRef } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { MailTextField } from '../../shop/mail-texts/mail-text-kinds.ts';
import { mailTextFields } from '../../shop/mail-texts/mail-text-kinds.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChangedBuiltIn } from './changed-built-in.tsx';
import { noWords, problemOf, type TextProblem, type TypedTexts } from './mail-form-state.ts';
import type { ShownMail } from './mail-queries.ts';
import styles from './mails.module.css';
import type { useMailEditor } from './use-mail-editor.ts';

type MailTextFieldsProps = { mail: ShownMail; editor: ReturnType<typeof useMailEditor>; locale: string };

export function MailTextFields({ mail, editor, locale }: MailTextFieldsProps) {
  const { t } = useApp();
  const texts = editor.form.texts[locale] ?? noWords;
  const change = (to: Partial<TypedTexts>) =>
    editor.update((form) => ({
      texts: { ...form.texts, [locale]: { ...(form.texts[locale] ?? noWords), ...to } },
    }));
  const shown = mail.texts.find((each) => each.locale === locale);
  return (
    <>
      <p className={layout.aside}>{t('mails.emptyIsOurs')}</p>
      {mailTextFields.map((field) => (
        <div key={field} className={classNames(layout.stack, layout.tight)}>
          {shown?.outdated.includes(field) ? (
            <ChangedBuiltIn
              {...{ field, change, texts, locale }}
              ours={shown.builtIn[field]}
              theirs={shown.own[field]}
            />
          ) : null}
          <TypedText
            {...{ mail, field, locale, texts, change }}
            ours={shown?.builtIn[field] ?? ''}
            isMarked={editor.problems.includes(`${locale}.${field}`)}
            onLeave={() => editor.leave(`${locale}.${field}`)}
          />
        </div>
      ))}
      <p className={layout.aside}>{t('mails.alwaysSaid')}</p>
    </>
  );
}

type TypedTextProps = {
  mail: ShownMail;
  field: MailTextField;
  locale: string;
  texts: TypedTexts;
  change(to: Partial<TypedTexts>): void;
  ours: string;
  isMarked: boolean;
  onLeave(): void;
};

function TypedText({ mail, field, locale, texts, change, ours, isMarked, onLeave }: TypedTextProps) {
  const { t } = useApp();
  const input = useRef<HTMLTextAreaElement>(null);
  const problem = isMarked ? problemOf(mail.kind, field, texts[field]) : null;
  const insert = (name: string) => {
    const { selectionStart: from, selectionEnd: to } = input.current ?? { selectionStart: 0, selectionEnd: 0 };
    const text = texts[field];
    change({ [field]: `${text.slice(0, from)}{${name}}${text.slice(to)}` });
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(from + name.length + 2, from + name.length + 2);
    });
  };
  return (
    <>
      <TextAreaField
        ref={input}
        rows={field === 'subject' ? 1 : field === 'intro' ? 6 : 3}
        label={t(`mails.${field}`)}
        lang={locale}
        hint={<span className={styles.ours}>{ours ? t('mails.ours', { text: ours }) : t('mails.oursNone')}</span>}
        error={problem && sayProblem(problem, t)}
        value={texts[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        onBlur={onLeave}
      />
      <Placeholders {...{ mail, field, insert }} />
    </>
  );
}

function Placeholders({
  mail: { placeholders, required },
  field,
  insert,
}: Pick<TypedTextProps, 'mail' | 'field'> & { insert(name: string): void }) {
  const { t } = useApp();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields has a frame, and these are buttons.
    <div
      role="group"
      aria-label={t('mails.insert', { field: t(`mails.${field}`) })}
      className={classNames(layout.row, layout.tight)}
    >
      {placeholders.map((name) => {
        const value = t(`mails.value_${name}` as MessageKey);
        return (
          <button
            key={name}
            type="button"
            className={classNames(controls.act, styles.placeholder)}
            onClick={() => insert(name)}
          >
            <code>{`{${name}}`}</code> {field === 'intro' ? value : <VisuallyHidden>{value}</VisuallyHidden>}
            {field === 'intro' && required.includes(name) ? (
              <span className={layout.aside}>{t('mails.mustStand')}</span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

function sayProblem(problem: TextProblem, t: Translate): string {
  switch (problem.kind) {
    case 'long':
      return t('mails.long', { length: problem.length, limit: problem.limit });
    case 'oneLine':
      return t('mails.oneLine');
    case 'unknown':
      return t('mails.unknown', { name: `{${problem.names[0]}}` });
    case 'absent':
      return t('mails.absent', { names: problem.names.map((name) => `{${name}}`).join(', ') });
  }
}
