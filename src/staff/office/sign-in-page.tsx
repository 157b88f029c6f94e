// The page on which the office begins for anyone who is not signed in.
import { useApp } from '../../app-instance.tsx';
import { ownOfficePath } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import styles from '../../ui/office/office-page.module.css';
import { PasskeySignIn } from '../sign-in/passkey-sign-in.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** The parameter of the address after a form that was sent without scripts. */
const REFUSED = 'refused';

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('office.signIn')}
      </h1>
      <PasskeySignIn to={ownOfficePath(location.search.get('to'))} />
      <SignInForm isRefused={location.search.has(REFUSED)} to={ownOfficePath(location.search.get('to'))} />
    </div>
  );
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('office.signIn') });
