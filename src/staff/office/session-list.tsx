import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { nameOfDevice } from '../../passkeys/ask-for-passkey.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { StaffForm } from './staff-form.tsx';

type SessionListProps = { sessions: ResultOf<'StaffAccount'>['account']['sessions']; back: string };

/** Lists where the person is signed in, with what, and since when. */
export function SessionList({ sessions, back }: SessionListProps) {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  return (
    <section className={layout.stack} aria-labelledby="sessions">
      <h2 className={styles.heading} id="sessions">
        {t('staff.sessions')}
      </h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, address, lastUsedAt, createdAt, isThisOne }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <span>
                {nameOfDevice(device)}, {address}
              </span>
              <span className={layout.aside}>
                {isThisOne ? t('staff.thisSession') : t('staff.usedAt', { moment: formatMoment(lastUsedAt) })},{' '}
                {t('staff.signedInAt', { moment: formatMoment(createdAt) })}
              </span>
            </div>
            {isThisOne ? null : (
              <StaffForm operation="StaffEndSession" values={{ id }} back={back} isInline>
                {({ isBusy }) => (
                  <Button
                    size="small"
                    type="submit"
                    isBusy={isBusy}
                    aria-label={`${t('staff.endSession')}: ${nameOfDevice(device)}, ${address}`}
                  >
                    {t('staff.endSession')}
                  </Button>
                )}
              </StaffForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <StaffForm operation="StaffEndOtherSessions" back={back} isInline>
          {({ isBusy }) => (
            <Button type="submit" isBusy={isBusy}>
              {t('staff.endOthers')}
            </Button>
          )}
        </StaffForm>
      ) : null}
    </section>
  );
}
