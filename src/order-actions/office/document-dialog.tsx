// Issues a document by the keyboard or the search: which of those that can be issued now. The part of the page has a button
// for each.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadDocumentTexts } from '../../invoices/office/load-document-texts.ts';
import { loadKindTexts } from '../../invoices/office/load-kind-texts.ts';
import { type ManagedOrder, managedOrderQuery } from '../../orders/office/office-order-queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

type DocumentDialogProps = { order: ManagedOrder; onClose(): void };

export const bindDocumentDialog = () => withLateTexts(DocumentDialog, joinTexts(loadKindTexts, loadDocumentTexts));

function DocumentDialog({ order, onClose }: DocumentDialogProps) {
  const { t } = useApp();
  const { documentsOfOrder } = useSuspenseQuery(managedOrderQuery(String(order.number))).data;
  const { ask, isPending, problem } = useOrderAction('OrdersIssueDocument', order, onClose);
  const { issuable = [], refusedHere, notEnough } = documentsOfOrder ?? {};
  if (issuable.length === 0) {
    const nothing = documentsOfOrder?.lacksAddress ? 'documents.lacksAddress' : 'documents.nothing';
    const finalRefusal = documentsOfOrder?.finalRefusal;
    return (
      <OfficeDialog title={t('work.do_document')} onClose={onClose}>
        <p>
          {refusedHere
            ? t(`documents.here_${refusedHere}`)
            : finalRefusal
              ? t(`documents.final_${finalRefusal}`)
              : t(nothing)}
        </p>
      </OfficeDialog>
    );
  }
  const confirm = (fields: FormData) => {
    const document = issuable.find((kind) => kind === fields.get('document'));
    if (document) ask((at) => ({ ...at, document, isMailed: fields.has('isMailed') }));
  };
  return (
    <ConfirmDialog title="work.do_document" {...{ onClose, isPending, problem }} onConfirm={confirm}>
      <fieldset className={classNames(layout.stack, layout.tight)}>
        <legend>{t('documents.which')}</legend>
        {issuable.map((kind, place) => (
          <RadioRow
            key={kind}
            name="document"
            value={kind}
            defaultChecked={place === 0}
            label={t(`documentKind.${kind}`)}
          />
        ))}
      </fieldset>
      {notEnough ? <p>{t('documents.notEnough', { system: notEnough })}</p> : null}
      <CheckboxField name="isMailed" label={t('documents.isMailed')} defaultChecked={!notEnough} />
    </ConfirmDialog>
  );
}
