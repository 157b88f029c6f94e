import { useFormatMoney, useT } from '../../app-instance.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Product, priceAdded, type Variant, valueState } from './choose-variant.ts';
import styles from './option-picker.module.css';
import { printSizeOf, printSizesOf } from './print-size.ts';
import { SizeDrawing } from './size-drawing.tsx';

type OptionPickerProps = {
  product: Product;
  variant: Variant;
  /** Index of the option. */
  option: number;
  onChoose(ticked: FormData): void;
};

/** One option as a group of radio buttons. What is not made with the choices above it says so, and why. */
export function OptionPicker({ product, variant, option, onChoose }: OptionPickerProps) {
  const t = useT();
  const format = useFormatMoney();
  const { name, values } = product.options[option] ?? { name: '', values: [] };
  const sizes = printSizesOf(values.map(({ value }) => value));
  const choice = labelsOf(product, variant).slice(0, option).join(', ');
  const states = values.map(({ value }) => valueState(product.variants, variant, option, value));
  const missingHere = t(printSizeOf(choice) ? 'product.sizeMissing' : 'product.valueMissing', { choice });
  const missing = values.filter((_, index) => states[index] === 'impossible');
  return (
    <fieldset>
      <legend className={styles.legend}>
        {name}
        {sizes ? <span className={styles.hint}>{t('product.toScale')}</span> : null}
      </legend>
      <div className={classNames(styles.values, sizes && styles.sizes)}>
        {values.map(({ value, label }, index) => {
          const added = priceAdded(product.variants, variant, option, value);
          return (
            <label
              key={value}
              className={classNames(styles.value, states[index] === 'impossible' && styles.impossible)}
            >
              <input
                className={styles.radio}
                type="radio"
                name={`option${option}`}
                value={value}
                checked={value === variant.optionValues[option]}
                disabled={states[index] === 'impossible'}
                onChange={({ currentTarget: { form } }) => onChoose(new FormData(form as HTMLFormElement))}
              />
              {sizes?.[index] ? <SizeDrawing size={sizes[index]} among={sizes} /> : null}
              <span className={styles.text}>{label}</span>
              {added ? <span className={styles.note}> +{format(added)}</span> : null}
              {states[index] === 'soldOut' ? <span className={styles.note}>{t('product.valueSoldOut')}</span> : null}
              {states[index] === 'impossible' ? <VisuallyHidden>{missingHere}</VisuallyHidden> : null}
            </label>
          );
        })}
      </div>
      {missing.length > 0 ? (
        <p className={styles.missing} aria-hidden="true">
          {`${missing.map(({ label }) => label).join(', ')}: ${missingHere}.`}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The labels of a variant's values, in the options' order. */
export function labelsOf({ options }: Product, { optionValues }: Variant): string[] {
  return options.map(
    ({ values }, index) =>
      values.find(({ value }) => value === optionValues[index])?.label ?? optionValues[index] ?? '',
  );
}
