// Asks VIES about the VAT id that stands in the form, saved or not. Whatever comes of it, the company can be saved.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { SettingsCheckVatIdMutation } from '../../../office-operations.generated.ts';
import { useStaffMutation } from '../../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import page from '../../../ui/office/work-page.module.css';

type VatIdAnswer = SettingsCheckVatIdMutation['checkVatId'] & { vatId: string };

const tones = { VALID: 'done', INVALID: 'todo', MALFORMED: 'todo', OUTSIDE: 'wait', NO_ANSWER: 'wait' } as const;

export function VatIdCheck({ vatId, country }: { vatId: string; country: string }) {
  const { t } = useApp();
  const { run, isPending } = useStaffMutation('SettingsCheckVatId');
  const [answer, setAnswer] = useState<VatIdAnswer | null>(null);
  const ask = async () => {
    const answered = (await run({ vatId, country }))?.checkVatId;
    setAnswer(answered ? { ...answered, vatId } : null);
  };
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('settingsChecks.vies')}</h2>
      <div className={layout.stack}>
        <p className={layout.aside}>{t(vatId === '' ? 'settingsChecks.noVatId' : 'settingsChecks.viesHint')}</p>
        <div>
          <Button onClick={ask} isBusy={isPending} disabled={vatId === ''}>
            {t('settingsChecks.askVies')}
          </Button>
        </div>
        <div role="status">{answer && answer.vatId === vatId ? <Answer answer={answer} /> : null}</div>
      </div>
    </section>
  );
}

function Answer({ answer: { state, says, isStandIn, vatId } }: { answer: VatIdAnswer }) {
  const { t } = useApp();
  const isAsked = state !== 'MALFORMED' && state !== 'OUTSIDE';
  return (
    <p>
      <StateMark tone={tones[state]}>{vatId}</StateMark>{' '}
      {state === 'VALID' && says ? t('settingsChecks.VALID_of', { name: says }) : t(`settingsChecks.${state}`)}{' '}
      {isStandIn && isAsked ? t('settingsChecks.standIn') : null}
    </p>
  );
}
