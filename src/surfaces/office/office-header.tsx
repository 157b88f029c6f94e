// The shell of the office: the navigation beside the page, the search above it, and on phones both at the thumb. Whoever is
// not signed in sees whose shop it is, and the way to it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { managedShopQuery, signedInStaffQuery } from '../../staff/office/staff-queries.ts';
import { ThemeSwitch } from '../../ui/shell/theme-switch.tsx';
import { SkipLink } from '../../ui/visually-hidden.tsx';
import { LateOfficeShell } from './late-office-shell.tsx';
import styles from './office-header.module.css';

export function OfficeHeader() {
  const { locale, t } = useApp();
  const { managedShop } = useSuspenseQuery(managedShopQuery).data;
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  if (signedInStaff) return <LateOfficeShell shopName={managedShop.name} staff={signedInStaff} />;
  return (
    <header className={styles.header}>
      <SkipLink>{t('site.skip')}</SkipLink>
      <p className={styles.shop}>
        {managedShop.name} <span className={styles.surface}>{t('office.title')}</span>
      </p>
      {/* Another surface: by a full load. */}
      <a className={styles.toShop} href={urlOf('home', { locale })}>
        {t('office.toShop')}
      </a>
      <ThemeSwitch />
    </header>
  );
}
