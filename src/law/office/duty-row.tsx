import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/staff-page.module.css';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { DutyState } from '../duty-keys.ts';
import styles from './law.module.css';
import type { ShownDuty, ShownNotice } from './law-queries.ts';
import { NoticeFiles } from './notice-files.tsx';

const tones: Record<DutyState, StateTone> = { missing: 'todo', toConfirm: 'wait', met: 'done', notApplicable: 'off' };

export function DutyRow({ duty, notices }: { duty: ShownDuty; notices: readonly ShownNotice[] }) {
  return (
    <li className={classNames(page.row, styles.duty)} id={duty.key}>
      <div className={layout.stack}>
        <h3 className={styles.name}>
          <StateMark tone={tones[duty.state]}>{duty.title}</StateMark>
        </h3>
        {duty.says ? <p>{duty.says}</p> : null}
        <Lacks duty={duty} />
        <Products duty={duty} />
        {duty.key === 'guaranteeNotice' ? <NoticeFiles notices={notices} /> : null}
        {duty.law ? <p className={layout.aside}>{duty.law}</p> : null}
      </div>
    </li>
  );
}

function Lacks({ duty: { lacks, key } }: { duty: ShownDuty }) {
  const { t } = useApp();
  if (lacks.length === 0) return null;
  return (
    <ul className={styles.lacks}>
      {lacks.map(({ says, mendAt }) => (
        <li key={says}>
          {says}{' '}
          {mendAt && key !== 'guaranteeNotice' ? (
            <PageLink to={mendAt} aria-label={`${t('lawPage.mend')}: ${says}`}>
              {t('lawPage.mend')}
            </PageLink>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Products({ duty: { products, countProducts } }: { duty: ShownDuty }) {
  const { t } = useApp();
  if (products.length === 0) return null;
  const more = countProducts - products.length;
  return (
    <ul className={styles.products}>
      {products.map(({ id, title, says }) => (
        <li key={id}>
          <PageLink to={officeUrlOf('productEditor', {}, { id })}>{title}</PageLink>
          {says ? <span className={layout.aside}> {says}</span> : null}
        </li>
      ))}
      {more > 0 ? <li className={layout.aside}>{t('lawPage.more', { count: more })}</li> : null}
    </ul>
  );
}
