// Disputes with their reason and the time by which evidence is taken, each with the way to where it is answered.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { OrdersManagedQuery } from '../../office-operations.generated.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { DisputeState } from './dispute-state.tsx';
import { textOfDisputeReason } from './dispute-texts.ts';

export type Disputes = OrdersManagedQuery['disputesOfOrder'];

export function DisputeList({ disputes }: { disputes: Disputes }) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <ul className={layout.lines}>
      {disputes.map((dispute) => (
        <li key={dispute.id} className={layout.row}>
          <PageLink to={officeUrlOf('managedDispute', undefined, { id: dispute.id })}>
            {textOfDisputeReason(t, dispute.reason)}
          </PageLink>
          <span>{format(dispute.amount)}</span>
          <DisputeState dispute={dispute} />
        </li>
      ))}
    </ul>
  );
}
