import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StaffForm } from './staff-form.tsx';

type PasswordSectionProps = { account: ResultOf<'StaffAccount'>['account']; back: string };

export function PasswordSection({ account, back }: PasswordSectionProps) {
  const { t } = useApp();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { hasPassword, recoveryCodesLeft, pendingTotp } = account;
  return (
    <section className={layout.stack} aria-labelledby="password">
      <h2 className={styles.heading} id="password">
        {t('office.password')}
      </h2>
      <p>{hasPassword ? t('staff.passwordSet', { count: recoveryCodesLeft }) : t('staff.passwordNone')}</p>
      {codes ? <RecoveryCodes codes={codes} level="h3" /> : null}
      {pendingTotp ? (
        <StaffForm
          operation="StaffChangePassword"
          back={back}
          onDone={({ changePassword }) => setCodes(changePassword.recoveryCodes)}
        >
          {({ isBusy }) => (
            <>
              <NewPasswordFields totp={pendingTotp} />
              <div>
                <Button kind="primary" type="submit" isBusy={isBusy}>
                  {t('staff.savePassword')}
                </Button>
              </div>
            </>
          )}
        </StaffForm>
      ) : (
        <div className={styles.actions}>
          <StaffForm operation="StaffBeginPassword" back={back} isInline>
            {({ isBusy }) => (
              <Button type="submit" isBusy={isBusy}>
                {t(hasPassword ? 'staff.changePassword' : 'staff.setPassword')}
              </Button>
            )}
          </StaffForm>
          {hasPassword ? (
            <StaffForm
              operation="StaffRenewRecoveryCodes"
              back={back}
              isInline
              onDone={({ renewRecoveryCodes }) => setCodes(renewRecoveryCodes.recoveryCodes)}
            >
              {({ isBusy }) => (
                <Button type="submit" isBusy={isBusy}>
                  {t('staff.renewCodes')}
                </Button>
              )}
            </StaffForm>
          ) : null}
        </div>
      )}
    </section>
  );
}
