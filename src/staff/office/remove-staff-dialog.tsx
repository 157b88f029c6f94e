// Whoever is removed is out of the office at once, and comes back only by a new invitation: so it is asked for once more.
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { Button } from '../../ui/button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { StaffForm } from './staff-form.tsx';

type RemoveStaffProps = {
  member: ResultOf<'StaffList'>['staffMembers'][number];
  isSelf: boolean;
  back: string;
  onClose(): void;
};

const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/staff/staff-removal.ts`));

export const bindRemoveStaffDialog = () => withLateTexts(RemoveStaffDialog, loadTexts);

function RemoveStaffDialog({ member: { id, name, email, role, keys }, isSelf, back, onClose }: RemoveStaffProps) {
  const { t } = useApp();
  const person = { name, email, role: t(`staff.role_${role as 'owner'}`) };
  return (
    <OfficeDialog title={t('staff.removeTitle', { name })} onClose={onClose}>
      <StaffForm operation="StaffRemove" values={{ id }} back={back} onDone={onClose}>
        {({ isBusy }) => (
          <>
            <p>{t(isSelf ? 'staff.removeSelf' : 'staff.removeText', person)}</p>
            {keys.length > 0 ? <p>{t('staff.keysEnd', { keys: keys.join(', ') })}</p> : null}
            <Button kind="primary" isWide type="submit" isBusy={isBusy}>
              {t('staff.removeNow', { name })}
            </Button>
          </>
        )}
      </StaffForm>
    </OfficeDialog>
  );
}
