// The people who work in the office: owners invite, give roles, let back in and remove.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { StaffListQuery } from '../../office-operations.generated.ts';
import type { PageModule } from '../../page-module.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { MAX_EMAIL_LENGTH } from '../credential-rules.ts';
import { loadPeopleTexts } from '../load-people-texts.ts';
import { loadStaffTexts } from '../load-staff-texts.ts';
import { LanguageField } from './language-field.tsx';
import { RoleField } from './role-field.tsx';
import { refusalText, StaffForm } from './staff-form.tsx';
import { StaffMemberRow } from './staff-member-row.tsx';
import { signedInStaffQuery, staffListQuery } from './staff-queries.ts';

export const loadTexts = joinTexts(loadStaffTexts, loadPeopleTexts);

/** It stays open: what would move up under the second half of a double click gives roles and removes people. */
function emptyForm(_invited: unknown, form: HTMLFormElement): void {
  form.reset();
}

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  const { staffMembers, staffInvitations } = useSuspenseQuery(staffListQuery).data;
  const back = officeUrlOf('staff');
  const refused = location.search.get('refused');
  return (
    <div className={styles.page}>
      <div className={layout.stack}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('staff.title')}
        </h1>
        <Invite back={back} />
        {refused ? <Notice kind="error">{t(refusalText(refused))}</Notice> : null}
        <ul className={styles.list}>
          {staffMembers.map((member) => (
            <StaffMemberRow key={member.id} member={member} isSelf={member.id === signedInStaff?.id} back={back} />
          ))}
        </ul>
        <div>
          <LinkButton to={officeUrlOf('auditLog')}>{t('staff.log')}</LinkButton>
        </div>
      </div>
      {staffInvitations.length > 0 ? (
        <section className={layout.stack} aria-labelledby="invited">
          <h2 className={styles.heading} id="invited">
            {t('staff.invited')}
          </h2>
          <ul className={styles.list}>
            {staffInvitations.map((invitation) => (
              <InvitationRow key={invitation.id} {...{ invitation, back }} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};

function Invite({ back }: { back: string }) {
  const { t } = useApp();
  return (
    <details className={styles.fold}>
      <summary>{t('staff.invite')}</summary>
      <p>{t('staff.inviteText')}</p>
      <StaffForm operation="StaffInvite" back={back} keep="invitation" onDone={emptyForm}>
        {({ isBusy }) => (
          <>
            <TextField
              label={t('office.email')}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
            <RoleField chosen="packer" />
            <LanguageField />
            <div>
              <Button kind="primary" type="submit" isBusy={isBusy}>
                {t('staff.sendInvitation')}
              </Button>
            </div>
          </>
        )}
      </StaffForm>
    </details>
  );
}

type InvitationRowProps = { invitation: StaffListQuery['staffInvitations'][number]; back: string };

function InvitationRow({ invitation: { id, email, role, expiresAt }, back }: InvitationRowProps) {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span>{email}</span>
        <span className={layout.aside}>
          {t(`staff.role_${role as 'owner'}`)}, {t('staff.validUntil', { moment: formatMoment(expiresAt) })}
        </span>
      </div>
      <StaffForm operation="StaffWithdrawInvitation" values={{ id }} back={back} isInline>
        {({ isBusy }) => (
          <Button size="small" type="submit" isBusy={isBusy} aria-label={`${t('staff.withdraw')}: ${email}`}>
            {t('staff.withdraw')}
          </Button>
        )}
      </StaffForm>
    </li>
  );
}

export const head: PageModule['head'] = ({ t }) => ({ title: t('staff.title') });
