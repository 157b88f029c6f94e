import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { createPasskey, nameOfDevice } from '../../passkeys/ask-for-passkey.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { refusalIn, refusalText, StaffForm } from './staff-form.tsx';
import { useStaffMutation } from './use-staff-mutation.tsx';

type PasskeyListProps = { passkeys: ResultOf<'StaffAccount'>['account']['passkeys']; back: string };

export function PasskeyList({ passkeys, back }: PasskeyListProps) {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  return (
    <section className={layout.stack} aria-labelledby="passkeys">
      <h2 className={styles.heading} id="passkeys">
        {t('staff.passkeys')}
      </h2>
      <p>{t('staff.passkeyHint')}</p>
      {passkeys.length > 0 ? (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.what}>
                <span>{name}</span>
                <span className={layout.aside}>
                  {t('staff.createdAt', { moment: formatMoment(createdAt) })}
                  {lastUsedAt ? `, ${t('staff.usedAt', { moment: formatMoment(lastUsedAt) })}` : ''}
                </span>
              </div>
              <StaffForm operation="StaffRemovePasskey" values={{ id }} back={back} isInline>
                {({ isBusy }) => (
                  <Button size="small" type="submit" isBusy={isBusy} aria-label={`${t('staff.remove')}: ${name}`}>
                    {t('staff.remove')}
                  </Button>
                )}
              </StaffForm>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey />
    </section>
  );
}

function AddPasskey() {
  const { t } = useApp();
  const queryClient = useQueryClient();
  const begin = useStaffMutation('StaffBeginPasskey');
  const add = useStaffMutation('StaffAddPasskey');
  const [refusal, setRefusal] = useState<string | null>(null);
  const create = async () => {
    const begun = await begin.run({});
    if (!begun) return;
    const answer = await createPasskey(begun.beginPasskey);
    if (!answer) return setRefusal('WRONG_PASSKEY');
    const added = await add.run({ answer, name: nameOfDevice(navigator.userAgent) });
    if (!added) return;
    setRefusal(refusalIn(added));
    await queryClient.invalidateQueries();
  };
  return (
    <div className={styles.needsScripts}>
      {refusal ? <Notice kind="error">{t(refusalText(refusal))}</Notice> : null}
      <Button isBusy={begin.isPending || add.isPending} onClick={create}>
        {t('staff.createPasskey')}
      </Button>
    </div>
  );
}
