// Proving again who one is, for anyone who has no scripts; with scripts a dialog asks where it is needed.
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf, ownOfficePath } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../../ui/office/staff-page.module.css';
import { MAX_CODE_LENGTH } from '../credential-rules.ts';
import { loadStaffTexts } from '../load-staff-texts.ts';
import { StaffForm } from './staff-form.tsx';

export const loadTexts = loadStaffTexts;

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const to = ownOfficePath(location.search.get('to')) ?? officeUrlOf('account');
  return (
    <div className={classNames(styles.page, styles.narrow)}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('office.stepUpTitle')}
      </h1>
      <p>{t('office.stepUpText')}</p>
      <StaffForm operation="StaffStepUpWithCode" back={to} refused={location.search.get('refused')} leadsTo={to}>
        {({ isBusy }) => (
          <>
            <TextField
              label={t('office.code')}
              hint={t('office.codeHint')}
              name="code"
              autoComplete="one-time-code"
              maxLength={MAX_CODE_LENGTH}
              required
            />
            <Button kind="primary" type="submit" isBusy={isBusy}>
              {t('office.withCode')}
            </Button>
          </>
        )}
      </StaffForm>
    </div>
  );
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('office.stepUpTitle') });
