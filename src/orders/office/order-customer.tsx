// The customer who ordered, and the address that the goods go to.

import type { ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { pageAccess } from '../../staff/page-access.ts';
import record from '../../ui/office/record-page.module.css';
import parts from '../../ui/office/sheets/record-parts.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import type { ManagedOrder } from './office-order-queries.ts';

type OrderCustomerProps = {
  order: ManagedOrder;
  /** The way to change what is said here. */
  change: ReactNode;
};

export function OrderCustomer({ order, change }: OrderCustomerProps) {
  const { t } = useApp();
  const may = useMay();
  return (
    <section className={page.panel}>
      <div className={page.panelHead}>
        <h2 className={page.panelTitle}>
          {order.customerId && may(pageAccess.customer) ? (
            <PageLink to={officeUrlOf('customer', undefined, { id: order.customerId })}>{t('work.customer')}</PageLink>
          ) : (
            t('work.customer')
          )}
        </h2>
        {change}
      </div>
      <Facts order={order} />
      {order.note ? (
        <Part title={t('work.customerNote')}>
          <p className={parts.quote}>{order.note}</p>
        </Part>
      ) : null}
      {order.pickupPoint ? (
        <Part title={t('work.pickup')}>
          <p>{order.pickupPoint}</p>
        </Part>
      ) : null}
      <Part title={t('work.address')}>
        <Address lines={order.addressLines} />
      </Part>
      {order.billingAddressLines ? (
        <Part title={t('work.billingAddress')}>
          <Address lines={order.billingAddressLines} />
        </Part>
      ) : null}
    </section>
  );
}

const tones = { valid: 'done', invalid: 'todo', no_answer: 'wait' } as const;

function Facts({ order }: { order: ManagedOrder }) {
  const { t } = useApp();
  const check = order.vatIdCheck;
  return (
    <dl className={record.facts}>
      <dt>{t('work.email')}</dt>
      <dd>
        <a href={`mailto:${order.email}`}>{order.email}</a>
        {order.hasAccount ? <div>{t('work.hasAccount')}</div> : null}
      </dd>
      {order.phone ? (
        <>
          <dt>{t('work.phone')}</dt>
          <dd>
            <a href={`tel:${order.phone.replaceAll(' ', '')}`}>{order.phone}</a>
          </dd>
        </>
      ) : null}
      {order.address.taxId ? (
        <>
          <dt>{t('work.taxId')}</dt>
          <dd>
            {order.address.taxId} {check ? <StateMark tone={tones[check.state]}>{check.label}</StateMark> : null}
            {check ? <div>{check.text}</div> : null}
          </dd>
        </>
      ) : null}
      {order.ledBy ? (
        <>
          <dt>{t('orders.assistant')}</dt>
          <dd>{order.ledBy}</dd>
        </>
      ) : null}
      <dt>{t('work.carrier')}</dt>
      <dd>{order.carrierName}</dd>
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={parts.part}>{title}</h3>
      {children}
    </>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className={parts.address}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
