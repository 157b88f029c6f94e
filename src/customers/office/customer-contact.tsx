// How to reach the person, and where goods went.

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { letterLines } from '../../checkout/address/letter-lines.ts';
import { countryName } from '../../i18n/country-name.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import record from '../../ui/office/record-page.module.css';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import parts from '../../ui/office/sheets/record-parts.module.css';
import page from '../../ui/office/work-page.module.css';
import forms from './customer-page.module.css';
import { customerQuery, type ShownCustomer } from './customer-queries.ts';
import { customerRefusals } from './customer-refusals.ts';

export function CustomerContact({ customer }: { customer: ShownCustomer }) {
  const { t } = useApp();
  const may = useMay();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.contact')}</h2>
      <dl className={record.facts}>
        <dt>{t('customers.email')}</dt>
        <dd>
          {customer.emails.map((email) => (
            <div key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </div>
          ))}
        </dd>
        {customer.phone ? (
          <>
            <dt>{t('customers.phone')}</dt>
            <dd>
              <a href={`tel:${customer.phone.replaceAll(' ', '')}`}>{customer.phone}</a>
            </dd>
          </>
        ) : null}
      </dl>
      {customer.addresses.length > 0 ? <h3 className={parts.part}>{t('customers.addresses')}</h3> : null}
      {customer.addresses.map((address) => (
        <Address key={Object.values(address).join('|')} address={address} />
      ))}
      {may(['orders.fulfil']) ? <EmailForm id={customer.id} /> : null}
    </section>
  );
}

function Address({ address }: { address: ShownCustomer['addresses'][number] }) {
  const { locale } = useApp();
  return (
    <address className={forms.address}>{letterLines(address, countryName(locale, address.country)).join(', ')}</address>
  );
}

function EmailForm({ id }: { id: string }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('CustomersAddEmail');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    setError(undefined);
    mutate(
      { id, email },
      {
        onSuccess: ({ addCustomerEmail: { refusal } }) => {
          if (refusal) return setError(t(refusalMessage(customerRefusals, refusal, 'customers.missing')));
          form.reset();
          return queryClient.invalidateQueries({ queryKey: customerQuery(id).queryKey });
        },
        onError: showToast,
      },
    );
  };
  return (
    <details className={controls.fold}>
      <summary className={page.soft}>{t('customers.addAddress')}</summary>
      <form data-keep="address" className={classNames(layout.stack, forms.form)} onSubmit={submit} noValidate>
        <TextField
          label={t('customers.addAddress')}
          hint={t('customers.addAddressHint')}
          error={error}
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <div>
          <Button size="small" type="submit" isBusy={isPending}>
            {t('customers.add')}
          </Button>
        </div>
      </form>
    </details>
  );
}
