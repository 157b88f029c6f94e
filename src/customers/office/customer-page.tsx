// A customer as staff answers one: orders first, then how to reach the person, what is noted, and what was written.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { loadOrderTexts } from '../../orders/office/load-order-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import record from '../../ui/office/record-page.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerMails, CustomerNotes, CustomerReturns } from './customer-history.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';
import { customerQuery, type Erasure, type ShownCustomer } from './customer-queries.ts';
import { ErasedDialog } from './erased-dialog.tsx';
import { loadCustomerTexts } from './load-customer-texts.ts';

export const loadTexts = joinTexts(loadCustomerTexts, loadOrderTexts);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const customer = queryClient.getQueryData(customerQuery(location.params.id).queryKey)?.customer;
  return customer ? { title: customer.name || t('customers.name') } : { title: t('customers.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { customer } = useSuspenseQuery(customerQuery(location.params.id)).data;
  // The stream may tell that the customer is gone before the answer says what became of the data.
  const [erasure, setErasure] = useState<Erasure | null>(null);
  return (
    <>
      {customer ? <CustomerView customer={customer} onErased={setErasure} /> : <MissingCustomer />}
      {erasure ? <ErasedDialog customerId={location.params.id ?? ''} erasure={erasure} /> : null}
    </>
  );
};

function MissingCustomer() {
  const { t } = useApp();
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('customers.missing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('customers')}>{t('customers.toList')}</PageLink>
      </p>
    </div>
  );
}

type CustomerViewProps = { customer: ShownCustomer; onErased(erasure: Erasure): void };

function CustomerView({ customer, onErased }: CustomerViewProps) {
  const { t } = useApp();
  const may = useMay();
  const formatMoment = useFormatMoment();
  const format = useFormatMoney();
  const { spent } = customer;
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {customer.name || customer.emails[0]}
        </h1>
        <b>{spent.length > 0 ? spent.map((amount) => format(amount)).join(' + ') : t('customers.nothingSpent')}</b>
        <span>{t('customers.orderCount', { count: customer.orderCount })}</span>
        <span className={page.soft}>{t('customers.since', { moment: formatMoment(customer.firstOrderAt) })}</span>
      </div>
      <div className={record.columns}>
        <div className={record.column}>
          <CustomerOrders orders={customer.orders} />
          {customer.returns.length > 0 ? <CustomerReturns returns={customer.returns} /> : null}
          <CustomerNotes customer={customer} />
          <CustomerMails mails={customer.mails} />
        </div>
        <div className={record.column}>
          <CustomerContact customer={customer} />
          {may(['customers.export']) ? <CustomerPrivacy customer={customer} onErased={onErased} /> : null}
        </div>
      </div>
    </div>
  );
}
