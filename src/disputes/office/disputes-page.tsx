// Payments that are contested at the bank and not decided, the most urgent first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatMoney, useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { type CardList, OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { type ListedDispute, openDisputesQuery } from './dispute-queries.ts';
import { DisputeState } from './dispute-state.tsx';
import { textOfDisputeReason } from './dispute-texts.ts';
import styles from './disputes.module.css';
import { loadDisputeTexts } from './load-dispute-texts.ts';
import { loadEvidenceTexts } from './load-evidence-texts.ts';

export const loadTexts = joinTexts(loadListTexts, loadEvidenceTexts, loadDisputeTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('disputes.title') });

const disputeHref = (id: string) => officeUrlOf('managedDispute', undefined, { id });

const disputeList: CardList<ListedDispute, string> = {
  route: 'disputes',
  title: 'disputes.title',
  noneYet: 'disputes.none',
  idOf: ({ id }) => id,
  hrefOf: disputeHref,
  className: styles.listed,
  card: (dispute) => <Dispute dispute={dispute} />,
};

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { openDisputes } = useSuspenseQuery(openDisputesQuery).data;
  return <OfficeList list={disputeList} rows={openDisputes} search={search} />;
};

function Dispute({ dispute }: { dispute: ListedDispute }) {
  const t = useT();
  const format = useFormatMoney();
  return (
    <>
      <p className={layout.row}>
        <PageLink to={disputeHref(dispute.id)}>{t('disputes.one', { number: dispute.orderNumber })}</PageLink>
        <strong className={classNames(page.number, layout.end)}>{format(dispute.amount)}</strong>
      </p>
      <p className={page.soft}>
        {dispute.customer}, {textOfDisputeReason(t, dispute.reason)}
      </p>
      <p className={layout.row}>
        <DisputeState dispute={dispute} />
      </p>
    </>
  );
}
