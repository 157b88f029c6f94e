// Asks the other side, with what is stored now: what the command doctor asks.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { SecretsCheckMailMutation } from '../../office-operations.generated.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';

type Line = SecretsCheckMailMutation['checkMailServer'][number];

const tones = { ok: 'done', warning: 'wait', fault: 'todo' } as const;

export function SecretCheck({ of, mailTo }: { of: 'stripe' | 'mail'; mailTo: string }) {
  const { t } = useApp();
  const payments = useStaffMutation('SecretsCheckPayments');
  const mail = useStaffMutation('SecretsCheckMail');
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const ask = async () => {
    if (of === 'stripe') setLines((await payments.run({}))?.checkPaymentKeys ?? null);
    else setLines((await mail.run({}))?.checkMailServer ?? null);
  };
  return (
    <div className={layout.stack}>
      <div>
        <Button onClick={ask} isBusy={payments.isPending || mail.isPending}>
          {of === 'stripe' ? t('secrets.askStripe') : t('secrets.askMail', { email: mailTo })}
        </Button>
      </div>
      <div role="status">
        {lines ? (
          <ul className={layout.lines}>
            {lines.map(({ status, says, fix }) => (
              <li key={says}>
                <StateMark tone={tones[status]}>{t(`secrets.check_${status}`)}</StateMark> {says}
                {fix ? <p className={layout.aside}>{fix}</p> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
