// What concerns the signed-in person alone.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import type { PageModule } from '../../page-module.ts';
import styles from '../../ui/office/office-page.module.css';
import { signedInStaffQuery } from './staff-queries.ts';

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('office.account')}
      </h1>
      <p>{signedInStaff?.name}</p>
    </div>
  );
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('office.account') });
