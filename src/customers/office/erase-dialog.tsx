// Erasing a person cannot be undone: the address is typed once more, and the person who erases proves who it is.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { erasureReasons, isErasureReason } from '../erasure-reasons.ts';
import forms from './customer-page.module.css';
import { customerQuery, type Erasure, type ShownCustomer } from './customer-queries.ts';
import { erasureRefusals } from './customer-refusals.ts';

type EraseDialogProps = { customer: ShownCustomer; onErased(erasure: Erasure): void; onClose(): void };

export function EraseDialog({ customer, onErased, onClose }: EraseDialogProps) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('CustomersErase');
  const [error, setError] = useState<string>();
  const [email = ''] = customer.emails;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('email'));
    const reason = form.get('reason');
    if (typed.trim().toLowerCase() !== email) return setError(t('customers.eraseTypeWrong'));
    if (!isErasureReason(reason)) return;
    setError(undefined);
    const answer = (await run({ id: customer.id, reason }))?.eraseCustomer;
    if (!answer) return;
    onClose();
    if (!answer.refusal) return onErased(answer);
    // Something has happened to an order meanwhile: the page says what.
    showToast({ kind: 'error', text: t(refusalMessage(erasureRefusals, answer.refusal, 'customers.notYet')) });
    await queryClient.invalidateQueries({ queryKey: customerQuery(customer.id).queryKey });
  };
  return (
    <OfficeDialog title={t('customers.eraseTitle')} onClose={onClose}>
      <form className={classNames(layout.stack, forms.form)} onSubmit={submit} noValidate>
        <p>{t('customers.eraseText')}</p>
        <p>{t('customers.eraseConfirm')}</p>
        <SelectField label={t('erasure.why')} name="reason">
          {erasureReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`erasure.${reason}`)}
            </option>
          ))}
        </SelectField>
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
