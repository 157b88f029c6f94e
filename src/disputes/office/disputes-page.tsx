// Payments that are contested at the bank and not decided, the most urgent first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatMoney, useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { openDisputesQuery } from './dispute-queries.ts';
import { DisputeState } from './dispute-state.tsx';
import { textOfDisputeReason } from './dispute-texts.ts';
import styles from './disputes.module.css';
import { loadDisputeTexts } from './load-dispute-texts.ts';
import { loadEvidenceTexts } from './load-evidence-texts.ts';

export const loadTexts = joinTexts(loadEvidenceTexts, loadDisputeTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('disputes.title') });

export const Page: PageModule['Page'] = () => {
  const t = useT();
  const format = useFormatMoney();
  const { openDisputes } = useSuspenseQuery(openDisputesQuery).data;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('disputes.title')}
      </h1>
      {openDisputes.length === 0 ? <p>{t('disputes.none')}</p> : null}
      <ul className={layout.stack}>
        {openDisputes.map((dispute) => (
          <li key={dispute.id} className={classNames(page.panel, styles.listed)}>
            <p className={layout.row}>
              <PageLink to={officeUrlOf('managedDispute', undefined, { id: dispute.id })}>
                {t('disputes.one', { number: dispute.orderNumber })}
              </PageLink>
              <strong className={classNames(page.number, layout.end)}>{format(dispute.amount)}</strong>
            </p>
            <p className={page.soft}>
              {dispute.customer}, {textOfDisputeReason(t, dispute.reason)}
            </p>
            <p className={layout.row}>
              <DisputeState dispute={dispute} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
