// Erasing a person cannot be undone: the address is typed once more, and the person who erases proves who it is.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { CustomersEraseMutation } from '../../office-operations.generated.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import forms from './customer-page.module.css';
import { customerQuery, type ShownCustomer } from './customer-queries.ts';

type Erasure = CustomersEraseMutation['eraseCustomer'];

export function EraseDialog({ customer, onClose }: { customer: ShownCustomer; onClose(): void }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { run, isPending } = useStaffMutation('CustomersErase');
  const [error, setError] = useState<string>();
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const [email = ''] = customer.emails;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email'));
    if (typed.trim().toLowerCase() !== email) return setError(t('customers.eraseTypeWrong'));
    setError(undefined);
    const answer = (await run({ id: customer.id }))?.eraseCustomer;
    if (!answer) return;
    if (!answer.refusal) return setErasure(answer);
    // Something has happened to an order meanwhile: the page says what.
    showToast({ kind: 'error', text: t('customers.notYet') });
    onClose();
    await queryClient.invalidateQueries({ queryKey: customerQuery(customer.id).queryKey });
  };
  if (erasure) {
    const leave = () => {
      queryClient.removeQueries({ queryKey: customerQuery(customer.id).queryKey });
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
  return (
    <OfficeDialog title={t('customers.eraseTitle')} onClose={onClose}>
      <form className={forms.form} onSubmit={submit} noValidate>
        <p>{t('customers.eraseText')}</p>
        <p>{t('customers.eraseConfirm')}</p>
        <TextField
          label={t('customers.eraseType', { email })}
          error={error}
          name="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t('customers.eraseDo')}
        </Button>
      </form>
    </OfficeDialog>
  );
}

function ErasureReport({ erasure }: { erasure: Erasure }) {
  const { t } = useApp();
  const { kept, stripePayments } = erasure;
  return (
    <div className={forms.part}>
      {kept.length > 0 ? (
        <ul className={forms.list}>
          {kept.map(({ number, until }) => (
            <li key={number}>{t('customers.erasedKept', { number, until })}</li>
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
