import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useDraftAct } from './use-draft-act.ts';
import type { DraftEditor } from './use-draft-editor.ts';

type PayHereDialogProps = {
  isCollected: boolean;
  hasEmail: boolean;
  editor: DraftEditor;
  total: string;
  onClose(): void;
};

export function PayHereDialog({ isCollected, hasEmail, editor, total, onClose }: PayHereDialogProps) {
  const { t, showToast } = useApp();
  const [, navigate] = useLocation();
  const { act, isPending } = useDraftAct('DraftsPayHere', editor);
  const pay = async (fields: FormData) => {
    const saved = await editor.save();
    const paid =
      saved &&
      (await act({
        ...{ number: Number(saved.id), version: saved.version },
        paidBy: fields.get('paidBy') === 'terminal' ? 'terminal' : 'cash',
        isHandedOver: fields.has('isHandedOver'),
        hasReceipt: fields.has('hasReceipt'),
      }));
    onClose();
    if (paid?.order) navigate(officeUrlOf('managedOrder', undefined, { number: String(paid.order) }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || editor.isSaving) return;
    pay(new FormData(event.currentTarget)).catch(showToast);
  };
  return (
    <OfficeDialog title={t('drafts.payHere')} onClose={onClose}>
      <form className={layout.stack} onSubmit={submit}>
        <fieldset className={layout.stack} aria-label={t('drafts.paidBy')}>
          <RadioRow name="paidBy" value="cash" defaultChecked label={t('drafts.cash')} />
          <RadioRow name="paidBy" value="terminal" label={t('drafts.terminal')} />
        </fieldset>
        {isCollected ? <CheckboxField name="isHandedOver" defaultChecked label={t('drafts.handedOver')} /> : null}
        {hasEmail ? <CheckboxField name="hasReceipt" label={t('drafts.receipt')} /> : null}
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t('drafts.payNow', { total })}
        </Button>
      </form>
    </OfficeDialog>
  );
}
