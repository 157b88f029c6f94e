import { useRef } from 'react';
import { useT } from '../../app-instance.tsx';
import { MinusIcon, PlusIcon } from '../../icons/control-icons.tsx';
import { ScriptButton } from '../script-button.tsx';
import styles from './quantity-stepper.module.css';
import { useFirstReading } from './use-first-reading.ts';

/** Far more than anybody is sold. */
const MOST_TYPED = 9_999;

type QuantityStepperProps = {
  /** Says what is counted, e.g. "Quantity of Night Bird". */
  label: string;
  value: number;
  onChange(quantity: number): void;
  /** The number up to which the button counts. */
  max: number;
  /** The form that it belongs to, where it does not stand in it. */
  form?: string;
  isDisabled?: boolean;
};

/**
 * A number field with a button on each side. Without JavaScript only the field is shown. More than `max` can be typed: whoever
 * takes it says what became of it, which a number that changes by itself does not.
 */
export function QuantityStepper({ label, value, onChange, max, form, isDisabled }: QuantityStepperProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const change = (quantity: number) => onChange(Math.max(1, Math.min(MOST_TYPED, quantity)));
  const read = ({ valueAsNumber }: HTMLInputElement) => {
    if (Number.isInteger(valueAsNumber) && valueAsNumber !== value) change(valueAsNumber);
  };
  useFirstReading(() => read(field.current as HTMLInputElement));
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <ScriptButton
        className={styles.step}
        aria-label={t('site.fewer')}
        disabled={isDisabled || value <= 1}
        onClick={() => change(value - 1)}
      >
        <MinusIcon />
      </ScriptButton>
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        aria-label={label}
        name="quantity"
        form={form}
        min={1}
        value={value}
        disabled={isDisabled}
        ref={field}
        onChange={(event) => read(event.currentTarget)}
      />
      <ScriptButton
        className={styles.step}
        aria-label={t('site.more')}
        disabled={isDisabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <PlusIcon />
      </ScriptButton>
    </fieldset>
  );
}
