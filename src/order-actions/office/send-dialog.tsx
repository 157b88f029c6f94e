// Sending: everything that is left is chosen already, with the carrier of the order; only the number is to be scanned, and
// where the carrier makes the label not even that.
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { type OrderLabels, orderLabelsQuery } from '../../fulfilment/office/label-queries.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { readGrams } from '../../numbers/weight.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { loadTrackingTexts, readTrackingField, TrackingField } from '../../shipping/office/tracking-field.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { CustomsNotice } from './customs-notice.tsx';
import { LabelFields, weightOf } from './label-fields.tsx';
import { LineQuantities, readLineQuantities } from './line-quantities.tsx';
import { loadRefusalTexts } from './load-refusal-texts.ts';
import { useOrderAction } from './use-order-action.ts';

const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/orders/send-order.ts`)),
  loadTrackingTexts,
  loadRefusalTexts,
);

export const bindSendDialog = () => withLateTexts(SendDialog, loadTexts);

function SendDialog({ order, onClose }: { order: ManagedOrder; onClose(): void }) {
  const { locale, t } = useApp();
  const { ask, isPending, problem, setProblem } = useOrderAction('OrdersSend', order, onClose);
  const left = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.cancelled }))
    .filter(({ quantity, sent }) => sent < quantity);
  const label = useLabelChoice(order, left);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const lines = readLineQuantities(fields, left).filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return setProblem(t('work.refusedNothingToSend'));
    const trackingNumber = readTrackingField(fields);
    if (trackingNumber === null) return setProblem(t('tracking.address'));
    const asked = label.isWanted ? readLabel(fields, locale) : null;
    if (asked?.weightGrams === 0) return setProblem(t('labels.weightMissing'));
    ask((at) => ({
      ...at,
      carrier: String(fields.get('carrier')),
      trackingNumber,
      lines,
      isDespiteDispute: fields.has('isDespiteDispute'),
      isDespiteWithdrawal: fields.has('isDespiteWithdrawal'),
      label: asked,
    }));
  };
  return (
    <OfficeDialog title={t('work.do_send')} onClose={onClose}>
      <form
        data-keep="send"
        className={layout.stack}
        onSubmit={submit}
        onInput={({ currentTarget }) => label.weigh(readLineQuantities(new FormData(currentTarget), left))}
      >
        {problem ? <Notice kind="error">{problem}</Notice> : null}
        <CustomsNotice order={order} />
        <LabelChoice label={label} />
        <SelectField
          label={t('work.carrier')}
          name="carrier"
          value={label.carrier}
          onChange={({ currentTarget }) => label.setCarrier(currentTarget.value)}
        >
          {order.carriers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <LineQuantities legend={t('work.sendLines')} lines={linesToSend(left)} />
        {order.isDisputed ? <CheckboxField name="isDespiteDispute" label={t('work.despiteDispute')} /> : null}
        {left.some(({ withdrawn }) => withdrawn > 0) ? <WithdrawnNotice /> : null}
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t(label.isWanted ? 'labels.doSend' : 'work.do_send')}
        </Button>
      </form>
    </OfficeDialog>
  );
}

function WithdrawnNotice() {
  const { t } = useApp();
  return (
    <Notice kind="error">
      <p>{t('work.sendWithdrawn')}</p>
      <CheckboxField name="isDespiteWithdrawal" label={t('work.despiteWithdrawal')} />
    </Notice>
  );
}

/** Chosen is what nobody has withdrawn from; where that is nothing, all of it, for whoever sends it all the same. */
function linesToSend(left: ManagedOrder['lines']) {
  const lines = left.map((line) => ({ ...line, most: line.quantity - line.sent }));
  const chosen = lines.map(({ most, withdrawn }) => most - withdrawn);
  const isNothing = chosen.every((count) => count === 0);
  return lines.map((line, index) => ({ ...line, chosen: isNothing ? line.most : (chosen[index] ?? line.most) }));
}

/** A label that is made, or the number of one that is there. */
function LabelChoice({ label }: { label: ReturnType<typeof useLabelChoice> }) {
  const { t } = useApp();
  return (
    <>
      {label.offer ? (
        <CheckboxField
          label={t('labels.withLabel', { carrier: label.carrierName })}
          checked={label.isWanted}
          onChange={({ currentTarget }) => label.want(currentTarget.checked)}
        />
      ) : null}
      {label.offer && label.isWanted && label.labels ? (
        <LabelFields
          offer={label.offer}
          carrierName={label.carrierName}
          labels={label.labels}
          weight={label.weight}
          onWeigh={label.setWeight}
        />
      ) : (
        <TrackingField label={t('tracking.number')} hint={t('work.trackingHint')} carrier={label.carrier} />
      )}
    </>
  );
}

/** Which carrier, and whether it makes the label: where it can, it does unless somebody says otherwise. */
function useLabelChoice({ number, carrier: ordered, carriers }: ManagedOrder, left: ManagedOrder['lines']) {
  const labels: OrderLabels | null = useSuspenseQuery(orderLabelsQuery(String(number))).data.orderLabels ?? null;
  const [carrier, setCarrier] = useState(ordered);
  const [isChosen, want] = useState(true);
  const [typed, setWeight] = useState<string | null>(null);
  const [lines, weigh] = useState(() =>
    linesToSend(left).map(({ position, chosen }) => ({ position, quantity: chosen })),
  );
  const offer = labels?.offers.find((candidate) => candidate.carrier === carrier);
  return {
    labels,
    carrier,
    setCarrier,
    carrierName: carriers.find(({ id }) => id === carrier)?.name ?? carrier,
    offer,
    isWanted: offer !== undefined && isChosen,
    want,
    weigh,
    weight: typed ?? (labels ? weightOf(labels, lines) : ''),
    setWeight,
  };
}

/** Reads the label's size and its weight in grams; nothing where what was typed is no weight. */
function readLabel(fields: FormData, locale: Locale) {
  return {
    size: String(fields.get('labelSize')),
    weightGrams: readGrams(String(fields.get('labelWeight')), locale) ?? 0,
    isAskedAgain: fields.has('isAskedAgain'),
  };
}
