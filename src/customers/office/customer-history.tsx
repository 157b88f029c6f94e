// What was written: withdrawals by the customer, notes by staff, e-mails as they were sent.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import type { ResultOf } from '../../graphql-client.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import parts from '../../ui/office/sheets/record-parts.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { NoteForm } from '../../ui/typing/note-form.tsx';
import { customerQuery, type ShownCustomer } from './customer-queries.ts';
import { customerRefusals } from './customer-refusals.ts';

export function CustomerReturns({ returns }: { returns: ShownCustomer['returns'] }) {
  const { locale, shop, t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.returns')}</h2>
      <ol className={record.moments}>
        {returns.map(({ number, orderNumber, at, status, reason }) => (
          <li key={number} className={record.moment}>
            <time dateTime={at}>{formatMoment(at, locale, shop.timeZone, shortDay)}</time>
            <div>
              <p>
                {orderNumber ? (
                  <PageLink to={orderHref(orderNumber)}>{t('customers.returnOf', { number: orderNumber })}</PageLink>
                ) : (
                  t('customers.returnWithoutOrder')
                )}{' '}
                <span className={layout.aside}>{t(`customers.return_${status as 'refused'}`)}</span>
              </p>
              {reason ? <p className={record.said}>{reason}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function CustomerNotes({ customer }: { customer: ShownCustomer }) {
  const { locale, shop, t } = useApp();
  const may = useMay();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.notes')}</h2>
      {may(['customers.read', 'orders.fulfil']) ? <AddNote id={customer.id} /> : null}
      <ol className={record.moments}>
        {customer.notes.map(({ id, at, by, text }) => (
          <li key={id} className={record.moment}>
            <time dateTime={at}>{formatMoment(at, locale, shop.timeZone, shortDay)}</time>
            <div>
              <p className={record.said}>{text}</p>
              <p className={layout.aside}>{by}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AddNote({ id }: { id: string }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('CustomersNote');
  const add: Parameters<typeof NoteForm>[0]['onAdd'] = (note, clear) => {
    const onSuccess = ({ noteCustomer: { refusal } }: ResultOf<'CustomersNote'>) => {
      if (refusal)
        showToast({ kind: 'error', text: t(refusalMessage(customerRefusals, refusal, 'customers.missing')) });
      else clear();
      return queryClient.invalidateQueries({ queryKey: customerQuery(id).queryKey });
    };
    mutate({ id, ...note }, { onSuccess, onError: showToast });
  };
  return (
    <NoteForm
      label={t('customers.note')}
      hint={t('customers.noteHint')}
      button={t('customers.addNote')}
      isPending={isPending}
      onAdd={add}
    />
  );
}

export function CustomerMails({ mails }: { mails: ShownCustomer['mails'] }) {
  const { locale, shop, t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.mails')}</h2>
      {mails.length === 0 ? <p className={page.soft}>{t('customers.noMails')}</p> : null}
      <ol className={record.moments}>
        {mails.map(({ key, orderNumber, at, recipient, subject, body }) => (
          <li key={key} className={record.moment}>
            <time dateTime={at}>{formatMoment(at, locale, shop.timeZone, shortDay)}</time>
            <details>
              <summary>{subject}</summary>
              <p className={layout.aside}>{recipient}</p>
              <pre className={parts.mail}>{body}</pre>
              <PageLink to={orderHref(orderNumber)}>{t('customers.mailAgain', { number: orderNumber })}</PageLink>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
