// A new password, and the authenticator app that goes with it.
import { useApp } from '../../app-instance.tsx';
import type { ResultOf } from '../../graphql-client.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { MAX_CODE_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../credential-rules.ts';
import { CopyButton } from './copy-button.tsx';

type Totp = NonNullable<ResultOf<'StaffShowLink'>['staffLink']>['totp'];

/** White around it, as cameras need. */
const QUIET_ZONE = 2;

export function NewPasswordFields({ totp }: { totp: Totp }) {
  const { t } = useApp();
  const side = totp.qrSize + 2 * QUIET_ZONE;
  return (
    <>
      <TextField
        label={t('office.password')}
        hint={t('staff.passwordHint', { count: MIN_PASSWORD_LENGTH })}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        maxLength={MAX_PASSWORD_LENGTH}
        required
      />
      <div className={styles.totp}>
        <svg
          className={styles.qr}
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
          role="img"
          aria-label={t('staff.qrLabel')}
          shapeRendering="crispEdges"
        >
          <path d={totp.qrPath} />
        </svg>
        <div className={layout.stack}>
          <p className={styles.toScan}>{t('staff.totpText')}</p>
          <p className={styles.toOpen}>{t('staff.totpTextHere')}</p>
          <p className={styles.toOpen}>
            <a href={totp.address}>{t('staff.totpOpen')}</a>
          </p>
          <div className={styles.inline}>
            <p className={styles.secret}>{totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
            <CopyButton text={totp.secret} label={t('staff.copyKey')} />
          </div>
          <TextField
            label={t('staff.totpCode')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={MAX_CODE_LENGTH}
            required
          />
        </div>
      </div>
    </>
  );
}
