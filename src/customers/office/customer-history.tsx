// What was written: withdrawals by the customer, notes by staff, e-mails as they were sent.
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useApp } from '../../app-instance.tsx';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
import styles from '../../orders/office/managed-order.module.css';
import { orderHref } from '../../orders/office/order-href.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import forms from './customer-page.module.css';
import { customerQuery, type ShownCustomer } from './customer-queries.ts';

const MAX_NOTE_LENGTH = 2_000;

export function CustomerReturns({ returns }: { returns: ShownCustomer['returns'] }) {
  const { locale, t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.returns')}</h2>
      <ol className={styles.moments}>
        {returns.map(({ number, orderNumber, at, status, reason }) => (
          <li key={number} className={styles.moment}>
            <time dateTime={at}>{formatShortMoment(at, locale)}</time>
            <div>
              <p>
                {orderNumber ? (
                  <PageLink to={orderHref(orderNumber)}>{t('customers.returnOf', { number: orderNumber })}</PageLink>
                ) : (
                  t('customers.returnWithoutOrder')
                )}{' '}
                <span className={styles.detail}>{t(`customers.return_${status as 'refused'}`)}</span>
              </p>
              {reason ? <p className={styles.said}>{reason}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function CustomerNotes({ customer }: { customer: ShownCustomer }) {
  const { locale, t } = useApp();
  const may = useMay();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.notes')}</h2>
      {may(['customers.read', 'orders.fulfil']) ? <NoteForm id={customer.id} /> : null}
      <ol className={styles.moments}>
        {customer.notes.map(({ id, at, by, text }) => (
          <li key={id} className={styles.moment}>
            <time dateTime={at}>{formatShortMoment(at, locale)}</time>
            <div>
              <p className={styles.said}>{text}</p>
              <p className={styles.detail}>{by}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ id }: { id: string }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('CustomersNote');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    if (text === '' || isPending) return;
    const onSuccess = () => {
      form.reset();
      return queryClient.invalidateQueries({ queryKey: customerQuery(id).queryKey });
    };
    mutate({ id, text }, { onSuccess, onError: showToast });
  };
  return (
    <form className={forms.form} onSubmit={submit}>
      <TextAreaField
        label={t('customers.note')}
        hint={t('customers.noteHint')}
        name="text"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        required
      />
      <div>
        <Button size="small" type="submit" isBusy={isPending}>
          {t('customers.addNote')}
        </Button>
      </div>
    </form>
  );
}

export function CustomerMails({ mails }: { mails: ShownCustomer['mails'] }) {
  const { locale, t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.mails')}</h2>
      {mails.length === 0 ? <p className={page.soft}>{t('customers.noMails')}</p> : null}
      <ol className={styles.moments}>
        {mails.map(({ key, orderNumber, at, recipient, subject, body }) => (
          <li key={key} className={styles.moment}>
            <time dateTime={at}>{formatShortMoment(at, locale)}</time>
            <details>
              <summary>{subject}</summary>
              <p className={styles.detail}>{recipient}</p>
              <pre className={styles.mail}>{body}</pre>
              <PageLink to={orderHref(orderNumber)}>{t('customers.mailAgain', { number: orderNumber })}</PageLink>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
