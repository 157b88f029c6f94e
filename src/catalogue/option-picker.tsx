import { useT } from '../app-instance.tsx';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type Product, type Variant, valueState } from './choose-variant.ts';
import styles from './option-picker.module.css';
import { type PrintSize, printSizesOf } from './print-size.ts';
import { SizeDrawing } from './size-drawing.tsx';

type OptionPickerProps = {
  product: Product;
  variant: Variant;
  /** Index of the option. */
  option: number;
  onChoose(value: string): void;
};

/** One option as a group of radio buttons. What is not made with the choices above it says so, and why. */
export function OptionPicker({ product, variant, option, onChoose }: OptionPickerProps) {
  const t = useT();
  const { name, values } = product.options[option] ?? { name: '', values: [] };
  const chosen = variant.optionValues[option] ?? '';
  const sizes = printSizesOf(values.map(({ value }) => value));
  const choice = labelsOf(product, variant).slice(0, option).join(', ');
  const states = values.map(({ value }) => valueState(product.variants, variant, option, value));
  const missing = values.filter((_, index) => states[index] === 'impossible');
  return (
    <fieldset className={styles.option}>
      <legend className={styles.legend}>
        {name}
        {sizes ? <span className={styles.hint}>{t('product.toScale')}</span> : null}
      </legend>
      <div className={classNames(styles.values, sizes && styles.sizes)}>
        {values.map(({ value, label }, index) => (
          <Value
            key={value}
            name={`option${option}`}
            value={value}
            label={label}
            state={states[index] ?? 'possible'}
            isChosen={value === chosen}
            reason={t('product.valueMissing', { choice })}
            sizes={sizes}
            size={sizes?.[index]}
            onChoose={onChoose}
          />
        ))}
      </div>
      {missing.length > 0 ? (
        <p className={styles.missing} aria-hidden="true">
          {t('product.missingNote', { value: missing.map(({ label }) => label).join(', '), choice })}
        </p>
      ) : null}
    </fieldset>
  );
}

type ValueProps = {
  name: string;
  value: string;
  label: string;
  state: ReturnType<typeof valueState>;
  isChosen: boolean;
  reason: string;
  sizes: PrintSize[] | null;
  size: PrintSize | undefined;
  onChoose(value: string): void;
};

function Value({ name, value, label, state, isChosen, reason, sizes, size, onChoose }: ValueProps) {
  const t = useT();
  return (
    <label className={classNames(styles.value, styles[state])}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={state === 'impossible'}
        onChange={() => onChoose(value)}
      />
      {sizes && size ? <SizeDrawing size={size} among={sizes} /> : null}
      <span className={styles.text}>{label}</span>
      {state === 'soldOut' ? <span className={styles.note}>{t('product.valueSoldOut')}</span> : null}
      {state === 'impossible' ? <VisuallyHidden>{reason}</VisuallyHidden> : null}
    </label>
  );
}

/** The labels of a variant's values, in the options' order. */
export function labelsOf({ options }: Product, { optionValues }: Variant): string[] {
  return options.map(
    ({ values }, index) =>
      values.find(({ value }) => value === optionValues[index])?.label ?? optionValues[index] ?? '',
  );
}
