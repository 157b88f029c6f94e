import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { RoleField } from './role-field.tsx';
import { StaffForm } from './staff-form.tsx';

const RemoveStaffDialog = lazy(async () => ({
  default: await (await import('./remove-staff-dialog.tsx')).bindRemoveStaffDialog(),
}));

type Member = ResultOf<'StaffList'>['staffMembers'][number];

export function StaffMemberRow({ member, isSelf, back }: { member: Member; isSelf: boolean; back: string }) {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  const { id, name, email, role, lastSeenAt, keys } = member;
  const [isAsked, setAsked] = useState(false);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span>
          {name}
          {isSelf ? ` (${t('staff.you')})` : ''}
        </span>
        <span className={layout.aside}>
          {email}
          {lastSeenAt ? `, ${t('staff.usedAt', { moment: formatMoment(lastSeenAt) })}` : ''}
        </span>
        {keys.length > 0 ? <span className={layout.aside}>{t('staff.keys', { keys: keys.join(', ') })}</span> : null}
      </div>
      <div className={styles.actions}>
        <StaffForm key={role} operation="StaffChangeRole" values={{ id }} back={back} isInline>
          {({ isBusy }) => (
            <>
              <RoleField chosen={role} isSmall />
              <Button type="submit" isBusy={isBusy} aria-label={`${t('staff.save')}: ${name}`}>
                {t('staff.save')}
              </Button>
            </>
          )}
        </StaffForm>
        {isSelf ? null : (
          <StaffForm operation="StaffRecover" values={{ id }} back={back} isInline>
            {({ isBusy }) => (
              <Button type="submit" isBusy={isBusy} aria-label={`${t('staff.recover')}: ${name}`}>
                {t('staff.recover')}
              </Button>
            )}
          </StaffForm>
        )}
        <StaffForm operation="StaffRemove" values={{ id }} back={back} isInline>
          {({ isBusy }) => (
            <Button type="submit" isBusy={isBusy} aria-label={`${t('staff.remove')}: ${name}`} onClick={ask}>
              {t('staff.remove')}
            </Button>
          )}
        </StaffForm>
        <Suspense>
          {isAsked ? <RemoveStaffDialog {...{ member, isSelf, back }} onClose={() => setAsked(false)} /> : null}
        </Suspense>
      </div>
    </li>
  );
}
