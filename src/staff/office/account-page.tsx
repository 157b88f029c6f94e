// What concerns the signed-in person alone: the ways in, the sessions, the language.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadStaffTexts } from '../load-staff-texts.ts';
import { pageAccess } from '../page-access.ts';
import { LanguageField } from './language-field.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionList } from './session-list.tsx';
import { refusalText, StaffForm } from './staff-form.tsx';
import { accountQuery, signedInStaffQuery } from './staff-queries.ts';
import { useMay } from './use-may.ts';

export const loadTexts = loadStaffTexts;

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  const may = useMay();
  const { account } = useSuspenseQuery(accountQuery).data;
  const back = officeUrlOf('account');
  const refused = location.search.get('refused');
  return (
    <div className={styles.page}>
      <div className={layout.stack}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('office.account')}
        </h1>
        <p>
          {signedInStaff?.name}, {signedInStaff?.email}
        </p>
        {may(pageAccess.shopSetup) ? (
          <p>
            <PageLink to={officeUrlOf('shopSetup')}>{t('staff.setupShop')}</PageLink>
          </p>
        ) : null}
        {refused ? <Notice kind="error">{t(refusalText(refused))}</Notice> : null}
      </div>
      <PasskeyList passkeys={account.passkeys} back={back} />
      <PasswordSection account={account} back={back} />
      <SessionList sessions={account.sessions} back={back} />
      <section className={layout.stack} aria-labelledby="language">
        <h2 className={styles.heading} id="language">
          {t('staff.language')}
        </h2>
        <StaffForm operation="StaffChangeLanguage" back={back} isInline leadsTo={back}>
          {({ isBusy }) => (
            <>
              <LanguageField chosen={signedInStaff?.locale} />
              <Button type="submit" isBusy={isBusy}>
                {t('staff.save')}
              </Button>
            </>
          )}
        </StaffForm>
      </section>
      <StaffForm operation="StaffSignOut" back={officeUrlOf('account')} leadsTo={officeUrlOf('signIn')}>
        {({ isBusy }) => (
          <div>
            <Button type="submit" isBusy={isBusy}>
              {t('office.signOut')}
            </Button>
          </div>
        )}
      </StaffForm>
    </div>
  );
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('office.account') });
