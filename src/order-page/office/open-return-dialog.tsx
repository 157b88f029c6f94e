import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { dateIn } from '../../dates/local-date.ts';
import { returnRefusals } from '../../fulfilment/office/return-refusals.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { OrdersManagedQuery } from '../../office-operations.generated.ts';
import { LineQuantities, readLineQuantities } from '../../order-actions/office/line-quantities.tsx';
import { invalidateOrder } from '../../orders/office/office-order-queries.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { NewIdField, newIdIn } from '../../ui/typing/new-id-field.tsx';

const channels = ['phone', 'letter', 'email', 'counter'] as const;

type OpenReturnDialogProps = {
  number: number;
  returnable: OrdersManagedQuery['returnsOfOrder']['returnable'];
  onClose(): void;
};

export function OpenReturnDialog({ number, returnable, onClose }: OpenReturnDialogProps) {
  const { shop, t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOperationMutation('ReturnsOpen');
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (fields: FormData) => {
    const { openReturn } = await mutateAsync({
      orderNumber: number,
      lines: readLineQuantities(fields, returnable),
      channel: channels.find((channel) => channel === fields.get('channel')) ?? 'phone',
      reason: String(fields.get('reason')).trim(),
      announcedOn: String(fields.get('day')),
      isAcknowledged: fields.has('isAcknowledged'),
      newId: newIdIn(fields),
    });
    await invalidateOrder(queryClient, number);
    if (openReturn.refusal === 'MadeBefore') {
      showToast({ kind: 'info', text: t('orderReturns.madeBefore', { number: openReturn.number ?? '' }) });
      return onClose();
    }
    if (!openReturn.refusal) return onClose();
    setProblem(t(refusalMessage(returnRefusals, openReturn.refusal, 'returns.refused')));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(new FormData(event.currentTarget)).catch(showToast);
  };
  return (
    <OfficeDialog title={t('orderReturns.open')} onClose={onClose}>
      <form data-keep="return" className={layout.stack} onSubmit={submit}>
        <NewIdField />
        {problem ? <Notice kind="error">{problem}</Notice> : null}
        <LineQuantities
          legend={t('orderReturns.what')}
          lines={returnable.map((line) => ({ ...line, most: line.quantity }))}
        />
        <SelectField label={t('returns.channel')} name="channel" defaultValue="phone">
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {t(`returns.channel_${channel}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('orderReturns.day')}
          type="date"
          name="day"
          defaultValue={dateIn(shop.timeZone, new Date())}
          required
        />
        <TextField label={t('returns.reason')} name="reason" maxLength={500} autoComplete="off" />
        <CheckboxField name="isAcknowledged" label={t('orderReturns.acknowledge')} defaultChecked />
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t('orderReturns.open')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
