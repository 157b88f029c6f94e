// Proving again who one is, before a file that wants it, and for anyone who has no scripts; elsewhere a dialog asks.
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf, ownOfficePath } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../../ui/office/staff-page.module.css';
import { MAX_CODE_LENGTH } from '../credential-rules.ts';
import { loadStaffTexts } from '../load-staff-texts.ts';
import { loadStepUpTexts } from '../load-step-up-texts.ts';
import { useProof } from '../sign-in/use-proof.ts';
import { StaffForm } from './staff-form.tsx';

export const loadTexts = joinTexts(loadStaffTexts, loadStepUpTexts);

export const Page: PageModule['Page'] = ({ location }) => {
  const { t, showToast } = useApp();
  const [, navigate] = useLocation();
  const to = ownOfficePath(location.search.get('to')) ?? officeUrlOf('account');
  const file = ownOfficePath(location.search.get('file'));
  const goOn = () => {
    if (file) fetchFile(file);
    // The router stays within the document: a load of another would stop a file that has not begun.
    navigate(to);
  };
  const { isRefused, begin, byPasskey, provePasskey } = useProof(goOn);
  return (
    <div className={classNames(styles.page, styles.narrow)}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('stepUp.title')}
      </h1>
      <p>{t('stepUp.text')}</p>
      {isRefused ? <Notice kind="error">{t('stepUp.failed')}</Notice> : null}
      <Button
        kind="primary"
        isWide
        isBusy={begin.isPending || byPasskey.isPending}
        onClick={() => provePasskey().catch(showToast)}
      >
        {t('stepUp.withPasskey')}
      </Button>
      <StaffForm
        operation="StaffStepUpWithCode"
        back={file ?? to}
        refused={location.search.get('refused')}
        onDone={goOn}
      >
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
            <Button type="submit" isBusy={isBusy}>
              {t('stepUp.withCode')}
            </Button>
          </>
        )}
      </StaffForm>
    </div>
  );
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('stepUp.title') });

function fetchFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
