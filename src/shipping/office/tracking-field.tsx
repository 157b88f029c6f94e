// The field in which the number of a parcel is scanned, typed or pasted. What is odd about it is said at once, and
// nothing is refused that a carrier may give.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carrierName } from '../carriers.ts';
import { doubtTracking, MAX_TRACKING_LENGTH, MAX_TYPED_TRACKING, readTrackingNumber } from '../tracking-number.ts';

export const loadTrackingTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/orders/tracking-number.ts`));

const FIELD = 'trackingNumber';

type Props = { label: string; hint: string; carrier: string };

export function TrackingField({ label, hint, carrier }: Props) {
  const { t } = useApp();
  const [typed, setTyped] = useState('');
  const doubt = sayDoubt(typed, carrier, t);
  return (
    <TextField
      {...{ label }}
      hint={<span role="status">{doubt ?? hint}</span>}
      name={FIELD}
      maxLength={MAX_TYPED_TRACKING}
      autoComplete="off"
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

function sayDoubt(typed: string, carrier: string, t: Translate): string | null {
  const doubt = doubtTracking(typed, carrier);
  if (!doubt) return null;
  if (doubt.kind === 'other') return t('tracking.other', { carrier: carrierName(doubt.carrier) });
  return doubt.kind === 'taken' ? t('tracking.taken', { number: doubt.number }) : t('tracking.address');
}

/** The number alone; null: what was typed is longer than any. */
export function readTrackingField(fields: FormData): string | null {
  const number = readTrackingNumber(String(fields.get(FIELD) ?? ''));
  return number.length > MAX_TRACKING_LENGTH ? null : number;
}
