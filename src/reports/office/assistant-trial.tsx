// The way of an assistant in the own shop, step by step, with what it would be told.
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';
import type { TriedStep } from './assistant-queries.ts';

const MAX_WORDS = 100;

export function AssistantTrial() {
  const { t } = useApp();
  const { run, isPending } = useStaffMutation('ReportsTryAssistants');
  const [steps, setSteps] = useState<readonly TriedStep[]>([]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '');
    const tried = await run({ words });
    if (tried) setSteps(tried.tryAssistants);
  };
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('assistantFigures.try')}</h2>
      <form className={layout.stack} onSubmit={submit} noValidate>
        <div className={classNames(layout.fields, layout.wordy)}>
          <TextField
            label={t('assistantFigures.tryWords')}
            hint={t('assistantFigures.tryHint')}
            name="words"
            autoComplete="off"
            maxLength={MAX_WORDS}
          />
        </div>
        <div>
          <Button type="submit" size="small" isBusy={isPending}>
            {t('assistantFigures.tryNow')}
          </Button>
        </div>
      </form>
      <ol className={classNames(layout.lines, layout.after)} aria-live="polite">
        {steps.map(({ step, isDone, says }) => (
          <li key={step} className={layout.row}>
            <StateMark tone={isDone ? 'done' : 'todo'}>{t(`assistantFigures.step_${step}`)}</StateMark>
            <span>{says}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
