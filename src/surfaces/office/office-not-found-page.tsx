import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { signedInStaffQuery } from '../../staff/office/staff-queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../../ui/office/office-page.module.css';
import { loadNoPageTexts } from './load-no-page-texts.ts';

export const loadTexts = loadNoPageTexts;

export const Page: PageModule['Page'] = () => {
  const { surface, locale, t } = useApp();
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('office.notFoundTitle')}
      </h1>
      <p>{t('office.notFoundText')}</p>
      {signedInStaff ? (
        <LinkButton to={surface.homePath(locale)}>{t('office.toFirstPage')}</LinkButton>
      ) : (
        <LinkButton to={officeUrlOf('signIn')}>{t('office.signIn')}</LinkButton>
      )}
    </div>
  );
};

export const head: PageModule['head'] = ({ t }) => ({
  title: t('office.notFoundTitle'),
  status: 404,
});
