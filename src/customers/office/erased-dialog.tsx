// What an erasure left, said over the page of a customer who is gone.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import forms from './customer-page.module.css';
import { customerQuery, type Erasure } from './customer-queries.ts';

export function ErasedDialog({ customerId, erasure }: { customerId: string; erasure: Erasure }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const leave = () => {
    queryClient.removeQueries({ queryKey: customerQuery(customerId).queryKey });
    queryClient.removeQueries({ queryKey: ['CustomersList'] });
    navigate(officeUrlOf('customers'));
  };
  return (
    <OfficeDialog title={t('customers.erased')} onClose={leave}>
      <ErasureReport erasure={erasure} />
      <Button kind="primary" isWide onClick={leave}>
        {t('customers.toList')}
      </Button>
    </OfficeDialog>
  );
}

function ErasureReport({ erasure }: { erasure: Erasure }) {
  const t = useT();
  const { retained, stripePayments } = erasure;
  return (
    <div className={forms.part}>
      {retained.length > 0 ? (
        <ul className={forms.list}>
          {retained.map(({ number, until }) => (
            <li key={number}>{t('customers.erasedRetained', { number, until })}</li>
          ))}
        </ul>
      ) : null}
      {stripePayments.length > 0 ? (
        <>
          <p>{t('customers.erasedStripe')}</p>
          <ul className={forms.list}>
            {stripePayments.map((id) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
