// Sending: everything that is left is chosen already, with the carrier of the order; only the number is to be scanned.
import type { FormEvent } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import styles from './order-actions.module.css';
import { useOrderAction } from './use-order-action.ts';

const MAX_TRACKING_LENGTH = 60;

export function SendDialog({ order, onClose }: { order: ManagedOrder; onClose(): void }) {
  const { t } = useApp();
  const { ask, isPending, problem, setProblem } = useOrderAction('OrdersSend', order, onClose);
  const left = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.cancelled }))
    .filter(({ quantity, sent }) => sent < quantity);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const lines = left
      .map(({ position }) => ({ position, quantity: Number(fields.get(`line-${position}`)) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return setProblem(t('work.refusedNothingChosen'));
    ask({
      carrier: String(fields.get('carrier')),
      trackingNumber: String(fields.get('trackingNumber')),
      lines,
      isDespiteDispute: fields.has('isDespiteDispute'),
    });
  };
  return (
    <OfficeDialog title={t('work.doSend')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {problem ? <Notice kind="error">{problem}</Notice> : null}
        <TextField
          label={t('work.trackingNumber')}
          hint={t('work.trackingHint')}
          name="trackingNumber"
          maxLength={MAX_TRACKING_LENGTH}
          autoComplete="off"
        />
        <SelectField label={t('work.carrier')} name="carrier" defaultValue={order.carrier}>
          {order.carriers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <fieldset>
          <legend>{t('work.sendLines')}</legend>
          {left.map((line) => (
            <label key={line.position} className={styles.line}>
              <span>{[line.title, line.variantTitle].filter(Boolean).join(', ')}</span>
              <input
                className={styles.count}
                type="number"
                name={`line-${line.position}`}
                min={0}
                max={line.quantity - line.sent}
                defaultValue={line.quantity - line.sent}
                required
              />
            </label>
          ))}
        </fieldset>
        {order.isDisputed ? <CheckboxField name="isDespiteDispute" label={t('work.despiteDispute')} /> : null}
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t('work.doSend')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
