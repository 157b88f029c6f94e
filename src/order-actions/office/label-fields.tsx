// What a label is asked for with: its size, and what the parcel weighs, which is known when all that is in it is.
import { useApp } from '../../app-instance.tsx';
import type { OrderLabels } from '../../fulfilment/office/label-queries.ts';
import { writeGrams } from '../../numbers/weight.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './dialog-form.module.css';

type Offer = OrderLabels['offers'][number];
type LabelFieldsProps = {
  offer: Offer;
  carrierName: string;
  labels: OrderLabels;
  weight: string;
  onWeigh(text: string): void;
};

export function LabelFields({ offer, carrierName, labels, weight, onWeigh }: LabelFieldsProps) {
  const { t } = useApp();
  const unknown = labels.labels.find(({ state, carrierName: of }) => state === 'unknown' && of === carrierName);
  return (
    <>
      <div className={styles.pair}>
        <SelectField key={offer.carrier} label={t('labels.size')} name="labelSize">
          {offer.sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('labels.weight')}
          hint={t('labels.weightHint')}
          name="labelWeight"
          inputMode="decimal"
          autoComplete="off"
          value={weight}
          onChange={({ currentTarget }) => onWeigh(currentTarget.value)}
          required
        />
      </div>
      {unknown ? (
        <CheckboxField
          name="isAskedAgain"
          label={t('labels.looked', { carrier: carrierName, reference: unknown.reference })}
          hint={t('labels.LabelUnknown')}
        />
      ) : null}
    </>
  );
}

/** What these lines weigh with their box; empty when that of one of them is not known. */
export function weightOf(
  { lineWeights, packagingGrams }: Pick<OrderLabels, 'lineWeights' | 'packagingGrams'>,
  lines: readonly { position: number; quantity: number }[],
): string {
  let sum = packagingGrams;
  for (const { position, quantity } of lines) {
    const grams = lineWeights.find((line) => line.position === position)?.grams;
    if (!grams && quantity > 0) return '';
    sum += quantity * (grams ?? 0);
  }
  return writeGrams(sum);
}
