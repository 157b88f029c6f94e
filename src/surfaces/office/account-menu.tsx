// The person who is signed in, the own account, and the way out: a popover of the browser's own.
import { useId } from 'react';
import { useApp } from '../../app-instance.tsx';
import { SoundSwitch } from '../../live/office/late-live-parts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { StaffSignedInQuery } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { AfterHydration } from '../../ui/office/after-hydration.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './account-menu.module.css';
import { AccountIcon } from './office-icons.tsx';

export type ShownStaff = NonNullable<StaffSignedInQuery['signedInStaff']>;

export function AccountMenu({ staff }: { staff: ShownStaff }) {
  const { t, showToast } = useApp();
  const id = useId();
  const { mutate, isPending } = useOperationMutation('StaffSignOut');
  // The page is loaded in full: nothing of what was shown stays in the browser's memory.
  const signOut = () =>
    mutate({}, { onSuccess: () => window.location.assign(officeUrlOf('signIn')), onError: showToast });
  return (
    <>
      <button type="button" className={classNames(controls.icon, styles.button)} popoverTarget={id}>
        <AccountIcon />
        <VisuallyHidden>{t('office.account')}</VisuallyHidden>
      </button>
      <div className={classNames(controls.popup, styles.menu)} id={id} popover="auto">
        <p className={styles.who}>
          <b>{staff.name}</b>
          <span className={layout.aside}>{staff.email}</span>
        </p>
        <PageLink className={controls.item} to={officeUrlOf('account')}>
          {t('office.account')}
        </PageLink>
        <AfterHydration>
          <SoundSwitch />
        </AfterHydration>
        <button type="button" className={controls.item} onClick={signOut} aria-busy={isPending || undefined}>
          {t('office.signOut')}
        </button>
      </div>
    </>
  );
}
