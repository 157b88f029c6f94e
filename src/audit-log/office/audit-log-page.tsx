// What staff did, the newest first, narrowed by person and kind in the address.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { ListPages } from '../../lists/office/list-pages.tsx';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { loadRefundTexts } from '../../refunds/office/load-refund-texts.ts';
import { loadReviewTexts } from '../../reviews/office/load-review-texts.ts';
import { auditKinds } from '../../staff/audit-kinds.ts';
import { loadStaffTexts } from '../../staff/load-staff-texts.ts';
import { auditLogQuery } from '../../staff/office/staff-queries.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { nameOfDevice } from '../../ui/office/passkeys.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { type AuditChange, kindText, listChanges, subjectText, whoText } from './audit-text.ts';

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/staff/audit-log.ts`)),
  loadListTexts,
  loadStaffTexts,
  loadRefundTexts,
  loadReviewTexts,
);

export const Page: PageModule['Page'] = ({ location }) => {
  const { locale, t } = useApp();
  const formatMoment = useFormatMoment();
  const { auditLog } = useSuspenseQuery(auditLogQuery(location)).data;
  const { entries, people, failedSignIns } = auditLog;
  const staff = location.search.get('staff') ?? '';
  const kind = location.search.get('kind') ?? '';
  const writers = { t, formatMoment, formatMoney: useFormatMoney() };
  const kinds = auditKinds
    .map((value) => ({ value, text: kindText(t, value) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
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
          {kinds.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('staff.show')}</Button>
      </form>
      {failedSignIns.tries > 0 ? (
        <p className={layout.aside}>
          {t('staff.failedSignIns', { tries: failedSignIns.tries, networks: failedSignIns.networks })}
        </p>
      ) : null}
      <ul className={styles.list}>
        {entries.map(({ id, at, who, kind: done, subject, before, after, address, device }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <span>
                <strong>{kindText(t, done)}</strong> {subjectText(t, done, subject)}
              </span>
              <span className={layout.aside}>
                {[formatMoment(at), whoText(t, who), address, device ? nameOfDevice(device) : '']
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <Changes changes={listChanges(writers, before, after)} />
            </div>
          </li>
        ))}
      </ul>
      {entries.length === 0 ? <p>{t('staff.logEmpty')}</p> : null}
      <ListPages route="auditLog" values={{ staff, kind }} ends={auditLog} />
    </div>
  );
};

function Changes({ changes }: { changes: AuditChange[] }) {
  const { t } = useApp();
  if (changes.length === 0) return null;
  const text = ({ before, after }: AuditChange) => {
    if (before === null) return after;
    return after === null ? t('audit.was', { value: before }) : t('audit.becomes', { before, after });
  };
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          {change.field === '' ? null : <dt>{change.field}</dt>}
          <dd>{text(change)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const head: PageModule['head'] = ({ t }) => ({ title: t('staff.log') });
