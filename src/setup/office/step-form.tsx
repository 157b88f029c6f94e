// The frame of a step: its question, its form, and what leads on. Anyone who only presses Enter accepts what is there.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { isTyping } from '../../ui/office/held-keys.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import type { SetupStep } from '../setup-steps.ts';
import { SavedSinceNotice } from './saved-since.tsx';
import styles from './shop-setup.module.css';
import { type SavedSince, type SetupProblem, useNextStep, useSetupMutation } from './use-setup-step.ts';

type StepFormProps = {
  step: SetupStep;
  title: MessageKey;
  text: MessageKey;
  isBusy: boolean;
  problems?: readonly SetupProblem[];
  since?: SavedSince | null;
  /** What is not said beside a field. */
  problem?: string | null | undefined;
  onSubmit(fields: FormData, button: HTMLButtonElement | null): Promise<void> | void;
  submitText?: MessageKey;
  /** It stands beside the main button. */
  otherButton?: ReactNode;
  children: ReactNode;
};

export function StepForm({ step, title, text, isBusy, problem, problems, submitText, since, ...props }: StepFormProps) {
  const { t } = useApp();
  const form = useRef<HTMLFormElement>(null);
  const goOn = useNextStep(step);
  const skip = useSetupMutation('SetupSkip');
  useEffect(() => focusFirst(form.current), []);
  useEffect(() => {
    if (problems?.length) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const isSent = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The second half of a double click is there before the form is shown as busy.
    if (isBusy || isSent.current) return;
    isSent.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    try {
      await props.onSubmit(new FormData(event.currentTarget), submitter as HTMLButtonElement | null);
    } finally {
      isSent.current = false;
    }
  };
  return (
    <form ref={form} data-keep={step} className={classNames(layout.stack, styles.form)} onSubmit={submit} noValidate>
      <StepTitle title={title} text={text} />
      {since ? <SavedSinceNotice since={since} button={t(submitText ?? 'setup.save')} /> : null}
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {props.children}
      <div className={classNames(layout.row, styles.buttons)}>
        <Button kind="primary" type="submit" isBusy={isBusy} data-main>
          {t(submitText ?? 'setup.save')}
        </Button>
        {props.otherButton}
        <Button
          kind="quiet"
          isBusy={skip.isPending}
          onClick={async () => {
            if (await skip.save({ step })) goOn();
          }}
        >
          {t('setup.skip')}
        </Button>
      </div>
    </form>
  );
}

export function StepTitle({ title, text }: { title: MessageKey; text: MessageKey }) {
  const { t } = useApp();
  return (
    <div className={styles.intro}>
      <h2 className={styles.stepTitle}>{t(title)}</h2>
      <p>{t(text)}</p>
    </div>
  );
}

/**
 * The first field that has to be filled in; with none, the button that accepts what is there. Whoever began to type before
 * the scripts were there stays where they are: half of a word would land in another field.
 */
function focusFirst(form: HTMLFormElement | null): void {
  if (isTyping(document.activeElement)) return;
  const isEmpty = (field: HTMLInputElement) => field.required && field.value === '';
  const empty = [...(form?.querySelectorAll<HTMLInputElement>('input, select') ?? [])].find(isEmpty);
  const main = form?.querySelector<HTMLElement>('[data-main]');
  (empty ?? main)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
