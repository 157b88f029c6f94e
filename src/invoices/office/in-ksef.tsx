// How far a document is with KSeF: its number and receipt, or why it was refused, what to do about it, and sending it again.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import type { InvoicesListQuery } from '../../office-operations.generated.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from './invoice-list.module.css';

type ListedInvoice = InvoicesListQuery['listedInvoices']['invoices'][number];
type InKsefProps = Pick<ListedInvoice, 'id' | 'number'> & { ksef: NonNullable<ListedInvoice['ksef']> };

export function InKsef({ id, number, ksef: { says, advice, mayRetry, receiptPath } }: InKsefProps) {
  const { t } = useApp();
  const may = useMay();
  return (
    <div className={classNames(layout.aside, styles.ksef)}>
      {says}{' '}
      {receiptPath ? (
        <a href={receiptPath} download aria-label={t('invoiceList.ksefReceiptOf', { number })}>
          {t('invoiceList.ksefReceipt')}
        </a>
      ) : null}
      {advice ? <p>{advice}</p> : null}
      {mayRetry && may(['invoices.issue']) ? <SendAgain {...{ id, number }} /> : null}
    </div>
  );
}

function SendAgain({ id, number }: Pick<ListedInvoice, 'id' | 'number'>) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('InvoicesSendAgain');
  const send = async () => {
    const done = await run({ invoice: id });
    if (!done) return;
    const isSent = done.sendToKsefAgain.refusal == null;
    showToast({
      kind: isSent ? 'success' : 'error',
      text: t(isSent ? 'invoiceList.ksefAgainDone' : 'invoiceList.ksefNotRefused'),
    });
    await queryClient.invalidateQueries({ queryKey: ['InvoicesList'] });
  };
  return (
    <Button size="small" isBusy={isPending} aria-label={`${t('invoiceList.ksefAgain')}: ${number}`} onClick={send}>
      {t('invoiceList.ksefAgain')}
    </Button>
  );
}
