// The e-mail as it goes out with the words that are typed, in a frame that runs nothing. What it is asked for with is a form
// of its own, because an e-mail is a document with styles of its own, and forms cannot stand in forms.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import segments from '../../ui/office/sheets/segments.module.css';
import { useSettled } from '../../ui/office/use-settled.ts';
import page from '../../ui/office/work-page.module.css';
import type { MailWords } from './mail-form-state.ts';
import { mailPreviewPath } from './mail-preview-path.ts';
import type { ShownMail } from './mail-queries.ts';
import styles from './mails.module.css';

const choices = {
  width: ['desktop', 'phone'],
  scheme: ['light', 'dark'],
  part: ['html', 'text'],
} as const;

type Choices = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export function usePreviewChoices() {
  const [chosen, set] = useState<Choices>({ width: 'desktop', scheme: 'light', part: 'html' });
  return { choices: chosen, choose: (to: Partial<Choices>) => set({ ...chosen, ...to }) };
}

type PreviewFormProps = { id: string; kind: string; locale: string; words: MailWords; choices: Choices };

export function PreviewForm({ id, kind, locale, words, choices: { scheme, part } }: PreviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { subject, intro, closing } = words;
  const fields = { kind, locale, part, scheme, subject, intro, closing };
  const settled = useSettled(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent again when nothing was typed for a moment.
  useEffect(() => form.current?.submit(), [settled]);
  return (
    <form ref={form} id={id} method="post" action={mailPreviewPath} target={`${id}-frame`} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <textarea key={name} name={name} value={value} readOnly />
      ))}
    </form>
  );
}

type MailPreviewProps = { mail: ShownMail; formId: string } & ReturnType<typeof usePreviewChoices>;

export function MailPreview({ mail, formId, choices: chosen, choose }: MailPreviewProps) {
  const { t } = useApp();
  const [{ subject, height }, setShown] = useState({ subject: '', height: 0 });
  const onLoad = ({ currentTarget: { contentDocument: shown } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (shown?.title) setShown({ subject: shown.title, height: shown.documentElement.scrollHeight });
  };
  return (
    <section className={page.panel} aria-label={t('mails.preview')}>
      <div className={classNames(layout.stack, layout.tight)}>
        <p className={layout.aside}>
          {mail.orderNumber === null || mail.orderNumber === undefined
            ? t('mails.aboutExample')
            : t('mails.aboutOrder', { number: mail.orderNumber })}
        </p>
        <div className={classNames(layout.row, layout.tight)}>
          <Choice name="width" label={t('mails.width')} nameOf={(each) => t(`mails.${each}`)} {...{ chosen, choose }} />
          <Choice
            name="scheme"
            label={t('mails.colours')}
            nameOf={(each) => t(`mails.${each}`)}
            {...{ chosen, choose }}
          />
          <Choice
            name="part"
            label={t('mails.part')}
            nameOf={(each) => t(`mails.part_${each}`)}
            {...{ chosen, choose }}
          />
        </div>
        <p className={styles.subject} data-testid="mail-subject">
          <span className={layout.aside}>{t('mails.subject')}: </span>
          {subject}
        </p>
        <iframe
          name={`${formId}-frame`}
          title={t('mails.frame')}
          className={styles.frame}
          data-width={chosen.width}
          style={height > 0 ? { blockSize: `${Math.min(height, 1_400)}px` } : undefined}
          sandbox="allow-same-origin"
          onLoad={onLoad}
        />
      </div>
    </section>
  );
}

type ChoiceProps<Name extends keyof Choices> = {
  name: Name;
  label: string;
  nameOf(each: Choices[Name]): string;
  chosen: Choices;
  choose(to: Partial<Choices>): void;
};

function Choice<Name extends keyof Choices>({ name, label, nameOf, chosen, choose }: ChoiceProps<Name>) {
  const all = choices[name] as readonly string[] as readonly Choices[Name][];
  return (
    <fieldset className={segments.track} aria-label={label}>
      {all.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={chosen[name] === each}
          className={classNames(segments.segment, segments.tall)}
          onClick={() => choose({ [name]: each } as Partial<Choices>)}
        >
          {nameOf(each)}
        </button>
      ))}
    </fieldset>
  );
}
