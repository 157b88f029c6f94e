// What staff did, the newest first, narrowed by person and kind in the address.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { nameOfDevice } from '../../ui/office/passkeys.ts';
import styles from '../../ui/office/staff-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { auditKinds } from '../audit-kinds.ts';
import { auditLogQuery } from './staff-queries.ts';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/staff.ts`));

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  const { entries, next, people, failedSignIns } = useSuspenseQuery(auditLogQuery(location)).data.auditLog;
  const staff = location.search.get('staff') ?? '';
  const kind = location.search.get('kind') ?? '';
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('staff.log')}
      </h1>
      <form key={`${staff} ${kind}`} className={styles.inline} action={officeUrlOf('auditLog')}>
        <SelectField label={t('staff.person')} name="staff" defaultValue={staff}>
          <option value="">{t('staff.everybody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('staff.kind')} name="kind" defaultValue={kind}>
          <option value="">{t('staff.everything')}</option>
          {auditKinds.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('staff.show')}</Button>
      </form>
      {failedSignIns.tries > 0 ? (
        <p className={styles.soft}>
          {t('staff.failedSignIns', { tries: failedSignIns.tries, networks: failedSignIns.networks })}
        </p>
      ) : null}
      <ul className={styles.list}>
        {entries.map(({ id, at, who, kind: done, subject, before, after, address, device }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <span>
                <strong>{done}</strong> {subject}
              </span>
              <span className={styles.soft}>
                {formatMoment(at)}, {[who, address, device ? nameOfDevice(device) : ''].filter(Boolean).join(', ')}
              </span>
            </div>
            {before || after ? (
              <div className={styles.change}>{[before, after].filter(Boolean).join(' → ')}</div>
            ) : null}
          </li>
        ))}
      </ul>
      {entries.length === 0 ? <p>{t('staff.logEmpty')}</p> : null}
      {next ? (
        <div>
          <LinkButton to={officeUrlOf('auditLog', { staff, kind, before: next })}>{t('staff.older')}</LinkButton>
        </div>
      ) : null}
    </div>
  );
};

export const head: PageModule['head'] = ({ t }) => ({ title: t('staff.log') });
