// The parcel goes: its tracking number is scanned or left out, and Enter is enough. It needs a connection: the shopper is
// written to, and what was sent cannot wait on a phone.
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { useRefusalInWords } from '../../order-actions/office/use-order-action.ts';
import { useOperationMutation } from '../../query-client.ts';
import { readTrackingField, TrackingField } from '../../shipping/office/tracking-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useIsOnline } from '../../ui/office/use-is-online.ts';
import { signalScan } from '../../ui/scanner/signal-scan.ts';
import type { PackingOrder } from './packing-queries.ts';
import { isKnownProduct, isPacked } from './read-scan.ts';
import type { Packing } from './use-packing.ts';

type PackSendDialogProps = { order: PackingOrder; packing: Packing; onClose(): void; onSent(): void };

export function PackSendDialog({ order, packing, onClose, onSent }: PackSendDialogProps) {
  const { t } = useApp();
  const refusalInWords = useRefusalInWords();
  const isOnline = useIsOnline();
  const { mutate, isPending } = useOperationMutation('OrdersSend');
  const [problem, setProblem] = useState<string | null>(null);
  const { number, version, carrier, carrierName, customs, lines } = order;
  const inParcel = lines.filter(({ packed }) => packed > 0);
  const isPart = inParcel.length > 0 && !isPacked(order);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const trackingNumber = readTrackingField(new FormData(form));
    const refuse = (text: string) => {
      signalScan(false);
      setProblem(text);
      chooseAll(form);
    };
    if (trackingNumber === null) return refuse(t('tracking.address'));
    if (trackingNumber && isKnownProduct(trackingNumber, packing.orders)) return refuse(t('pack.isArticle'));
    if (!isOnline) return refuse(t('pack.sendOffline'));
    // Nothing scanned: all of it goes, as from the order's own page.
    const sent = inParcel.length === 0 ? lines : inParcel;
    const quantities = sent.map(({ position, packed, quantity }) => ({ position, quantity: packed || quantity }));
    setProblem(null);
    mutate(
      { number, version, carrier, trackingNumber, lines: quantities, isDespiteDispute: false },
      {
        onSuccess: async ({ sendOrder: { refusal } }) => {
          await packing.readQueue().catch(() => undefined);
          if (refusal) refuse(await refusalInWords(refusal));
          else onSent();
        },
        onError: () => refuse(t('work.refused')),
      },
    );
  };
  const title = isPart ? t('pack.sendPart') : t('pack.send');
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <form data-keep="send" className={layout.stack} onSubmit={submit}>
        {problem ? <Notice kind="error">{problem}</Notice> : null}
        {isOnline ? null : <Notice kind="info">{t('pack.sendOffline')}</Notice>}
        {customs ? <Notice kind="info">{customs}</Notice> : null}
        {isPart ? <p>{t('pack.partText')}</p> : null}
        <TrackingField
          label={`${t('tracking.number')} (${carrierName})`}
          hint={t('pack.trackingHint')}
          carrier={carrier}
        />
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t('pack.sendNow')}
        </Button>
      </form>
    </OfficeDialog>
  );
}

/** What was refused stays to be read, and the next scan takes its place: one code behind another is no number. */
function chooseAll(form: HTMLFormElement): void {
  const field = form.elements.namedItem('trackingNumber');
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
