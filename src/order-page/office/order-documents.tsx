// What was issued of an order, and a button for each document that can be issued now: it takes effect like the order's other
// actions, and leaves no gap in the numbers when it is undone.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadDocumentTexts } from '../../invoices/office/load-document-texts.ts';
import { loadKindTexts } from '../../invoices/office/load-kind-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { OrdersManagedQuery } from '../../office-operations.generated.ts';
import { orderActions } from '../../order-actions/office/order-actions.ts';
import { useOrderAction } from '../../order-actions/office/use-order-action.ts';
import { type ManagedOrder, managedOrderQuery } from '../../orders/office/office-order-queries.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { ContactLink } from './contact-link.tsx';

type DocumentsProps = { order: ManagedOrder };

export const bindOrderDocuments = () => withLateTexts(OrderDocuments, joinTexts(loadKindTexts, loadDocumentTexts));

function OrderDocuments({ order }: DocumentsProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { documentsOfOrder } = useSuspenseQuery(managedOrderQuery(String(order.number))).data;
  if (!documentsOfOrder) return null;
  const { documents, issuable, finalRefusal, lacksAddress, refusedHere, notEnough } = documentsOfOrder;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('documents.title')}</h2>
      {documents.length === 0 ? <p className={layout.aside}>{t('documents.none')}</p> : null}
      <ul className={layout.lines}>
        {documents.map(({ id, issuedAs, number, issuedOn, total, pdfPath }) => (
          <li key={id}>
            {t(`documentKind.${issuedAs}`)}{' '}
            {pdfPath ? (
              <a href={pdfPath} target="_blank" rel="noreferrer">
                {`${number} (PDF)`}
              </a>
            ) : (
              <b>{number}</b>
            )}{' '}
            <span className={layout.aside}>
              {[formatDay(issuedOn, locale, 'UTC', shortDay), format(total), pdfPath ? '' : t('documentKind.erased')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {/* Said before anybody asks for an invoice that would be refused. */}
      {lacksAddress ? (
        <p>
          {t('documents.lacksAddress')} <ContactLink order={order} text="documents.addAddress" />
        </p>
      ) : null}
      {refusedHere ? (
        <p>
          {t(`documents.here_${refusedHere}`)}{' '}
          <PageLink to={officeUrlOf('settingsDocument', { document: 'invoices' })}>
            {t('documents.toSettings')}
          </PageLink>
        </p>
      ) : null}
      {notEnough ? <p>{t('documents.notEnough', { system: notEnough })}</p> : null}
      {finalRefusal ? <p className={layout.aside}>{t(`documents.final_${finalRefusal}`)}</p> : null}
      {issuable.length > 0 ? <IssueButtons order={order} issuable={issuable} isMailedFirst={!notEnough} /> : null}
    </section>
  );
}

type Issuable = NonNullable<OrdersManagedQuery['documentsOfOrder']>['issuable'];

type ButtonsProps = { order: ManagedOrder; issuable: Issuable; isMailedFirst: boolean };

/** `isMailedFirst`: what is not enough where the company is goes to nobody unless somebody ticks it. */
function IssueButtons({ order, issuable, isMailedFirst }: ButtonsProps) {
  const { t } = useApp();
  const may = useMay();
  const [isMailed, setMailed] = useState(isMailedFirst);
  const { ask, isPending, problem } = useOrderAction('OrdersIssueDocument', order, () => undefined);
  if (!may([orderActions.document.permission]) || order.waiting) return null;
  return (
    <>
      <CheckboxField
        label={t('documents.isMailed')}
        checked={isMailed}
        onChange={(event) => setMailed(event.currentTarget.checked)}
      />
      <div className={classNames(layout.row, layout.tight, layout.after)}>
        {issuable.map((document) => (
          <Button
            key={document}
            size="small"
            isBusy={isPending}
            onClick={() => ask((at) => ({ ...at, document, isMailed }))}
          >
            {t(`documents.issue_${document}`)}
          </Button>
        ))}
      </div>
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
}
